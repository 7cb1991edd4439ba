import type { Language } from '../../composition/render-job.ts'
import { bareWord } from '../../animation/gesture-words.ts'
import type { Draft } from '../drafts.ts'
import { PHOTO_SCENES } from '../scenes.ts'
import { endsSentence } from '../sentence-text.ts'

/** A name that the voice does not say is read within this time. */
const READING_SECONDS = { least: 2.4, base: 1, perWord: 0.4 }
/** A name stays when the cut follows soon after. */
const SOON_SECONDS = 0.9
const NAME_CHARACTERS_MIN = 4

/**
 * Returns when the name of a photo leaves: with the end of the sentence that says it, or when it is read. Undefined: it stays
 * until the cut.
 */
export function nameUntil(
  { scene = 'wide', texts, words, startSeconds, endSeconds }: Draft,
  language: Language,
): number | undefined {
  const { headline } = texts
  if (!headline || !PHOTO_SCENES.includes(scene)) return undefined
  const names = headline.split(/\s+/).map(bareWord)
  const known = names.filter((name) => name.length >= (language === 'zh' ? 2 : NAME_CHARACTERS_MIN))
  const says = ({ text }: { text: string }) => {
    const word = bareWord(text)
    return known.some((name) => (language === 'zh' ? word.length > 1 && name.includes(word) : word.startsWith(name)))
  }
  const read = Math.max(READING_SECONDS.least, READING_SECONDS.base + READING_SECONDS.perWord * names.length)
  const said = words.findLastIndex(says)
  const last = said < 0 ? -1 : words.findIndex((word, index) => index >= said && endsSentence(word))
  const untilSeconds =
    said < 0 ? startSeconds + read : last < 0 ? endSeconds : (words[last + 1]?.startSeconds ?? endSeconds)
  return untilSeconds > endSeconds - SOON_SECONDS ? undefined : untilSeconds
}
