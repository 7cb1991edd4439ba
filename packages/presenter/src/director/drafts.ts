import type { Language } from '../composition/render-job.ts'
import { anyClaim } from './signs.ts'
import type { LargeWords } from './signs.ts'
import { SHOT_SECONDS, secondsOf } from './pieces.ts'
import type { Piece } from './pieces.ts'
import type { Scene } from './scenes.ts'
import type { ShotItem, ShotTexts, SpokenTime } from './storyboard.ts'

/** A shot in the making. */
export interface Draft extends Piece {
  /** Undefined: the director is free to choose. */
  scene: Scene | undefined
  photo: number | undefined
  /** The photo that its words name. No other shot has the same. */
  named: number | undefined
  texts: ShotTexts
  items: readonly ShotItem[]
  priceSeconds?: number
  /** Whether the large words are all that is said, so that captions are not needed. */
  isSaidInPicture: boolean
  /** When the large words are said. */
  said?: SpokenTime
  /** Whether a person or a mark chose scene or photo. */
  isLocked: boolean
  /** Whether a list has no room for the presenter beside it. */
  isNarrow?: boolean
  /** Whether a person wants no photo. */
  isWithoutPhoto?: boolean
  /** Whether a person wants a cut here in any case, or in no case. */
  isCut: boolean | undefined
}

export const draftOf = (piece: Piece): Draft => ({
  ...piece,
  scene: undefined,
  photo: undefined,
  named: undefined,
  texts: {},
  items: [],
  isSaidInPicture: false,
  isLocked: false,
  isCut: undefined,
})

/** Returns whether the director may give a shot to a photo. Claims and calls may wait, questions and cards may not. */
export const isFree = ({ scene, isLocked, sign }: Draft) =>
  !isLocked && (scene === undefined || (scene === 'medium' && sign.kind === 'claim'))

/** Scenes in which the presenter is not seen. */
const FACELESS: readonly Scene[] = ['opening', 'voice', 'address', 'quote']

/** Returns a shot that shows words of its sentence in large letters. */
export const withLargeWords = (draft: Draft, { headline, isWhole, said }: LargeWords): Draft => ({
  ...draft,
  texts: { headline },
  isSaidInPicture: isWhole,
  said,
})

/** Returns whether the presenter is seen in a shot. Beside a list they are seen unless it has photos. */
export function showsFace({ scene, photo, items, isNarrow }: Omit<Draft, keyof Piece>): boolean {
  if (scene === 'list')
    return photo === undefined && isNarrow !== true && items.every((item) => item.photo === undefined)
  return scene !== undefined && !FACELESS.includes(scene)
}

/** Cards keep their scene when a short shot is joined to them. The first counts most. */
const STRONGEST: readonly Scene[] = ['offer', 'list', 'quote', 'address', 'end', 'close', 'medium']
const strengthOf = ({ scene, isLocked, sign }: Draft) => {
  // A video begins with the presenter.
  if (isLocked || sign.kind === 'greeting') return STRONGEST.length + 1
  return scene && STRONGEST.includes(scene) ? STRONGEST.length - STRONGEST.indexOf(scene) : 0
}

/** Offers are read for at least 4 s. */
const leastOf = ({ scene, isLocked, isSaidInPicture }: Draft) => {
  // Words that replace the captions stay alone.
  if (isLocked || isSaidInPicture) return SHOT_SECONDS.least
  return scene === 'offer' ? 4 : SHOT_SECONDS.usual
}
const mostOf = (draft: Draft) => (draft.scene === 'list' ? SHOT_SECONDS.list : SHOT_SECONDS.most)

/** Scenes that show all of their words from the start. */
const SHOWN_AT_ONCE: readonly Scene[] = ['close', 'medium', 'quote']
const EARLY_SECONDS_MAX = 1.5

/** Returns whether large words would be seen long before they are spoken when two shots are one. */
const wouldBeEarly = (one: Draft, { scene, texts, isLocked, startSeconds }: Draft) =>
  !isLocked &&
  scene !== undefined &&
  SHOWN_AT_ONCE.includes(scene) &&
  texts.headline !== undefined &&
  startSeconds - one.startSeconds > EARLY_SECONDS_MAX

function joined(one: Draft, other: Draft): Draft {
  const isOther = strengthOf(other) > strengthOf(one) && !wouldBeEarly(one, other)
  const [strong, weak] = isOther ? [other, one] : [one, other]
  return {
    ...strong,
    sentence: one.sentence,
    part: one.part,
    startSeconds: one.startSeconds,
    endSeconds: other.endSeconds,
    words: [...one.words, ...other.words],
    sign: strong.sign.kind === 'none' ? weak.sign : strong.sign,
    named: one.named ?? other.named,
    isCut: one.isCut,
    // The picture does not contain the words of the other shot.
    isSaidInPicture: false,
  }
}

/** Returns whether two shots are short enough to be one. */
export const fitTogether = (one: Draft, other: Draft): boolean =>
  secondsOf(one) + secondsOf(other) <= (strengthOf(one) >= strengthOf(other) ? mostOf(one) : mostOf(other))

