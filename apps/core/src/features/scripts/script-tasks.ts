import { type SpokenLanguage, type StoryboardEdits, sentence } from '@vitrine/contract'
import { translatedEdits } from '@vitrine/presenter/director'
import { hasWords, secondsOf, parseScript } from '@vitrine/presenter/script'
import { AppError } from '../../platform/errors/app-error.ts'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { languageOf } from '../../platform/script-fidelity/script-facts.ts'

const SPEECH_MINUTES_MAX = 30

export interface ScriptText {
  script: string
  /** Detected where absent. */
  language?: SpokenLanguage | undefined
  /** 1, the default, is the presenter's own pace. */
  speed?: number
}

export interface ScriptEstimate {
  words: number
  sentences: number
  seconds: number
  /** Credits are charged in half credits, always rounded up, and at least one half credit. */
  halfCredits: number
  /** Language of the script: the named language where possible. */
  language: SpokenLanguage
}

/** Edits of a storyboard, with the translation of their script. */
export interface TranslatedEdits {
  edits: StoryboardEdits
  script: string
  language: SpokenLanguage
}

export const tasks = defineTasks(import.meta.url, {
  estimate,
  estimateForVideo,
  hasWords: ({ script, language = 'en' }: ScriptText) => hasWords(script, language),
  languageOf: languageOfScript,
  translateEdits: ({ edits, script, language }: TranslatedEdits) => translatedEdits(edits, script, language),
})

/** Returns length and cost of a script; all zero for an empty one. */
function estimate({ script, language: named, speed = 1 }: ScriptText): ScriptEstimate {
  const language = languageOf(script, named ?? 'en') ?? named ?? 'en'
  const spoken = named ?? language
  const { sentences, words } = parseScript(script, spoken)
  const seconds = secondsOf(sentences, spoken) / speed
  return { words: words.length, sentences: sentences.length, seconds, halfCredits: halfCreditsFor(seconds), language }
}

/** Like `estimate`, for a script that is about to become a video. Throws script-silent or script-too-long. */
export function estimateForVideo(text: ScriptText): ScriptEstimate {
  const found = estimate(text)
  if (found.words === 0) throw new AppError('script-silent', { fields: [scriptFault('script-silent')] })
  if (found.seconds > SPEECH_MINUTES_MAX * 60)
    throw new AppError('script-too-long', { fields: [scriptFault('script-too-long')] })
  return found
}

/** 1 credit is 1 minute; half a credit is the smallest step. A voice may cost more for each minute. */
export function halfCreditsFor(seconds: number, voiceHalfCreditsPerMinute = 0): number {
  const steps = Math.ceil(seconds / 30)
  return steps + Math.ceil((steps * voiceHalfCreditsPerMinute) / 2)
}

function languageOfScript({ script, language = 'en' }: ScriptText): SpokenLanguage | undefined {
  return languageOf(script, language)
}

function scriptFault(code: 'script-silent' | 'script-too-long') {
  const said =
    code === 'script-silent'
      ? sentence('Write at least one word.')
      : sentence('Keep the script to {maximum, number} minutes or less.', { maximum: SPEECH_MINUTES_MAX })
  return { field: 'script', ...said }
}
