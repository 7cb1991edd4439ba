import { placeCards } from './card-shots.ts'
import type { DirectorInput, DirectorPhoto } from './director-input.ts'
import { draftOf, joinShort } from './drafts.ts'
import type { Draft } from './drafts.ts'
import type { ShotEdit } from './edits.ts'
import { createShotSettings } from './shot-settings.ts'
import { keepFaces, placePhotos } from './photos/photo-shots.ts'
import type { PhotoPlan } from './photos/photo-shots.ts'
import { cutBefore, piecesOf, SHOT_SECONDS } from './pieces.ts'
import type { Piece } from './pieces.ts'
import { photoIdOf, placeEdits, placeKey } from './place-edits.ts'
import { withNamedPhotos } from './photos/named-photos.ts'
import { placePresenter, withoutThreeAlike } from './presenter-shots.ts'
import type { DirectorWord } from './sentence-text.ts'
import { shotOf } from './shot-of-draft.ts'
import { choicesOf } from './shot-choices.ts'
import { signOf } from './signs.ts'
import type { Shot, Storyboard, StoryboardWarning } from './storyboard.ts'
import { applyMarksAndEdits } from './marks-and-edits.ts'

/** The end card is read and its code scanned for at least 4 s, while the last words are said over it. */
const END_SECONDS = { least: 4, wanted: 6.5, most: 9 }
const AFTER_LAST_WORD_SECONDS = 0.35
const LONG_VIDEO_SECONDS = 180
const FEW_PHOTOS_SECONDS = 25

/** Returns when the end card begins: with the last sentence, later when that is long. */
function endStartOf({ sentences, durationSeconds, openingSeconds = 0 }: DirectorInput): number {
  const last = sentences.at(-1)
  const afterLast = Math.min(durationSeconds, (last?.endSeconds ?? 0) + AFTER_LAST_WORD_SECONDS)
  if (!last || sentences.length < 2) return afterLast
  const wordCuts = last.words.slice(1).map(({ startSeconds }) => startSeconds - 0.06)
  const fits = (seconds: number) => {
    const length = durationSeconds - seconds
    return length >= END_SECONDS.least && length <= END_SECONDS.most && seconds >= openingSeconds + SHOT_SECONDS.usual
  }
  const start = cutBefore(sentences, sentences.length - 1)
  if (fits(start)) return start
  const distance = (seconds: number) => Math.abs(durationSeconds - seconds - END_SECONDS.wanted)
  const [nearest] = wordCuts.filter(fits).toSorted((one, other) => distance(one) - distance(other))
  return nearest ?? afterLast
}

function openingDraft(
  { openingSeconds = 0, facts, title, openingLine, greeting }: DirectorInput,
  photo: ReturnType<typeof editedPhoto>,
): Draft {
  const line = openingLine ?? facts?.subtitle
  const piece = {
    sentence: 0,
    part: 0,
    startSeconds: 0,
    endSeconds: openingSeconds,
    words: [],
    sign: { kind: 'none' } as const,
  }
  return {
    ...draftOf(piece),
    scene: 'opening',
    ...photo,
    texts: {
      headline: facts?.title ?? title,
      ...(line ? { line } : {}),
      ...(greeting ? { tag: greeting } : {}),
    },
  }
}

function endDraft(
  { closing, durationSeconds }: DirectorInput,
  startSeconds: number,
  photo: ReturnType<typeof editedPhoto>,
): Draft {
  const piece = {
    sentence: 0,
    part: 0,
    startSeconds,
    endSeconds: durationSeconds,
    words: [],
    sign: { kind: 'call' } as const,
  }
  const { line, button } = closing ?? {}
  return {
    ...draftOf(piece),
    scene: 'end',
    ...photo,
    texts: { ...(line ? { headline: line } : {}), ...(button ? { line: button } : {}) },
  }
}

/** Returns the photo that a person chose for the opening or the end card. */
function editedPhoto(photos: readonly DirectorPhoto[], edit: ShotEdit | undefined): Partial<Draft> {
  if (edit?.photo === null) return { isWithoutPhoto: true }
  const index = edit?.photo === undefined ? -1 : photos.findIndex((one, at) => photoIdOf(one, at) === edit.photo)
  return index < 0 ? {} : { photo: index }
}

function missingPhotos(
  photos: readonly DirectorPhoto[],
  edits: readonly (ShotEdit | undefined)[],
): StoryboardWarning[] {
  const ids = new Set(photos.map(photoIdOf))
  return edits.flatMap((edit) =>
    edit?.photo && !ids.has(edit.photo) ? [{ code: 'photo-missing', subject: edit.photo }] : [],
  )
}

