import type { SpokenLanguage } from '@vitrine/contract'
import { hasWords, secondsOf, speakable } from '@vitrine/presenter/script'
import { AppError } from '../../platform/app-error.ts'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { languageOf } from '../../platform/words/kept-words.ts'

const SPEECH_MINUTES_MAX = 30

export interface ScriptText {
  script: string
  language: SpokenLanguage
  /** 1 is the presenter's own pace, and meant where none is given. */
  speed?: number
}

export interface ScriptEstimate {
  words: number
  sentences: number
  seconds: number
  /** Credits are charged in half steps, always rounded up, and a video costs at least one step. */
  halfCredits: number
}

export const tasks = defineTasks(import.meta.url, {
  estimate,
  estimateForFilm,
  hasWords: ({ script, language }: ScriptText) => hasWords(script, language),
  languageOf: languageOfScript,
})

/** Length and cost of a script; all zero for an empty one. */
function estimate({ script, language, speed = 1 }: ScriptText): ScriptEstimate {
  const { sentences, words } = speakable(script, language)
  const seconds = secondsOf(sentences, language) / speed
  return { words: words.length, sentences: sentences.length, seconds, halfCredits: halfCreditsFor(seconds) }
}

/** The same for a script that is about to be filmed. Throws script-silent or script-too-long. */
export function estimateForFilm(text: ScriptText): ScriptEstimate {
  const found = estimate(text)
  if (found.words === 0) throw new AppError('script-silent', { fields: [scriptFault('script-silent')] })
  if (found.seconds > SPEECH_MINUTES_MAX * 60)
    throw new AppError('script-too-long', { fields: [scriptFault('script-too-long')] })
  return found
}

/** 1 credit is 1 minute; half a credit is the smallest step. */
export function halfCreditsFor(seconds: number): number {
  return Math.ceil(seconds / 30)
}

function languageOfScript({ script, language }: ScriptText): SpokenLanguage | undefined {
  return languageOf(script, language)
}

function scriptFault(code: 'script-silent' | 'script-too-long') {
  const message =
    code === 'script-silent'
      ? 'Write at least one word.'
      : `Keep the script under ${SPEECH_MINUTES_MAX} minutes of speech.`
  return { field: 'script', message }
}
