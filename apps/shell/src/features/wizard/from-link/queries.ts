import type { LinkedDraft, LinkedScriptRequest, ScriptLength, SpokenLanguage } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { refreshDrafts, sendDraft } from '../drafts/queries.ts'
import { approvedContent, type Review } from './review.ts'

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

/** Writes the script again from corrected facts. */
export function useLinkedScript() {
  return useMutation({
    mutationFn: (request: LinkedScriptRequest) => call('POST /api/drafts/linked-script', { body: request }),
  })
}

/** Keeps the draft as it was approved, with the photos of its page where the person may use them. Returns those that did not come. */
export function useKeepDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, review }: { draft: LinkedDraft; review: Review }) => {
      const { id, version } = draft
      const { hasRights, photos } = review
      await sendDraft(id, { version, content: approvedContent(draft, review) })
      if (!hasRights || photos.length === 0) return []
      const body = { urls: [...photos], hasRights }
      try {
        return (await call('POST /api/drafts/:id/photos', { params: { id }, body })).failed
      } catch (error) {
        // The draft is kept all the same.
        return photos.map((url) => ({ url, message: faultOf(error as Error) }))
      }
    },
    onSuccess: () => refreshDrafts(client),
  })
}
