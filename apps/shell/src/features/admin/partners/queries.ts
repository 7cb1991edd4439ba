import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AdminTenant, type FeatureSwitches, type PlanTerms, slugFault } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import type { Sorting } from '../../../lib/lists/sorting.ts'
import type { SiteFolder } from './import/read-folder.ts'

export const partnersKey = ['/api/admin/tenants']

export type PartnerSort = 'createdAt' | 'name' | 'plan' | 'status' | 'videos' | 'fees'

const firstPage: string | undefined = undefined

/** The partners among the tenants with these words in their names, page after page. */
export function usePartners(q: string, sorting: Sorting<PartnerSort>) {
  return useInfiniteQuery({
    queryKey: [...partnersKey, 'partners', q, sorting],
    queryFn: ({ pageParam: cursor }) =>
      call('GET /api/admin/tenants', { query: { kind: 'partner', limit: 50, q: q || undefined, ...sorting, cursor } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })
}

/** Fetches usage and fees of all partners together. */
export function usePartnerStats() {
  return useQuery({ queryKey: [...partnersKey, 'stats'], queryFn: () => call('GET /api/admin/tenants/stats') })
}

/** Whether a name below the platform's host is free; undefined while that is not known. */
export function useIsFree(slug: string): boolean | undefined {
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...partnersKey, { slug }],
    queryFn: () => call('GET /api/admin/tenants', { query: { slug } }),
    enabled: slugFault(slug) === undefined,
    placeholderData: keepPreviousData,
  })
  return isPlaceholderData || !data || slugFault(slug) !== undefined ? undefined : data.items.length === 0
}

export interface NewPartner {
  name: string
  slug: string
  plan: 'growth' | 'pro' | 'enterprise'
  /** Agreed terms in place of the plan's. */
  terms?: PlanTerms | undefined
  vertical: AdminTenant['vertical']
  currency: AdminTenant['currency']
  ownerEmail: string
}

export function useCreatePartner(onDone: (partner: AdminTenant) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPartner) => call('POST /api/admin/tenants', { body }),
    onSuccess: async (partner) => {
      onDone(partner)
      await client.invalidateQueries({ queryKey: partnersKey })
    },
  })
}

/** Requests the dry run of an import. */
export function useCheckFolder() {
  return useMutation({
    mutationFn: (body: SiteFolder) => call('POST /api/admin/tenants/import/check', { body }),
  })
}

export function useImportFolder(onDone: (partner: AdminTenant) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SiteFolder & { ownerEmail?: string }) => call('POST /api/admin/tenants/import', { body }),
    onSuccess: async (partner) => {
      onDone(partner)
      await client.invalidateQueries({ queryKey: partnersKey })
    },
  })
}

export interface PartnerChange {
  plan?: NewPartner['plan']
  terms?: PlanTerms | undefined
  status?: AdminTenant['status']
  switches?: Partial<FeatureSwitches>
  ownerEmail?: string
}

export function useChangePartner(partner: AdminTenant, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PartnerChange) => call('PATCH /api/admin/tenants/:id', { params: { id: partner.id }, body }),
    onSuccess: async () => {
      onDone()
      await client.invalidateQueries({ queryKey: partnersKey })
    },
  })
}

/** Deletes a partner. It is done once the list without the partner is fetched. */
export function useRemovePartner(partner: AdminTenant) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call('DELETE /api/admin/tenants/:id', { params: { id: partner.id }, body: { name } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['/api/admin/invoices'] })
      await client.invalidateQueries({ queryKey: partnersKey })
    },
  })
}
