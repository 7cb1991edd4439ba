import type { SpokenPreview } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'

const KEPT_FOR_MS = 10 * 60_000
/** A sentence of five seconds has about 320,000. */
const CHARACTERS_MAX = 16_000_000

interface Kept {
  until: number
  answer: Promise<SpokenPreview>
  characters: number
}

/**
 * Caches spoken sentences in memory for ten minutes. A repeated request costs nothing, and concurrent requests share one
 * result. The least recently used sentence is evicted first.
 */
export function createPreviewCache(clock: Clock) {
  const kept = new Map<string, Kept>()
  return { get }

  async function get(key: string, speak: () => Promise<SpokenPreview>): Promise<SpokenPreview> {
    const now = clock.now().getTime()
    for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
    const known = kept.get(key)
    if (known) return known.answer
    const fresh: Kept = { until: now + KEPT_FOR_MS, answer: speak(), characters: 0 }
    kept.set(key, fresh)
    try {
      const answer = await fresh.answer
      fresh.characters = answer.sound.length
      makeRoom()
      return answer
    } catch (error) {
      if (kept.get(key) === fresh) kept.delete(key)
      throw error
    }
  }

  function makeRoom(): void {
    let held = [...kept.values()].reduce((sum, { characters }) => sum + characters, 0)
    for (const [key, { characters }] of kept) {
      if (held <= CHARACTERS_MAX) return
      kept.delete(key)
      held -= characters
    }
  }
}
