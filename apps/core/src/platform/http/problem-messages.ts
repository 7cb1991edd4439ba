import type { Language, Sentence } from '@vitrine/contract'
import { isTranslated, msg, translate } from '@vitrine/messages'

/** Returns the sentence of a problem in a language; in English, or as it was stored, where the catalog `problems` lacks it. */
export function translateProblem(language: Language, { message, values }: Sentence): string {
  const known = msg({ message })
  if (isTranslated(language, known)) return translate(language, known, values)
  return values === undefined ? message : translate('en', known, values)
}

/** Returns the sentences of several problems as one text. */
export function translateProblems(language: Language, sentences: readonly Sentence[]): string {
  return sentences.map((one) => translateProblem(language, one)).join(language === 'zh' ? '' : ' ')
}
