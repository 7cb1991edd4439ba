import { call } from '@vitrine/contract/client'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'

const ordersAtOnce = 20
const ordersKey = ['/api/whitelabel/email-blast-orders']

/** Orders of the site's customers, newest first, a part at a time. */
export function useTeamOrders(state: 'all' | 'open') {
  return useInfiniteQuery({
    queryKey: [...ordersKey, state],
    queryFn: ({ pageParam }) =>
      call('GET /api/whitelabel/email-blast-orders', {
        query: { state, limit: ordersAtOnce, cursor: pageParam || undefined },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

export function useMarkDone() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) =>
      call('PATCH /api/whitelabel/email-blast-orders/:id', { params: { id }, body: { isDone } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ordersKey }),
  })
}
