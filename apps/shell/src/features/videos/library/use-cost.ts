import type { SpokenLanguage, VideoSound } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../lib/forms/use-settled.ts'

const typingPauseMs = 500

/** The credits that a script costs in a voice, as the server counts them, 500 ms after the last change; undefined until that is known. */
export function useCost(
  script: string,
  language: SpokenLanguage,
  { speed, voice }: Pick<VideoSound, 'speed' | 'voice'>,
): number | undefined {
  const settled = useSettled(script.trim(), typingPauseMs)
  const { data } = useQuery({
    queryKey: ['/api/estimate-script', settled, language, speed, voice],
    queryFn: () => call('POST /api/estimate-script', { body: { script: settled, language, speed, voice } }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  return settled === '' ? undefined : data?.creditsNeeded
}
