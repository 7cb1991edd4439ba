import type { NewWebhook, WebhookEvent, WebhookScope } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { statusKey } from '../queries.ts'
import { isDue, sendTest } from './send-test.ts'

const listKey = ['/api/webhooks']
const logKey = (id: string) => ['/api/webhooks', id, 'deliveries']
const detailKey = (id: string, deliveryId: string) => [...logKey(id), deliveryId]
const WAITING_MS = 2000

export function useWebhooks() {
  return useQuery({ queryKey: listKey, queryFn: () => call('GET /api/webhooks'), staleTime: 0 })
}

/** Returns the actions on webhooks. They invalidate the list and the figures. */
export function useWebhookActions() {
  const client = useQueryClient()
  // Only these keys: otherwise the log of a deleted webhook would be fetched once more.
  const refresh = async () => {
    await Promise.all([listKey, statusKey].map((queryKey) => client.invalidateQueries({ queryKey, exact: true })))
  }
  return {
    create: useMutation({
      mutationFn: (body: { url: string; events: WebhookEvent[]; scope: WebhookScope }): Promise<NewWebhook> =>
        call('POST /api/webhooks', { body }),
      onSuccess: refresh,
    }),
    turn: useMutation({
      mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
        call('PATCH /api/webhooks/:id', { params: { id }, body: { isActive } }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call('DELETE /api/webhooks/:id', { params: { id } }),
      onSuccess: refresh,
    }),
    rotate: useMutation({
      mutationFn: (id: string): Promise<NewWebhook> => call('POST /api/webhooks/:id/rotate', { params: { id } }),
      onSuccess: refresh,
    }),
  }
}

/** Fetches the deliveries of a webhook, newest first, page by page. Refetches while one is about to be sent. */
export function useDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: logKey(id),
    queryFn: ({ pageParam }) =>
      call('GET /api/webhooks/:id/deliveries', {
        params: { id },
        query: { limit: 20, cursor: pageParam || undefined },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((delivery) => isDue(delivery))) ? WAITING_MS : false,
  })
}

export function useDelivery(id: string, deliveryId: string) {
  return useQuery({
    queryKey: detailKey(id, deliveryId),
    queryFn: () => call('GET /api/webhooks/:id/deliveries/:deliveryId', { params: { id, deliveryId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? WAITING_MS : false),
  })
}

export function useSending(id: string) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: logKey(id) })
  return {
    test: useMutation({
      mutationFn: (event: WebhookEvent) => sendTest(id, event),
      onSuccess,
    }),
    replay: useMutation({
      mutationFn: (deliveryId: string) =>
        call('POST /api/webhooks/:id/deliveries/:deliveryId/replay', { params: { id, deliveryId } }),
      onSuccess,
    }),
  }
}
