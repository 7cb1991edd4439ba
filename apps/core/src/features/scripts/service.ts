import type { SpokenLanguage } from '@vitrine/contract'
import { countWords, estimateSeconds, speakable } from '@vitrine/presenter/script'
import { AppError } from '../../platform/app-error.ts'

const SPEECH_MINUTES_MAX = 30

interface ScriptEstimate {
  words: number
  seconds: number
  /** Credits are charged in half steps, always rounded up, and a video costs at least one step. */
  halfCredits: number
}

export interface Scripts {
  /** Length and cost of a script at a pace, 1 being the presenter's own and meant where none is given; all zero for an empty one. */
  estimate(script: string, language: SpokenLanguage, speed?: number): ScriptEstimate
  /** The same for a script that is about to be filmed. Throws script-silent or script-too-long. */
  estimateForFilm(script: string, language: SpokenLanguage, speed?: number): ScriptEstimate
}

export function createScripts(): Scripts {
  return { estimate, estimateForFilm }

  function estimate(script: string, language: SpokenLanguage, speed = 1): ScriptEstimate {
    const seconds = estimateSeconds(script, language) / speed
    return { words: countWords(script, language), seconds, halfCredits: halfCreditsFor(seconds) }
  }

  function estimateForFilm(script: string, language: SpokenLanguage, speed = 1): ScriptEstimate {
    if (speakable(script, language).words.length === 0)
      throw new AppError('script-silent', { fields: [scriptFault('script-silent')] })
    const found = estimate(script, language, speed)
    if (found.seconds > SPEECH_MINUTES_MAX * 60)
      throw new AppError('script-too-long', { fields: [scriptFault('script-too-long')] })
    return found
  }
}

/** Before the first and after the last word. */
const SILENCE_SECONDS = 2

/** A film lasts as long as the voice-over that it is spoken by, with the moments before and after it. */
export function filmSecondsOf(voiceSeconds: number): number {
  return voiceSeconds + SILENCE_SECONDS
}

/** 1 credit is 1 minute; half a credit is the smallest step. */
export function halfCreditsFor(seconds: number): number {
  return Math.ceil(seconds / 30)
}

function scriptFault(code: 'script-silent' | 'script-too-long') {
  const message =
    code === 'script-silent'
      ? 'Write at least one word.'
      : `Keep the script under ${SPEECH_MINUTES_MAX} minutes of speech.`
  return { field: 'script', message }
}
