import type { Language, Shape } from '../../composition/render-job.ts'
import type { DirectorPhoto } from '../director-input.ts'
import { isFree, showsFace } from '../drafts.ts'
import type { Draft } from '../drafts.ts'
import { createNameSearch, isInside } from './named-photos.ts'
import { SHOT_SECONDS, secondsOf } from '../pieces.ts'
import { endsInPause, endsSentence } from '../sentence-text.ts'
import type { DirectorWord } from '../sentence-text.ts'
import type { Scene } from '../scenes.ts'

/** The maximum number of uses of a photo, each with another crop. */
export const PHOTO_USES_MAX = 3

const SMALL_PIXELS = 900
const CORNER_SECONDS_MIN = 3
const VOICE_SECONDS_MAX = 6
/** Shots that may show a photo: the rest is for the presenter. */
const PHOTO_SHARE = 0.75
/** From this number of photos on they are shown in series. */
const SERIES_MIN = 6
/** A video of that length shows a single photo twice, and all of them twice when there is room. */
const REPEAT_SECONDS = 25

const UPRIGHT_MAX = 0.9
const SQUARE_MAX = 1.2
const PANORAMA_MIN = 2

const sizeOf = ({ width = 1600, height = 1067 }: DirectorPhoto) => ({ width, height })

/** Returns the scenes that suit a photo, the best first. */
export function scenesFor(photo: DirectorPhoto, shape: Shape): readonly Scene[] {
  const { width, height } = sizeOf(photo)
  const ratio = width / height
  // Pages and slides are shown whole, small photos never full frame.
  if (photo.isPhoto === false || Math.max(width, height) < SMALL_PIXELS) return ['split']
  if (ratio >= PANORAMA_MIN) return ['voice']
  if (ratio < UPRIGHT_MAX) return shape === '9:16' ? ['voice', 'corner'] : ['split']
  if (ratio < SQUARE_MAX)
    return shape === '9:16' || shape === '4:5' ? ['split', 'voice', 'corner'] : ['split', 'corner']
  return ['voice', 'corner', 'split']
}

export interface PhotoPlan {
  photos: readonly DirectorPhoto[]
  language: Language
  shape: Shape
  durationSeconds: number
  /** The number of uses of each photo so far. It is updated in place. */
  uses: number[]
  /** Whether the end shows the presenter, so that the last shot before it may be a photo. */
  hasEnd: boolean
  /** The place in the script of a shot that begins with a word. */
  placeOf: (word: DirectorWord | undefined, fallback: Draft) => Pick<Draft, 'part' | 'sentence'>
}

/** Chooses a scene for a photo: what suits it, in turn, and short shots full frame. */
function createSceneTurn({ photos, shape }: PhotoPlan) {
  let turn = 0
  const isSeries = photos.length >= SERIES_MIN
  const order: readonly Scene[] = isSeries
    ? ['voice', 'voice', 'corner', 'voice', 'split']
    : ['voice', 'corner', 'split']
  return (photo: DirectorPhoto, seconds: number): Scene => {
    const fitting = scenesFor(photo, shape)
    const wanted = order[turn++ % order.length] as Scene
    const scene = fitting.includes(wanted) ? wanted : (fitting[0] ?? 'split')
    if (scene === 'corner' && seconds < CORNER_SECONDS_MIN) return fitting.includes('voice') ? 'voice' : scene
    if (scene === 'voice' && seconds > VOICE_SECONDS_MAX && fitting.includes('corner')) return 'corner'
    return scene
  }
}

/** Cuts the longest free shots in two until there is room for all photos. */
function withRoom(
  drafts: readonly Draft[],
  count: number,
  free: (draft: Draft, index: number) => boolean,
  placeOf: PhotoPlan['placeOf'],
): Draft[] {
  const slots = drafts.filter(free).length
  const missing = Math.ceil(count / PHOTO_SHARE) - slots
  if (missing <= 0) return [...drafts]
  const least = 2 * SHOT_SECONDS.least + 0.8
  const longest = [...drafts.keys()]
    .filter((index) => free(drafts[index] as Draft, index) && secondsOf(drafts[index] as Draft) >= least)
    .toSorted((one, other) => secondsOf(drafts[other] as Draft) - secondsOf(drafts[one] as Draft))
  const cut = new Set(longest.slice(0, missing))
  return drafts.flatMap((draft, index) => (cut.has(index) ? halves(draft, placeOf) : [draft]))
}

