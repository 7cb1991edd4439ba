import type { BrandDesign, BrandDraft, SeenDraft } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { outlivingCall } from '@vitrine/contract/outliving-client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { bulkRebrandKey } from '../../lib/brand/bulk-rebrand.ts'

const draftKey = ['/api/whitelabel/branding/draft']
const versionsKey = ['/api/whitelabel/branding/versions']

/** The draft of the brand, or what is published. */
export function useDraft() {
  return useQuery({ queryKey: draftKey, queryFn: () => call('GET /api/whitelabel/branding/draft') })
}

/** Reads the stored draft, which another editor may have saved. The editor keeps its own until the person has chosen. */
export function useReadDraft(): () => Promise<BrandDraft> {
  return () => call('GET /api/whitelabel/branding/draft')
}

export function useSaveDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ isPageLeft, ...body }: { design: BrandDesign; seen: SeenDraft; isPageLeft: boolean }) =>
      isPageLeft
        ? outlivingCall('PUT /api/whitelabel/branding/draft', { body })
        : call('PUT /api/whitelabel/branding/draft', { body }),
    onSuccess: (draft) => client.setQueryData(draftKey, draft),
  })
}

/** Publishes the draft on top of the version that the editor shows. */
export function usePublish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (basedOn: number) => call('POST /api/whitelabel/branding/publish', { body: { basedOn } }),
    onSuccess: (draft) => cachePublished(client, draft),
    // Publishing fails when another editor has published meanwhile: loads their version, so that the person sees it first.
    onError: () => client.invalidateQueries({ queryKey: draftKey }),
  })
}

export function useRollback() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) => call('POST /api/whitelabel/branding/rollback', { body: { version } }),
    onSuccess: (draft) => cachePublished(client, draft),
  })
}

export function useVersions() {
  return useQuery({
    queryKey: versionsKey,
    queryFn: () => call('GET /api/whitelabel/branding/versions'),
    staleTime: 0,
  })
}

/** Reads the brand of a website into the draft. */
export function useBrandFromSite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (url: string) => call('POST /api/whitelabel/branding/from-website', { body: { url } }),
    onSuccess: ({ draft }) => client.setQueryData(draftKey, draft),
  })
}

export function useUploadLogo() {
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.append('logo', file)
      return call('POST /api/whitelabel/logo', { body })
    },
  })
}

function cachePublished(client: ReturnType<typeof useQueryClient>, draft: BrandDraft): void {
  client.setQueryData(draftKey, draft)
  void client.invalidateQueries({ queryKey: versionsKey })
  void client.invalidateQueries({ queryKey: bulkRebrandKey('site') })
}
