import type { Language } from '../composition/render-job.ts'
import { claimFor, withLargeWords } from './drafts.ts'
import type { Draft } from './drafts.ts'
import { secondsOf } from './pieces.ts'
import type { Scene } from './scenes.ts'

/** One shot in this many is a close-up at most. */
const CLOSE_EVERY = 4
const CLOSE_SECONDS_MAX = 5
const MEDIUM_SECONDS_MIN = 2.5
const ALIKE_MAX = 2

const PRESENTER: readonly Scene[] = ['wide', 'medium', 'close']

/** Fills the shots that are still free with the presenter: medium with large words, close and wide in turn. */
export function placePresenter(drafts: readonly Draft[], language: Language): Draft[] {
  const shots: Draft[] = []
  let closeUps = drafts.filter(({ scene }) => scene === 'close').length
  const closeUpsMax = Math.max(1, Math.floor(drafts.length / CLOSE_EVERY))
  for (const [index, draft] of drafts.entries()) {
    if (draft.scene !== undefined) {
      shots.push(draft)
      continue
    }
    const [before, after] = [shots.at(-1)?.scene, drafts[index + 1]?.scene]
    const claim = secondsOf(draft) >= MEDIUM_SECONDS_MIN ? claimFor(draft, language) : undefined
    const options: Scene[] = [
      ...(claim && before !== 'medium' && after !== 'medium' ? ['medium' as const] : []),
      ...(closeUps < closeUpsMax && secondsOf(draft) <= CLOSE_SECONDS_MAX && before !== 'close'
        ? ['close' as const]
        : []),
      'wide',
    ]
    // Two sizes of the same kind next to each other look like a mistake.
    const scene = options.find((one) => one !== before && one !== after) ?? options[0] ?? 'wide'
    if (scene === 'close') closeUps++
    shots.push(scene === 'medium' && claim ? withLargeWords({ ...draft, scene }, claim) : { ...draft, scene })
  }
  return shots
}

/**
 * Changes the third of three shots of the same kind, and the second of the presenter in the arch. What a person or a mark chose
 * stays.
 */
export function withoutThreeAlike(drafts: readonly Draft[], language: Language): Draft[] {
  const shots: Draft[] = []
  for (const [index, draft] of drafts.entries()) {
    const alike = shots.slice(-ALIKE_MAX)
    const isThird = alike.length === ALIKE_MAX && alike.every(({ scene }) => scene === draft.scene)
    const isSecondMedium = draft.scene === 'medium' && shots.at(-1)?.scene === 'medium'
    if (draft.isLocked || (!isThird && !isSecondMedium)) shots.push(draft)
    else if (isThird || drafts[index + 1]?.scene === 'close') shots.push(changed(draft, language))
    else shots.push({ ...draft, scene: 'close', texts: {}, isSaidInPicture: false })
  }
  return shots
}

function changed(draft: Draft, language: Language): Draft {
  const { scene } = draft
  if (scene === 'voice') return { ...draft, scene: 'corner' }
  if (scene === 'corner') return { ...draft, scene: 'split' }
  if (scene === 'split' || scene === 'list' || scene === 'quote')
    return { ...draft, scene: 'wide', photo: undefined, texts: {}, items: [], isSaidInPicture: false }
  if (scene && PRESENTER.includes(scene) && scene !== 'wide')
    return { ...draft, scene: 'wide', texts: {}, isSaidInPicture: false }
  const claim = claimFor(draft, language)
  return claim ? withLargeWords({ ...draft, scene: 'medium' }, claim) : { ...draft, scene: 'close' }
}
