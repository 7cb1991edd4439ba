import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SpokenLanguage, Voice } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

const queryKey = ['/api/voices']

/** The voices that speak a language, favorites first. */
export function useVoices(language: SpokenLanguage) {
  return useQuery({
    queryKey: [...queryKey, language],
    queryFn: () => call('GET /api/voices', { query: { language } }),
  })
}

/** Adds or removes a favorite voice. Its place in the list changes with the next fetch. */
export function useFavorite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isFavourite }: Pick<Voice, 'id' | 'isFavourite'>) =>
      isFavourite
        ? call('PUT /api/voices/:voice/favourite', { params: { voice: id } })
        : call('DELETE /api/voices/:voice/favourite', { params: { voice: id } }),
    onSuccess: (_answer, { id, isFavourite }) =>
      client.setQueriesData<Voice[]>({ queryKey }, (voices) =>
        voices?.map((voice) => (voice.id === id ? { ...voice, isFavourite } : voice)),
      ),
  })
}
