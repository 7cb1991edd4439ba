/** The kinds of shots, in their order in a video. */
export const SCENES = [
  'opening',
  'wide',
  'medium',
  'close',
  'corner',
  'voice',
  'split',
  'list',
  'offer',
  'address',
  'quote',
  'end',
] as const
export type Scene = (typeof SCENES)[number]

/** The words of a shot by what they are for. */
export const TEXT_NAMES = ['tag', 'headline', 'line', 'price', 'note'] as const
export type TextName = (typeof TEXT_NAMES)[number]

interface SceneTexts {
  texts: readonly TextName[]
  /** Whether there are rows as well. */
  hasItems: boolean
}

const texts = (...names: TextName[]): SceneTexts => ({ texts: names, hasItems: false })
const withItems = (...names: TextName[]): SceneTexts => ({ texts: names, hasItems: true })

/** The words that each scene draws. */
export const SCENE_TEXTS: Record<Scene, SceneTexts> = {
  opening: texts('headline', 'line'),
  wide: texts(),
  medium: texts('headline', 'line'),
  close: texts('headline'),
  corner: texts('headline'),
  voice: texts('headline'),
  split: texts('headline'),
  list: withItems('headline'),
  offer: withItems('tag', 'headline', 'line', 'price', 'note'),
  address: withItems('headline', 'line'),
  quote: texts('headline', 'line', 'note'),
  end: texts('headline', 'line'),
}

/** Camera moves on the photo of a scene: slowly in, out, across (for one wider than the frame), or none. */
export const CAMERAS = ['in', 'out', 'across', 'still'] as const
export type Camera = (typeof CAMERAS)[number]

/** Scenes that are nothing without a photo. */
export const PHOTO_SCENES: readonly Scene[] = ['corner', 'voice', 'split']

/** Limits of the edits of a person, for their schema and for the fields of an editor. */
export const EDIT_LIMITS = {
  /** Edits of one storyboard. */
  shots: 200,
  /** Characters of a text, an item, the first words of a sentence and the id of a photo. */
  textCharacters: 240,
  itemCharacters: 120,
  wordsCharacters: 80,
  photoCharacters: 100,
  /** Items of a list. */
  items: 5,
  /** Indexes of a sentence, and of a part of one. */
  sentence: 100_000,
  part: 50,
  seed: 2 ** 31 - 1,
} as const
