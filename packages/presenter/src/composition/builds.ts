import type { Shot } from '../director/storyboard.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'

/**
 * A row or a price comes in within 0.27 s, and the name of a photo leaves within 0.2 s; pin, picture, title and quote come within 0.35 s,
 * the way to the pin within 0.8 s.
 */
const STEPS = { row: 4, picture: 5, way: 12, name: 3 }

/** Returns the progress of what comes in: fast at first, so that it ends gently. */
const easedOut = (progress: number) => 1 - (1 - progress) ** 2

const share = (seconds: number, startSeconds: number, steps: number) =>
  Math.max(0, Math.min(1, (Math.floor((seconds - startSeconds) * STEPS_PER_SECOND + 1e-6) + 1) / steps))

/** Returns the state of a card that builds: each whole number is one more part, a fraction the progress of the next. */
export function buildAt({ scene, startSeconds, items, priceSeconds, nameUntilSeconds }: Shot, seconds: number): number {
  if (nameUntilSeconds !== undefined) return 1 - share(seconds, nameUntilSeconds, STEPS.name)
  if (scene === 'list')
    return items.reduce((sum, item) => sum + easedOut(share(seconds, item.startSeconds - 0.1, STEPS.row)), 0)
  if (scene === 'offer') return easedOut(share(seconds, (priceSeconds ?? startSeconds) - 0.1, STEPS.row))
  if (scene === 'quote') return easedOut(share(seconds, startSeconds, STEPS.picture))
  if (scene === 'address')
    return share(seconds, startSeconds, STEPS.picture) + easedOut(share(seconds, startSeconds + 0.4, STEPS.way))
  if (scene === 'opening')
    return share(seconds, startSeconds, STEPS.picture) + easedOut(share(seconds, startSeconds + 0.3, STEPS.picture))
  return 0
}
