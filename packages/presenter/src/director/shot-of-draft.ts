import { CARD_PLACES } from '../composition/cards/card-places.ts'
import type { Language, Shape } from '../composition/render-job.ts'
import type { Draft } from './drafts.ts'
import type { ShotEdit } from './edits.ts'
import { nameUntil } from './photos/name-time.ts'
import type { Scene } from './scenes.ts'
import type { createShotSettings } from './shot-settings.ts'
import type { Shot, ShotTexts } from './storyboard.ts'

/** Scenes without room for captions. Their words are those that are said, or mean the same. */
const WITHOUT_CAPTIONS: ReadonlySet<Scene> = new Set(['opening', 'list', 'end'])
/** Scenes that show words of their sentence from the start. */
const SHOWING_SENTENCE: ReadonlySet<Scene> = new Set(['close', 'medium', 'quote'])

/** Replaces texts by those of an edit. An empty text leaves one out. */
function editedTexts(texts: ShotTexts, edited: ShotTexts | undefined): ShotTexts {
  return Object.fromEntries(Object.entries({ ...texts, ...edited }).filter(([, text]) => text !== ''))
}

/** Returns when the large words of a shot are said, and when the name of its photo leaves. */
function timesOfWords(
  draft: Draft,
  { headline }: ShotTexts,
  language: Language,
): Pick<Shot, 'nameUntilSeconds' | 'saidInPicture'> {
  const isSaid = headline !== undefined && draft.scene !== undefined && SHOWING_SENTENCE.has(draft.scene)
  const until = nameUntil(draft, language)
  return {
    ...(isSaid && draft.said ? { saidInPicture: draft.said } : {}),
    ...(until === undefined ? {} : { nameUntilSeconds: until }),
  }
}

/** The end of a sentence that the captions of the shot before have shown. */
const WORDS_BEFORE_MAX = 3

/** Returns whether more is said in a shot than its large words and the end of the sentence before. */
const missesWords = ({ words, said }: Draft) =>
  said !== undefined &&
  words.filter(({ startSeconds }) => startSeconds < said.fromSeconds || startSeconds >= said.untilSeconds).length >
    WORDS_BEFORE_MAX

interface ShotChoice {
  edit: Pick<ShotEdit, 'camera' | 'items' | 'texts'> | undefined
  language: Language
  shape: Shape
  /** Whether captions are burned in. */
  captions: boolean
}

/** Returns a shot with its settings, and the changes of a person. */
export function shotOf(
  draft: Draft,
  settings: ReturnType<ReturnType<typeof createShotSettings>>,
  { edit, language, shape, captions }: ShotChoice,
): Shot {
  const { scene = 'wide', startSeconds, endSeconds, sentence, part, items, priceSeconds } = draft
  const anchor =
    scene === 'opening' || scene === 'end' ? { place: scene } : { place: 'sentence' as const, sentence, part }
  const isOver = scene === 'close' && CARD_PLACES[shape].question.isOver
  const texts = editedTexts(isOver && missesWords(draft) ? {} : draft.texts, edit?.texts)
  const isWordless =
    WITHOUT_CAPTIONS.has(scene) ||
    (isOver && texts.headline !== undefined) ||
    (draft.isSaidInPicture && !edit?.texts && !edit?.items)
  return {
    anchor,
    scene,
    startSeconds,
    endSeconds,
    ...settings,
    // The director leaves still only what cannot move.
    camera: settings.camera === 'still' ? 'still' : (edit?.camera ?? settings.camera),
    texts,
    items: edit?.items
      ? edit.items.map((text, index) => ({
          ...items[index],
          text,
          startSeconds: items[index]?.startSeconds ?? startSeconds,
        }))
      : items,
    ...(priceSeconds === undefined ? {} : { priceSeconds }),
    ...(edit?.texts ? {} : timesOfWords(draft, texts, language)),
    captions: captions && !isWordless,
    nameTag: false,
  }
}
