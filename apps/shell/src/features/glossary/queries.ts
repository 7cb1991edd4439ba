import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GlossaryEntry, GlossaryTermInput } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

/** The glossary that is edited: the person's own, or that of the site. */
export type GlossaryKind = 'own' | 'site'

const OWN = ['/api/glossary']
const SITE = ['/api/whitelabel/glossary']

/** A glossary in alphabetical order. A person's own also contains the terms of the site. */
export function useGlossary(kind: GlossaryKind) {
  return useQuery({
    queryKey: kind === 'own' ? OWN : SITE,
    queryFn: async (): Promise<{ entries: GlossaryEntry[]; siteEntries: GlossaryEntry[] }> =>
      kind === 'own'
        ? call('GET /api/glossary')
        : { entries: await call('GET /api/whitelabel/glossary'), siteEntries: [] },
  })
}

/** Refetches the glossaries and discards cached previews, whose pronunciation may have changed. */
function useRefresh() {
  const client = useQueryClient()
  return async () => {
    client.removeQueries({ queryKey: ['/api/preview-speech'] })
    await Promise.all([OWN, SITE].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

export function useSaveTerm(kind: GlossaryKind) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: GlossaryTermInput }) => {
      if (id === undefined)
        return kind === 'own' ? call('POST /api/glossary', { body }) : call('POST /api/whitelabel/glossary', { body })
      const request = { params: { id }, body }
      return kind === 'own' ? call('PUT /api/glossary/:id', request) : call('PUT /api/whitelabel/glossary/:id', request)
    },
    onSuccess: refresh,
  })
}

export function useRemoveTerm(kind: GlossaryKind) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) =>
      kind === 'own'
        ? call('DELETE /api/glossary/:id', { params: { id } })
        : call('DELETE /api/whitelabel/glossary/:id', { params: { id } }),
    onSettled: refresh,
  })
}
