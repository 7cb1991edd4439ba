import type { Newsletter } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const newslettersAtOnce = 20
const newslettersKey = ['/api/whitelabel/newsletters']
const listKey = [...newslettersKey, 'list']
const oneKey = (id: string) => [...newslettersKey, 'one', id]
const sendingMs = 3000

interface Written {
  subject: string
  text: string
}

export function useNewsletters() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) =>
      call('GET /api/whitelabel/newsletters', { query: { limit: newslettersAtOnce, cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

/** Fetches the reach of a newsletter sent today. Customers change it themselves, so it is never cached. */
export function useReach() {
  return useQuery({
    queryKey: [...newslettersKey, 'reach'],
    queryFn: () => call('GET /api/whitelabel/newsletters/reach'),
    staleTime: 0,
  })
}

export function useNewsletter(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: () => call('GET /api/whitelabel/newsletters/:id', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'sending' ? sendingMs : false),
  })
}

export function useBegin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Written) => call('POST /api/whitelabel/newsletters', { body }),
    onSuccess: (one) => keep(client, one),
  })
}

/** The actions that are possible on a newsletter. */
export function useNewsletterActions(id: string) {
  const client = useQueryClient()
  const params = { id }
  const onSuccess = (one: Newsletter) => keep(client, one)
  return {
    write: useMutation({
      mutationFn: (body: Written) => call('PUT /api/whitelabel/newsletters/:id', { params, body }),
      onSuccess,
    }),
    test: useMutation({ mutationFn: () => call('POST /api/whitelabel/newsletters/:id/test', { params }) }),
    send: useMutation({ mutationFn: () => call('POST /api/whitelabel/newsletters/:id/send', { params }), onSuccess }),
    sendAgain: useMutation({
      mutationFn: () => call('POST /api/whitelabel/newsletters/:id/send-again', { params }),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: () => call('POST /api/whitelabel/newsletters/:id/cancel', { params }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: () => call('DELETE /api/whitelabel/newsletters/:id', { params }),
      onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    }),
  }
}

function keep(client: QueryClient, one: Newsletter): void {
  client.setQueryData(oneKey(one.id), one)
  void client.invalidateQueries({ queryKey: listKey })
}

/** Another `version` is another page to the browser. */
export function previewAddress(id: string, version: string): string {
  return `/api/whitelabel/newsletters/${id}/preview?v=${encodeURIComponent(version)}`
}

export function newsletterAddress(id: string): string {
  return `/whitelabel-dashboard?tab=users&newsletter=${id}`
}
