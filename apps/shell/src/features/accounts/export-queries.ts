import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

const EXPORTS = ['/auth/exports']
const WHILE_WAITING_MS = 2000

/** The person's exports, newest first; asked again while one is being made. */
export function useAccountExports() {
  return useQuery({
    queryKey: EXPORTS,
    queryFn: () => call('GET /auth/exports'),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? WHILE_WAITING_MS : false),
  })
}

export function useOrderAccountExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /auth/exports'),
    onSettled: () => client.invalidateQueries({ queryKey: EXPORTS }),
  })
}
