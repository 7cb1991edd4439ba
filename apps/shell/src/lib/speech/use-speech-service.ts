import { useQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

export const speechServiceKey = ['/api/whitelabel/speech-service']

/** The speech service of the site, without its key, and what was spoken this month. */
export function useSpeechService() {
  return useQuery({ queryKey: speechServiceKey, queryFn: () => call('GET /api/whitelabel/speech-service') })
}
