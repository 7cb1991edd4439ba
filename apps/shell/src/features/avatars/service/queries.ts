import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TwinServiceSettings } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

const SERVICE = ['/api/whitelabel/twin-service']

/** The service that trains the twins of the site, without its key. */
export function useTwinService() {
  return useQuery({ queryKey: SERVICE, queryFn: () => call('GET /api/whitelabel/twin-service') })
}

export function useSaveTwinService() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TwinServiceSettings) => call('PUT /api/whitelabel/twin-service', { body }),
    onSuccess: (overview) => client.setQueryData(SERVICE, overview),
  })
}

/** `onRemoved` is called before the service is loaded again. */
export function useRemoveTwinService(onRemoved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/whitelabel/twin-service'),
    onSuccess: () => {
      onRemoved()
      return client.invalidateQueries({ queryKey: SERVICE })
    },
  })
}
