import { bareWord } from '../animation/gesture-words.ts'
import type { DirectorInput, DirectorPhoto } from './director-input.ts'
import type { EditAnchor, ShotEdit } from './edits.ts'
import { textOf } from './sentence-text.ts'
import { EDIT_LIMITS } from './scenes.ts'
import type { StoryboardWarning } from './storyboard.ts'

/** Edits by the shot they are about: `opening`, `end`, or number of sentence and part. */
export interface PlacedEdits {
  byPlace: ReadonlyMap<string, ShotEdit>
  /** The number of parts into which the edits divide a sentence, by sentence. */
  parts: ReadonlyMap<number, number>
  warnings: readonly StoryboardWarning[]
}

export const placeKey = (sentence: number, part: number) => `${sentence}/${part}`

const bareLine = (text: string) => text.split(/\s+/).map(bareWord).join(' ').slice(0, EDIT_LIMITS.wordsCharacters)

/** Returns the first words of a sentence, as an edit keeps them. */
export const firstWordsOf = ({ words }: { words: readonly { text: string }[] }) =>
  textOf(words.slice(0, 12)).slice(0, EDIT_LIMITS.wordsCharacters)

/** Returns the id by which edits name a photo. */
export const photoIdOf = ({ id }: DirectorPhoto, index: number) => id ?? String(index + 1)

/**
 * Finds the sentences of edits again. A sentence is known by its first words, also at another place; one whose words were changed is
 * taken when its neighbours are where they were. Edits of sentences that are gone are left out, with a warning.
 */
export function placeEdits({ edits, sentences }: DirectorInput): PlacedEdits {
  const byPlace = new Map<string, ShotEdit>()
  const parts = new Map<number, number>()
  const warnings: StoryboardWarning[] = []
  if (!edits) return { byPlace, parts, warnings }
  const lines = sentences.map((sentence) => bareLine(firstWordsOf(sentence)))
  const indexes = Map.groupBy(lines.keys(), (index) => lines[index] ?? '')
  const known = new Set(edits.shots.map(({ anchor }) => (anchor.place === 'sentence' ? bareLine(anchor.words) : '')))
  for (const edit of edits.shots) {
    const { anchor } = edit
    if (anchor.place !== 'sentence') {
      byPlace.set(anchor.place, edit)
      continue
    }
    const index = sentenceOf(anchor, lines, indexes, known)
    if (index === undefined) warnings.push({ code: 'edit-unplaced', subject: anchor.words })
    else {
      byPlace.set(placeKey(index, anchor.part), edit)
      if (edit.isCut !== false) parts.set(index, Math.max(parts.get(index) ?? 0, anchor.part + 1))
    }
  }
  return { byPlace, parts, warnings }
}

function sentenceOf(
  anchor: Extract<EditAnchor, { place: 'sentence' }>,
  lines: readonly string[],
  indexes: ReadonlyMap<string, readonly number[]>,
  known: ReadonlySet<string>,
): number | undefined {
  const line = bareLine(anchor.words)
  const same = indexes.get(line) ?? []
  const [nearest] = same.toSorted((one, other) => Math.abs(one - anchor.sentence) - Math.abs(other - anchor.sentence))
  if (nearest !== undefined) return nearest
  const there = lines[anchor.sentence]
  // The sentence was reworded in its place, unless another edit is about the one that is there now.
  return there !== undefined && !known.has(there) && sharesWords(line, there) ? anchor.sentence : undefined
}

/** Returns whether a third of the words is the same. */
function sharesWords(one: string, other: string): boolean {
  const words = new Set(other.split(' '))
  const before = one.split(' ')
  return before.filter((word) => words.has(word)).length * 3 >= before.length
}
