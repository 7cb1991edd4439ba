import type { Language, Sentence, Video } from '@vitrine/contract'
import { type Message, isTranslated, msg, translate } from '@vitrine/messages'

/** Some hundred kilobytes. Only numbers vary, and rarely more than the minutes that are left. */
const FORMATTED_MAX = 1000

/** Formatted messages: refused calls have few different ones, and formatting takes a quarter of their time. */
const cache = new Map<string, string>()

/**
 * Returns the message of a problem in a language. Where the catalog `problems` lacks it, it is in English or as it was stored.
 */
export function translateProblem(language: Language, sentence: Sentence): string {
  const { message, values } = sentence
  if (values && !Object.values(values).every((value) => typeof value === 'number')) return format(language, sentence)
  const key = `${language} ${message} ${values ? JSON.stringify(values) : ''}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const formatted = format(language, sentence)
  if (cache.size >= FORMATTED_MAX) cache.clear()
  cache.set(key, formatted)
  return formatted
}

function format(language: Language, { message, values }: Sentence): string {
  const known = msg({ message })
  if (isTranslated(language, known)) return translate(language, known, values)
  return values === undefined ? message : translate('en', known, values)
}

/** Returns the messages of several problems as one text. */
export function translateProblems(language: Language, sentences: readonly Sentence[]): string {
  return sentences.map((one) => translateProblem(language, one)).join(language === 'zh' ? '' : ' ')
}

/** Returns a stored message for translation in an email; unchanged, where the catalog `problems` lacks it. */
export function storedMessage(message: string): Message | string {
  const known = msg({ message })
  return isTranslated('en', known) ? known : message
}

/** Returns a video or a job with the reason of its failure, if any, in a language. */
export function inLanguage<Failure extends { errorMessage: string | null }>(
  language: Language,
  failure: Failure,
): Failure {
  if (failure.errorMessage === null) return failure
  return { ...failure, errorMessage: translateProblem(language, { message: failure.errorMessage }) }
}

/** Returns a video with the reasons of it and its tasks in a language. */
export function videoInLanguage(language: Language, video: Video): Video {
  return { ...inLanguage(language, video), tasks: video.tasks.map((task) => inLanguage(language, task)) }
}
