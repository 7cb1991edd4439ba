import { bareWord } from '../../animation/gesture-words.ts'
import type { Language } from '../../composition/render-job.ts'
import type { DirectorPhoto } from '../director-input.ts'
import { isFree } from '../drafts.ts'
import type { Draft } from '../drafts.ts'
import { bareTextOf } from '../sentence-text.ts'

const NAME_CHARACTERS_MIN = 4
/** A name within the first words of a sentence is what it is about, in signs for Chinese. */
const HEAD_WORDS = 4

/**
 * Returns a search for the photos whose caption, or an uncommon word of it, a sentence says: first the one that the sentence is about.
 * That is the name it begins with, else the last: "a view of the garden in the kitchen" is about the kitchen.
 */
export function createNameSearch(photos: readonly DirectorPhoto[], language: Language) {
  const byWord = new Map<string, number>()
  for (const [index, { caption = '' }] of photos.entries()) {
    for (const word of caption.split(/\s+/).map(bareWord)) {
      if (word.length >= (language === 'zh' ? 2 : NAME_CHARACTERS_MIN) && !byWord.has(word)) byWord.set(word, index)
    }
  }
  const saidIn = (words: readonly { text: string }[]): { at: number; photo: number }[] => {
    const bare = bareTextOf(words, language)
    if (language === 'zh')
      return Array.from(byWord, ([word, photo]) => ({ at: bare.line.indexOf(word), photo }))
        .filter(({ at }) => at >= 0)
        .toSorted((one, other) => one.at - other.at)
    return bare.words.flatMap((word, at) => {
      const photo = byWord.get(word) ?? byWord.get(word.replace(/s$/, ''))
      return photo === undefined ? [] : [{ at, photo }]
    })
  }
  return ({ words }: { words: readonly { text: string }[] }): number[] => {
    const said = saidIn(words)
    const [first] = said
    const about = first && first.at < HEAD_WORDS ? first : said.at(-1)
    return about ? [...new Set([about, ...said].map(({ photo }) => photo))] : []
  }
}

/** Returns whether a shot is neither the first of a video nor the last of one without an end card. */
export const isInside = (index: number, count: number, hasEnd: boolean) => index > 0 && (hasEnd || index < count - 1)

interface NamedPhotos {
  photos: readonly DirectorPhoto[]
  language: Language
  hasEnd: boolean
}

/** Notes in each shot the photo that it names. Each photo belongs to the first shot that is about it. */
export function withNamedPhotos(drafts: readonly Draft[], { photos, language, hasEnd }: NamedPhotos): Draft[] {
  const named = createNameSearch(photos, language)
  const taken = new Set(drafts.map(({ photo }) => photo))
  return drafts.map((draft, index) => {
    if (!isFree(draft) || !isInside(index, drafts.length, hasEnd)) return draft
    const photo = named(draft).find((one) => !taken.has(one))
    taken.add(photo)
    return { ...draft, named: photo }
  })
}
