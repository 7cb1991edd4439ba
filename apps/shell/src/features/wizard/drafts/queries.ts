import type { DraftContent } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const draftsKey = ['/api/drafts']
const shownDrafts = 4

/** The drafts that were written last. */
export function useDrafts() {
  return useQuery({
    queryKey: draftsKey,
    queryFn: () => call('GET /api/drafts', { query: { limit: shownDrafts } }),
    staleTime: 0,
  })
}

export function useDeleteDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/drafts/:id', { params: { id } }),
    onSettled: () => refreshDrafts(client),
  })
}

export function refreshDrafts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: draftsKey })
}

export function sendDraft(id: string, body: { version: number; content: DraftContent }) {
  return call('PUT /api/drafts/:id', { params: { id }, body })
}

export function fetchDraft(id: string) {
  return call('GET /api/drafts/:id', { params: { id } })
}
