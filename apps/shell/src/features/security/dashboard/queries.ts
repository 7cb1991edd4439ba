import {
  type QueryClient,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { SecurityPeriod, SecuritySettings, SiteSession } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { callPage } from '@vitrine/contract/paged-client'
import { paged } from '../../../lib/api/paged.ts'

const KEY = ['/api/security']
const REFRESH_EVERY_MS = 30_000
const PLATFORM_EVERY_MS = 5000

/** The figures and alerts of a period. */
export function useMetrics(period: SecurityPeriod) {
  return useQuery({
    queryKey: [...KEY, 'metrics', period],
    queryFn: () => call('GET /api/security/metrics', { query: { period } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_EVERY_MS,
    staleTime: 0,
  })
}

/** The figures and alerts of all sites in the last 24 hours, for the operator's console. */
export function usePlatformMetrics() {
  return useQuery({
    queryKey: [...KEY, 'platform-metrics'],
    queryFn: () => call('GET /api/admin/security-metrics'),
    refetchInterval: PLATFORM_EVERY_MS,
    staleTime: 0,
  })
}

/** Everybody who is signed in on the site. */
export function useSiteSessions() {
  return useInfiniteQuery({
    ...paged<SiteSession>(),
    queryKey: [...KEY, 'sessions'],
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/security/sessions', { query: { cursor } }),
  })
}

export function useBlocks() {
  return useInfiniteQuery({
    queryKey: [...KEY, 'blocks'],
    queryFn: ({ pageParam }) => call('GET /api/security/blocks', { query: { cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

export function useSecuritySettings() {
  return useQuery({ queryKey: [...KEY, 'settings'], queryFn: () => call('GET /api/security/settings') })
}

/** Asks for everything on the screen again. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => refresh(client)
}

export function useAcknowledge() {
  return useChange((id: string) => call('POST /api/security/alerts/:id/acknowledge', { params: { id } }))
}

export function useEndSiteSession() {
  return useChange((id: string) => call('DELETE /api/security/sessions/:id', { params: { id } }))
}

export function useForceLogout() {
  return useChange(() => call('DELETE /api/security/sessions'))
}

export interface NewBlock {
  ip: string
  reason?: string | undefined
  hours?: number | undefined
}

export function useBlock() {
  return useChange((body: NewBlock) => call('POST /api/security/blocks', { body }))
}

export function useUnblock() {
  return useChange((id: string) => call('DELETE /api/security/blocks/:id', { params: { id } }))
}

export function useSaveSettings() {
  return useChange((body: SecuritySettings) => call('PUT /api/security/settings', { body }))
}

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => refresh(client) })
}

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY })
}
