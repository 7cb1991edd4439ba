import type { Language } from '../composition/render-job.ts'
import { westernDigits } from './numbers.ts'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]\p{M}*/gu
const TRAILING = /(?<![.,;:!?…。，、；：！？।؟،؛])[.,;:!?…。，、；：！？।؟،؛]+$/u
/** Letters that the voices would read as words. */
const NAMES: Partial<Record<Language, Record<string, string>>> = { en: { A: 'eh' }, es: { Y: 'ye' } }

/** Returns a word letter by letter and digit by digit, as its language names them. */
export function spelledOut(text: string, language: Language): string {
  const [trailing = ''] = TRAILING.exec(text) ?? []
  const letters = (westernDigits(text).match(LETTER_OR_DIGIT) ?? []).map((letter) => letter.toUpperCase())
  return letters.map((letter) => NAMES[language]?.[letter] ?? letter).join(' ') + trailing
}