/** Cuts a shot where a sentence in it ends, else at a comma, else at the word nearest its middle. */
function halves(draft: Draft, placeOf: PhotoPlan['placeOf']): Draft[] {
  const { words } = draft
  const middle = (draft.startSeconds + draft.endSeconds) / 2
  const rank = (index: number) => {
    const before = words[index - 1]
    return before && endsSentence(before) ? 0 : before && endsInPause(before) ? 1 : 2
  }
  const [first] = [...words.keys()]
    .filter((index) => {
      const start = words[index]?.startSeconds ?? 0
      return start >= draft.startSeconds + SHOT_SECONDS.least && start <= draft.endSeconds - SHOT_SECONDS.least
    })
    .toSorted((one, other) => rank(one) - rank(other) || away(one) - away(other))
  const word = first === undefined ? undefined : words[first]
  function away(index: number): number {
    return Math.abs((words[index]?.startSeconds ?? 0) - middle)
  }
  const cut = word?.startSeconds ?? middle
  return [
    { ...draft, endSeconds: cut, words: draft.words.filter(({ startSeconds }) => startSeconds < cut) },
    {
      ...draft,
      ...placeOf(word, draft),
      startSeconds: cut,
      words: draft.words.filter(({ startSeconds }) => startSeconds >= cut),
      sign: { kind: 'none' },
      scene: undefined,
      texts: {},
      isSaidInPicture: false,
    },
  ]
}

/** Gives photos to the shots that name them, and the others in order, evenly over the shots that are free. */
export function placePhotos(given: readonly Draft[], plan: PhotoPlan): Draft[] {
  const { photos, uses } = plan
  if (photos.length === 0) return [...given]
  const isOpen = (draft: Draft, index: number, count: number) => isFree(draft) && isInside(index, count, plan.hasEnd)
  const unused = () => [...photos.keys()].filter((index) => isUnshown(index))
  const shown = new Set(given.flatMap(({ photo }) => (photo === undefined ? [] : [photo])))
  const isUnshown = (index: number) => !shown.has(index)
  const named = createNameSearch(photos, plan.language)
  const hasRoom = (draft: Draft, index: number) => isOpen(draft, index, given.length) && named(draft).length === 0
  const drafts = withRoom(given, unused().length, hasRoom, plan.placeOf)
  const sceneFor = createSceneTurn(plan)
  const show = (index: number, photo: number): void => {
    const draft = drafts[index] as Draft
    const asset = photos[photo] as DirectorPhoto
    uses[photo] = (uses[photo] ?? 0) + 1
    shown.add(photo)
    drafts[index] = {
      ...draft,
      scene: sceneFor(asset, secondsOf(draft)),
      photo,
      texts: asset.caption ? { headline: asset.caption } : {},
      isSaidInPicture: false,
    }
  }
  const namesOf = new Map<number, number>()
  for (const [index, draft] of drafts.entries()) {
    if (draft.named !== undefined && isOpen(draft, index, drafts.length)) namesOf.set(index, draft.named)
  }
  const pulled = new Set(namesOf.values())
  const queue = queueOf(
    unused().filter((photo) => !pulled.has(photo)),
    plan,
  )
  // What a sentence names is not followed by the name of something else.
  const aboutPhoto = new Set(drafts.flatMap((draft) => (named(draft).length === 0 ? [] : [draft.sentence])))
  const nextFor = ({ sentence }: Draft): number | undefined => {
    const at = aboutPhoto.has(sentence) ? queue.findIndex((photo) => !photos[photo]?.caption) : 0
    return at < 0 ? undefined : queue.splice(at, 1)[0]
  }
  const hasUnnamed = queue.some((photo) => !photos[photo]?.caption)
  const slots = [...drafts.keys()].filter((index) => {
    const draft = drafts[index] as Draft
    const isLeft = isOpen(draft, index, drafts.length) && !namesOf.has(index)
    return isLeft && (hasUnnamed || !aboutPhoto.has(draft.sentence))
  })
  const room = Math.min(queue.length, Math.ceil(slots.length * PHOTO_SHARE))
  const chosen = new Set(slots.filter((_, index) => isTurn(index, room, slots.length)))
  for (const index of drafts.keys()) {
    const photo = namesOf.get(index) ?? (chosen.has(index) ? nextFor(drafts[index] as Draft) : undefined)
    if (photo !== undefined && (uses[photo] ?? 0) < PHOTO_USES_MAX) show(index, photo)
  }
  // A square list has no room for a photo: it has the presenter.
  return drafts.map((draft) =>
    draft.scene === 'list' && plan.shape === '1:1' ? draft : besideCard(draft, named, uses),
  )
}

