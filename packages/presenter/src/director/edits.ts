import { SCENES } from './storyboard.ts'
import type { Scene, ShotTexts } from './storyboard.ts'

/** Limits of the stored form, for its schema and for the fields of an editor. */
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
} as const

/** The place of an edit in the script. */
export type EditAnchor =
  | { place: 'end' | 'opening' }
  | {
      place: 'sentence'
      sentence: number
      part: number
      /** The first words of the sentence, by which it is found again after the script has changed. */
      words: string
    }

/** What a person wants of one shot. Whatever is absent is left to the director. */
export interface ShotEdit {
  anchor: EditAnchor
  /** Leaves out the opening or the end card. */
  isHidden?: boolean
  /**
   * `true` begins a shot here in any case, `false` never does: the shot before goes on. An edit with a scene or a photo begins one.
   */
  isCut?: boolean
  scene?: Scene
  /** Id of the photo. `null` wants none. */
  photo?: string | null
  /** Replaces single texts. An empty text leaves it out. */
  texts?: ShotTexts
  /** Replaces the rows of a list, the ticks of an offer or the ways of an address. */
  items?: readonly string[]
}

/**
 * The changes of a person to the storyboard of the director, as JSON that is stored with a draft and with a video. It is anchored on
 * sentences of the script, so it can be applied again after the text, the voice or the shape has changed.
 */
export interface StoryboardEdits {
  version: 1
  /** Chooses other grounds, crops and cameras. Absent: the one of the film. */
  seed?: number
  shots: readonly ShotEdit[]
}

/** Returned by `readEdits` for anything that is not the stored form: the path of the first fault and what is expected there. */
export class EditsError extends Error {
  readonly path: string

  constructor(path: string, expected: string) {
    super(`${path || 'storyboard'}: ${expected}`)
    this.path = path
  }
}

type Check<Value> = (value: unknown, path: string) => Value

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function object(value: unknown, path: string, names: readonly string[]): Record<string, unknown> {
  if (!isObject(value)) throw new EditsError(path, 'an object is expected')
  const unknown = Object.keys(value).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new EditsError(path, `"${unknown}" is unknown`)
  return value
}

const text =
  (most: number): Check<string> =>
  (value, path) => {
    if (typeof value === 'string' && value.length <= most) return value
    throw new EditsError(path, `a text of at most ${most} characters is expected`)
  }

const wholeNumber =
  (most: number): Check<number> =>
  (value, path) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
    throw new EditsError(path, `a whole number from 0 to ${most} is expected`)
  }

const oneOf =
  <Value>(values: readonly Value[]): Check<Value> =>
  (value, path) => {
    if (values.includes(value as Value)) return value as Value
    throw new EditsError(path, `one of ${values.join(', ')} is expected`)
  }

const list =
  <Value>(check: Check<Value>, most: number): Check<Value[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most)
      throw new EditsError(path, `a list of at most ${most} entries is expected`)
    return value.map((entry, index) => check(entry, `${path}[${index}]`))
  }

const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value, path) =>
    value === null ? null : check(value, path)

const boolean = oneOf([true, false])
const SEED_MAX = 2 ** 31 - 1
const SENTENCE_MAX = 100_000
const PART_MAX = 50

/** Reads the fields of an object that are there. */
function fields<Fields extends object>(
  value: unknown,
  path: string,
  checks: { [Name in keyof Fields]-?: Check<Fields[Name]> },
): Partial<Fields> {
  const names = Object.keys(checks) as (keyof Fields & string)[]
  const given = object(value, path, names)
  const read: Partial<Fields> = {}
  for (const name of names) if (given[name] !== undefined) read[name] = checks[name](given[name], `${path}.${name}`)
  return read
}

const textField = text(EDIT_LIMITS.textCharacters) as Check<string | undefined>
const texts: Check<ShotTexts> = (value, path) =>
  fields<ShotTexts>(value, path, {
    headline: textField,
    line: textField,
    tag: textField,
    price: textField,
    note: textField,
  })

const anchor: Check<EditAnchor> = (value, path) => {
  const { place, sentence, part, words } = object(value, path, ['place', 'sentence', 'part', 'words'])
  if (place === 'opening' || place === 'end') return { place }
  return {
    place: oneOf(['sentence'] as const)(place, `${path}.place`),
    sentence: wholeNumber(SENTENCE_MAX)(sentence, `${path}.sentence`),
    part: wholeNumber(PART_MAX)(part, `${path}.part`),
    words: text(EDIT_LIMITS.wordsCharacters)(words, `${path}.words`),
  }
}

const shotEdit: Check<ShotEdit> = (value, path) => {
  const read = fields<Required<ShotEdit>>(value, path, {
    anchor,
    isHidden: boolean,
    isCut: boolean,
    scene: oneOf(SCENES),
    photo: orNull(text(EDIT_LIMITS.photoCharacters)),
    texts,
    items: list(text(EDIT_LIMITS.itemCharacters), EDIT_LIMITS.items),
  })
  if (!read.anchor) throw new EditsError(`${path}.anchor`, 'the place in the script is expected')
  return { ...read, anchor: read.anchor }
}

/** Checks stored or received edits and returns them. Throws EditsError with the path of the first fault. */
export function readEdits(value: unknown): StoryboardEdits {
  const { version, seed, shots } = object(value, '', ['version', 'seed', 'shots'])
  return {
    version: oneOf([1] as const)(version, 'version'),
    ...(seed === undefined ? {} : { seed: wholeNumber(SEED_MAX)(seed, 'seed') }),
    shots: list(shotEdit, EDIT_LIMITS.shots)(shots, 'shots'),
  }
}
