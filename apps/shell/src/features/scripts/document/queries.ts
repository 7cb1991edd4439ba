import type { Estimate, SpokenLanguage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../lib/forms/use-settled.ts'

const typingPauseMs = 500

const nothing = { duration: 0, creditsNeeded: 0, wordCount: 0 }

/** The voice: of the presenter at a speed, or recorded in an upload. */
interface Voice {
  speed?: number
  /** A voice that may cost more than the presenter's own. */
  voice?: string | undefined
  voiceId?: string | undefined
}

/**
 * Fetches minutes and credits of a script at a pace, 500 ms after the last change; zeros for an empty script.
 * Keeps the previous result until a new one arrives; undefined before the first. Errors are ignored, because
 * each change refetches and the server checks the cost anyway.
 */
export function useEstimate(
  script: string,
  language: SpokenLanguage,
  { speed = 1, voice, voiceId }: Voice = {},
): Estimate | undefined {
  const settled = useSettled(script, typingPauseMs)
  const isEmpty = script.trim() === ''
  const { data } = useQuery({
    queryKey: ['/api/estimate-script', settled, language, speed, voice, voiceId],
    queryFn: () =>
      call('POST /api/estimate-script', {
        body: { script: settled, language, speed, voiceId, ...(voice ? { voice } : {}) },
      }),
    enabled: !isEmpty && settled.trim() !== '',
    placeholderData: keepPreviousData,
  })
  return isEmpty ? { ...nothing, language } : data
}
