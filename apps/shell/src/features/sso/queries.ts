import type { SsoDomain, SsoOverview, SsoSettings } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const KEY = ['/api/whitelabel/sso']

/** The connection to the identity provider, and the domains that it is for. */
export function useSso() {
  return useQuery({ queryKey: KEY, queryFn: () => call('GET /api/whitelabel/sso') })
}

export function useSaveSso() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SsoSettings) => call('PUT /api/whitelabel/sso', { body }),
    onSuccess: (overview) => client.setQueryData<SsoOverview>(KEY, overview),
  })
}

export function useRemoveSso(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/whitelabel/sso'),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: KEY })
      onDone()
    },
  })
}

export function useTestIssuer() {
  return useMutation({ mutationFn: (issuer: string) => call('POST /api/whitelabel/sso/test', { body: { issuer } }) })
}

/** Returns a function that stores the core's answer about one domain in the cached overview. */
function useStoreDomain() {
  const client = useQueryClient()
  return (domain: SsoDomain) =>
    client.setQueryData<SsoOverview>(KEY, (known) => {
      if (!known) return known
      const isKnown = known.domains.some(({ id }) => id === domain.id)
      const domains = known.domains.map((one) => (one.id === domain.id ? domain : one))
      return { ...known, domains: isKnown ? domains : [...domains, domain] }
    })
}

export function useAddSsoDomain(onDone: () => void) {
  const keep = useStoreDomain()
  return useMutation({
    mutationFn: (domain: string) => call('POST /api/whitelabel/sso/domains', { body: { domain } }),
    onSuccess: (added) => {
      keep(added)
      onDone()
    },
  })
}

export function useCheckSsoDomain(id: string) {
  return useMutation({
    mutationFn: () => call('POST /api/whitelabel/sso/domains/:id/check', { params: { id } }),
    onSuccess: useStoreDomain(),
  })
}

export function useRequireSso(id: string) {
  return useMutation({
    mutationFn: (isRequired: boolean) =>
      call('PATCH /api/whitelabel/sso/domains/:id', { params: { id }, body: { isRequired } }),
    onSuccess: useStoreDomain(),
  })
}

export function useRemoveSsoDomain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/whitelabel/sso/domains/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