/** A shot of large words from this length on gets the rest from the shot before, if both together are long enough. */
const LENT_FROM_SECONDS = 1.1
const LENDER_SECONDS_MIN = SHOT_SECONDS.usual + SHOT_SECONDS.least

/** Returns whether two shots name two photos, or one of them a photo and the other has a scene of its own, and can both be seen. */
function showDifferent(one: Draft, other: Draft): boolean {
  if (one.named !== undefined && other.named !== undefined) return true
  const isNamed = one.named !== undefined ? !isFree(other) : other.named !== undefined && !isFree(one)
  return isNamed && secondsOf(one) + secondsOf(other) >= 2 * SHOT_SECONDS.least
}

function mayJoin(one: Draft, other: Draft): boolean {
  if (other.isCut || !fitTogether(one, other)) return false
  const length = secondsOf(one) + secondsOf(other)
  if (other.isCut === false) return true
  if (showDifferent(one, other)) return false
  // A question gets its own shot by a moment of the shot before.
  if (wouldBeEarly(one, other) && secondsOf(other) >= LENT_FROM_SECONDS && length >= LENDER_SECONDS_MIN) return false
  // Two shots are better than a very long one.
  if (length > SHOT_SECONDS.cut && Math.min(secondsOf(one), secondsOf(other)) >= SHOT_SECONDS.least) return false
  const isShort = secondsOf(one) < leastOf(one) || secondsOf(other) < SHOT_SECONDS.least
  const bothAreStrong = strengthOf(one) > 1 && strengthOf(other) > 1
  // Two marks or two cards are joined only when one of them would be too short to see.
  if (bothAreStrong && one.sign.kind === 'greeting') return length < 2 * SHOT_SECONDS.least
  if (bothAreStrong) return Math.min(secondsOf(one), secondsOf(other)) < SHOT_SECONDS.least
  return isShort
}

/** Moves the cut between two shots until neither is too short to be seen. */
function balanced(one: Draft, other: Draft): [Draft, Draft] {
  const cut = Math.min(
    Math.max(other.startSeconds, one.startSeconds + SHOT_SECONDS.least),
    other.endSeconds - SHOT_SECONDS.least,
  )
  return cut === other.startSeconds || cut <= one.startSeconds ? [one, other] : cutAt(cut, one, other)
}

/** Moves the cut between two shots to a time. */
function cutAt(cut: number, one: Draft, other: Draft): [Draft, Draft] {
  const words = [...one.words, ...other.words]
  const isBefore = ({ startSeconds }: { startSeconds: number }) => startSeconds < cut
  const [first, second] = [words.filter(isBefore), words.filter((word) => !isBefore(word))]
  const isSame = first.length === one.words.length
  return [
    { ...one, endSeconds: cut, words: first, isSaidInPicture: isSame && one.isSaidInPicture },
    { ...other, startSeconds: cut, words: second, isSaidInPicture: isSame && other.isSaidInPicture },
  ]
}

/** A photo comes at most this much after its name. */
const LATE_SECONDS_MAX = 1.5

/** Gives short shots that name a photo time of the shots after them. A shot that would come too late is joined to the one before. */
function withTimeForNames(given: readonly Draft[]): Draft[] {
  const shots: Draft[] = []
  let isMoved = false
  for (const draft of given) {
    const last = shots.at(-1)
    const cut = (last?.startSeconds ?? 0) + SHOT_SECONDS.least
    const mayMove: boolean = isMoved || last?.named !== undefined
    isMoved = mayMove && draft.startSeconds < cut
    const isSeen = cut - draft.startSeconds <= LATE_SECONDS_MAX && cut < draft.endSeconds
    if (last && isMoved) shots.splice(-1, 1, ...(isSeen ? cutAt(cut, last, draft) : [joined(last, draft)]))
    else shots.push(draft)
  }
  const [before, last] = shots.slice(-2)
  if (isMoved && before && last && secondsOf(last) < SHOT_SECONDS.least) shots.splice(-2, 2, joined(before, last))
  return shots
}

/** Joins shots that are too short to the next one, and the last to the one before. */
export function joinShort(drafts: readonly Draft[]): Draft[] {
  const shots: Draft[] = []
  for (const draft of drafts) {
    const last = shots.at(-1)
    if (last && mayJoin(last, draft)) shots[shots.length - 1] = joined(last, draft)
    else if (last) shots.splice(-1, 1, ...balanced(last, draft))
    else shots.push(draft)
  }
  const [before, last] = [shots.at(-2), shots.at(-1)]
  if (
    before &&
    last &&
    secondsOf(last) < SHOT_SECONDS.usual &&
    secondsOf(before) + secondsOf(last) <= mostOf(before) &&
    !last.isCut
  )
    shots.splice(-2, 2, joined(before, last))
  return withTimeForNames(shots)
}

/** Returns large words for a shot of the presenter, or undefined when nothing in it is short enough. */
export function claimFor({ sign, words }: Draft, language: Language): LargeWords | undefined {
  return sign.kind === 'claim' ? sign : anyClaim(words, language)
}
