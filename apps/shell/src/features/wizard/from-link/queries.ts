import { CONTENT_FILES_MAX, type LinkedDraft, type ScriptLength, type SpokenLanguage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshDrafts } from '../drafts/queries.ts'

export interface LinkRequest {
  url: string
  /** Undefined for the language of the page. */
  language: SpokenLanguage | undefined
  length: ScriptLength
}

export function useDraftFromLink() {
  return useMutation({
    mutationFn: ({ url, length, language }: LinkRequest) =>
      call('POST /api/drafts/from-link', { body: { url, length, ...(language ? { language } : {}) } }),
  })
}

/** Keeps the draft, with the photos of its page where the person may use them. */
export function useKeepDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft: { id, photos }, hasRights }: { draft: LinkedDraft; hasRights: boolean }) => {
      const urls = photos.slice(0, CONTENT_FILES_MAX).map(({ url }) => url)
      if (!hasRights || urls.length === 0) return []
      return (await call('POST /api/drafts/:id/photos', { params: { id }, body: { urls, hasRights } })).failed
    },
    onSuccess: () => refreshDrafts(client),
  })
}
