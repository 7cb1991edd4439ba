import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useEffect } from 'react'
import { useLive } from '../../../lib/live/live.ts'
import { refreshUser } from '../../../lib/session/session.ts'

const askAgainMs = 2000

/** Whether the money is still on its way. */
export function isWaiting({ state }: Order): boolean {
  return state === 'open' || state === 'processing'
}

/** Fetches an order. Refetches while it is pending, and as soon as credits change. */
export function useOrder(id: string | null) {
  const client = useQueryClient()
  const order = useQuery({
    queryKey: ['order', id],
    queryFn: () => call('GET /api/orders/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? askAgainMs : false),
  })
  useLive(({ type }) => {
    if (type === 'credits_update') void order.refetch()
  })
  const isPaid = order.data?.state === 'paid'
  useEffect(() => {
    if (isPaid) void refreshUser(client)
  }, [isPaid, client])
  return order
}