/** Puts the photos that a list or a quote names beside it: those of the rows of a list with their rows. */
function besideCard(draft: Draft, named: ReturnType<typeof createNameSearch>, uses: number[]): Draft {
  const isCard = draft.scene === 'list' || draft.scene === 'quote'
  if (!isCard || draft.photo !== undefined || draft.isWithoutPhoto === true) return draft
  const use = (photo: number | undefined): { photo: number } | undefined => {
    if (photo === undefined || (uses[photo] ?? 0) >= PHOTO_USES_MAX) return undefined
    uses[photo] = (uses[photo] ?? 0) + 1
    return { photo }
  }
  const items = draft.items.map((item) => ({ ...item, ...use(named({ words: wordsOf(item.text) })[0]) }))
  const ofRow = items.find(({ photo }) => photo !== undefined)?.photo
  return { ...draft, items, ...(ofRow === undefined ? use(named(draft)[0]) : { photo: ofRow }) }
}

const wordsOf = (text: string) => text.split(/\s+/).map((word) => ({ text: word }))

/** Returns whether the slot at an index is one of `room` slots that are spread evenly over `count`. */
const isTurn = (index: number, room: number, count: number) =>
  Math.floor(((index + 1) * room) / count) > Math.floor((index * room) / count)

/** Returns the photos in order. In a long video, few photos appear twice. */
function queueOf(unused: readonly number[], { photos, durationSeconds, uses }: PhotoPlan): number[] {
  const again = [...photos.keys()].filter(
    (index) => (uses[index] ?? 0) + (unused.includes(index) ? 1 : 0) < PHOTO_USES_MAX - 1,
  )
  const isLong = durationSeconds / Math.max(1, photos.length) > REPEAT_SECONDS
  return isLong ? [...unused, ...again] : [...unused]
}

/** Most seconds without the presenter: of photos with the voice only, and of anything. */
const UNSEEN_SECONDS = { voice: 9, anything: 12 }

/** Shows the presenter in the corner of a photo, or in place of a card, before too much time has passed without a face. */
export function keepFaces(drafts: readonly Draft[], photos: readonly DirectorPhoto[], shape: Shape): Draft[] {
  const shots = [...drafts]
  let unseen = { voice: 0, anything: 0 }
  for (const [index, draft] of shots.entries()) {
    const seconds = secondsOf(draft)
    if (showsFace(draft)) {
      unseen = { voice: 0, anything: 0 }
      continue
    }
    const voice = draft.scene === 'voice' ? unseen.voice + seconds : 0
    if (voice <= UNSEEN_SECONDS.voice && unseen.anything + seconds <= UNSEEN_SECONDS.anything) {
      unseen = { voice, anything: unseen.anything + seconds }
      continue
    }
    const before = shots[index - 1]
    // A card keeps its place when the photo before it can show the presenter.
    if (draft.scene !== 'voice' && before?.scene === 'voice' && seconds <= UNSEEN_SECONDS.anything) {
      shots[index - 1] = withFace(before, photos, shape)
      unseen = { voice: 0, anything: seconds }
    } else {
      shots[index] = withFace(draft, photos, shape)
      unseen = { voice: 0, anything: 0 }
    }
  }
  return shots
}

function withFace(draft: Draft, photos: readonly DirectorPhoto[], shape: Shape): Draft {
  const photo = draft.photo === undefined ? undefined : photos[draft.photo]
  if (draft.scene === 'voice' && photo) {
    const scene = scenesFor(photo, shape).find((one) => one !== 'voice') ?? 'corner'
    return { ...draft, scene }
  }
  return { ...draft, scene: 'wide', texts: {}, items: [], isSaidInPicture: false }
}
