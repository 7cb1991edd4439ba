import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newDraft } from '../wizard.ts'
import { refreshDrafts, sendDraft } from './queries.ts'

/**
 * Keeps a person's first sentence as a draft, in the language of the page, so that it waits for them wherever they go next. Said
 * again in other words, it replaces what it was.
 */
export function useFirstDraft() {
  const client = useQueryClient()
  const kept = useRef({ id: crypto.randomUUID() as string, version: 0 })
  return useMutation({
    async mutationFn(script: string) {
      const { id, version } = kept.current
      kept.current = await sendDraft(id, { version, content: { ...newDraft(), script } })
      return id
    },
    onSuccess: () => refreshDrafts(client),
  })
}
