import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SiteVoiceSettings, SpeechServiceSettings } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { speechServiceKey } from '../../../lib/speech/use-speech-service.ts'

const VOICES = ['/api/whitelabel/voices']

/** The voices of the site in the order of its customers, and those of its presenters. */
export function useSiteVoices() {
  return useQuery({ queryKey: VOICES, queryFn: () => call('GET /api/whitelabel/voices') })
}

export function useSaveSiteVoices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SiteVoiceSettings) => call('PUT /api/whitelabel/voices', { body }),
    onSuccess: async (voices) => {
      client.setQueryData(VOICES, voices)
      await client.invalidateQueries({ queryKey: ['/api/voices'] })
    },
  })
}

/** Both lists depend on the service. */
function useRefresh() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: speechServiceKey })
    await client.invalidateQueries({ queryKey: VOICES })
  }
}

export function useSaveSpeechService() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: SpeechServiceSettings) => call('PUT /api/whitelabel/speech-service', { body }),
    onSuccess: refresh,
  })
}

/** `onRemoved` is called before the lists are loaded again. */
export function useRemoveSpeechService(onRemoved: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call('DELETE /api/whitelabel/speech-service'),
    onSuccess: () => {
      onRemoved()
      return refresh()
    },
  })
}

export function useTestVoice() {
  return useMutation({
    mutationFn: (voice: string) => call('POST /api/whitelabel/speech-service/test', { body: { voice } }),
  })
}