/** Returns the place in the script of a shot that begins with a word: that of a piece, or the next part of its sentence. */
function createPlaces(pieces: readonly Piece[]): PhotoPlan['placeOf'] {
  const byWord = new Map(pieces.map((piece) => [piece.words[0], piece]))
  const countOf = new Map<number, number>()
  const sentenceOf = new Map<DirectorWord, number>()
  for (const { sentence, words } of pieces) {
    countOf.set(sentence, (countOf.get(sentence) ?? 0) + 1)
    for (const word of words) sentenceOf.set(word, sentence)
  }
  return (word, { sentence, part }) => {
    const piece = word && byWord.get(word)
    if (piece) return { sentence: piece.sentence, part: piece.part }
    const own = (word && sentenceOf.get(word)) ?? sentence
    return { sentence: own, part: Math.max(countOf.get(own) ?? 1, own === sentence ? part + 1 : 1) }
  }
}

/**
 * Plans a video: what each sentence is about, its cards, its photos, the presenter between them, then lengths, faces, grounds and
 * moves. Deterministic, in linear time. Marks and edits win over everything that the director would do.
 */
export function planStoryboard(input: DirectorInput): Storyboard {
  const { sentences, photos = [], durationSeconds, shape = '16:9', language, closing, openingSeconds } = input
  const { captions = true } = input
  const placed = placeEdits(input)
  const [openingEdit, endEdit] = [placed.byPlace.get('opening'), placed.byPlace.get('end')]
  const hasOpening = openingSeconds !== undefined && openingEdit?.isHidden !== true
  const hasEnd = closing !== undefined && endEdit?.isHidden !== true
  // The first photo opens and ends the video.
  const uses = photos.map((_, index) => (index === 0 ? Number(hasOpening) + Number(hasEnd) : 0))
  const endSeconds = hasEnd ? endStartOf(input) : durationSeconds
  const fromSeconds = hasOpening ? openingSeconds : 0
  const signs = sentences.map(({ words }, index) => signOf(words, language, index === 0))
  const pieces = piecesOf(sentences, { fromSeconds, untilSeconds: endSeconds, signs, partsOf: placed.parts })
  const chosen = applyMarksAndEdits(pieces.map(draftOf), input, placed, uses)
  const carded = placeCards(chosen.drafts, input)
  const hasMarkedPhotos = input.marks?.some((mark) => mark?.kind === 'picture') === true
  const withPhotos = hasMarkedPhotos
    ? joinShort(carded.drafts)
    : placePhotos(joinShort(withNamedPhotos(carded.drafts, { photos, language, hasEnd })), {
        photos,
        language,
        shape,
        durationSeconds,
        uses,
        hasEnd,
        placeOf: createPlaces(pieces),
      })
  const faced = keepFaces(placePresenter(withPhotos, language), photos, shape)
  const body = lastFace(withoutThreeAlike(faced, language), hasEnd)
  const drafts = [
    ...(hasOpening ? [openingDraft(input, editedPhoto(photos, openingEdit))] : []),
    ...body,
    ...(hasEnd ? [endDraft(input, endSeconds, editedPhoto(photos, endEdit))] : []),
  ]
  const settingsOf = createShotSettings(input, uses)
  const shots = drafts.map((draft, index): Shot => {
    const edit =
      draft.scene === 'opening'
        ? openingEdit
        : draft.scene === 'end'
          ? endEdit
          : placed.byPlace.get(placeKey(draft.sentence, draft.part))
    return shotOf(draft, settingsOf(draft, drafts[index - 1], drafts[index + 1]), { edit, language, shape, captions })
  })
  return {
    shots: withNameTag(shots),
    choices: choicesOf(drafts, pieces, photos.length > 0),
    durationSeconds,
    warnings: [
      ...placed.warnings,
      ...missingPhotos(photos, [openingEdit, endEdit]),
      ...chosen.warnings,
      ...carded.warnings,
      ...videoWarnings(input, shots),
    ],
  }
}

/** Videos without an end card end with the presenter. */
function lastFace(drafts: readonly Draft[], hasEnd: boolean): Draft[] {
  const last = drafts.at(-1)
  if (hasEnd || !last || last.isLocked || last.scene !== 'voice') return [...drafts]
  return [...drafts.slice(0, -1), { ...last, scene: 'corner' }]
}

/** The name tag is shown in the first wide shot. */
function withNameTag(shots: readonly Shot[]): Shot[] {
  const first = shots.findIndex(({ scene }) => scene === 'wide')
  return shots.map((shot, index) => (index === first ? { ...shot, nameTag: true } : shot))
}

function videoWarnings({ photos = [], durationSeconds }: DirectorInput, shots: readonly Shot[]): StoryboardWarning[] {
  const shown = new Set(shots.flatMap(({ photo }) => (photo === undefined ? [] : [photo])))
  const unused = photos.flatMap((photo, index) =>
    shown.has(index) ? [] : [{ code: 'photo-unused' as const, subject: photoIdOf(photo, index) }],
  )
  return [
    ...unused,
    ...(photos.length === 0 && durationSeconds > FEW_PHOTOS_SECONDS ? [{ code: 'no-photos' as const }] : []),
    ...(durationSeconds > LONG_VIDEO_SECONDS ? [{ code: 'long-video' as const }] : []),
  ]
}
