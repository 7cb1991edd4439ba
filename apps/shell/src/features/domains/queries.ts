import type { Domain } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const KEY = ['/api/whitelabel/domains']
/** No tenant has more. */
const allAtOnce = 100

interface Listed {
  items: Domain[]
  home: string
}

/** The addresses of this tenant, the oldest first, and the one that always works. */
export function useDomains() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /api/whitelabel/domains', { query: { limit: allAtOnce } }),
    select: ({ items, home }): Listed => ({ items: items.toReversed(), home }),
  })
}

/** Returns a function that stores the core's answer about one domain in the cached list. */
function useStoreDomain() {
  const client = useQueryClient()
  return (domain: Domain) =>
    client.setQueryData<Listed>(KEY, (known) => {
      if (!known) return known
      const isKnown = known.items.some(({ id }) => id === domain.id)
      const items = known.items.map((one) => (one.id === domain.id ? domain : one))
      return { ...known, items: isKnown ? items : [domain, ...items] }
    })
}

export function useAddDomain(onDone: (domain: Domain) => void) {
  const keep = useStoreDomain()
  return useMutation({
    mutationFn: (host: string) => call('POST /api/whitelabel/domains', { body: { host } }),
    onSuccess: (domain) => {
      keep(domain)
      onDone(domain)
    },
  })
}

export function useCheckDomain(id: string) {
  const [client, keep] = [useQueryClient(), useStoreDomain()]
  return useMutation({
    mutationFn: () => call('POST /api/whitelabel/domains/:id/check', { params: { id } }),
    onSuccess: (domain) => {
      keep(domain)
      // The first live address becomes the primary one, which changes the other rows too.
      if (domain.state === 'live') void client.invalidateQueries({ queryKey: KEY })
    },
  })
}

export function useSetPrimary(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isPrimary: boolean) =>
      call('PATCH /api/whitelabel/domains/:id', { params: { id }, body: { isPrimary } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useRemoveDomain(id: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/whitelabel/domains/:id', { params: { id } }),
    onSuccess: async () => {
      onDone()
      await client.invalidateQueries({ queryKey: KEY })
    },
  })
}
