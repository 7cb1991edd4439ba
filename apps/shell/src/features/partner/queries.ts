import type { WhitelabelPartner } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const partnerKey = ['/api/whitelabel/partner']

/** Figures of a business change while they are displayed. */
const figuresFreshMs = 60_000

/** The plan and the switches of this tenant. */
export function usePartner() {
  return useQuery({ queryKey: partnerKey, queryFn: () => call('GET /api/whitelabel/partner') })
}

/** Customers, videos and income of this month. */
export function useAnalytics() {
  return useQuery({
    queryKey: ['/api/whitelabel/analytics'],
    queryFn: () => call('GET /api/whitelabel/analytics'),
    staleTime: figuresFreshMs,
    refetchInterval: figuresFreshMs,
  })
}

/** The steps from a new site to its first sale, as the facts have them. */
export function useChecklist() {
  return useQuery({
    queryKey: ['/api/whitelabel/checklist'],
    queryFn: () => call('GET /api/whitelabel/checklist'),
    staleTime: 0,
  })
}

/** Turns a switch of the site. */
export function useChangePartner() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<Pick<WhitelabelPartner, 'onboardingCompleted' | 'platformActive'>>) =>
      call('PATCH /api/whitelabel/partner', { body }),
    onSuccess: (partner) => client.setQueryData(partnerKey, partner),
  })
}
