import type { Language, Sentence, Video } from '@vitrine/contract'
import { type Message, isTranslated, msg, translate } from '@vitrine/messages'

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

/** Returns a stored sentence as a message that an email translates; as it was stored, where the catalog `problems` lacks it. */
export function storedMessage(message: string): Message | string {
  const known = msg({ message })
  return isTranslated('en', known) ? known : message
}

/** Returns something that may have failed with its reason in a language. */
export function inLanguage<Told extends { errorMessage: string | null }>(language: Language, told: Told): Told {
  if (told.errorMessage === null) return told
  return { ...told, errorMessage: translateProblem(language, { message: told.errorMessage }) }
}

/** Returns a video with the reasons of it and its tasks in a language. */
export function videoInLanguage(language: Language, video: Video): Video {
  return { ...inLanguage(language, video), tasks: video.tasks.map((task) => inLanguage(language, task)) }
}
