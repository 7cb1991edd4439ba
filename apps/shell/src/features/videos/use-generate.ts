import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@vitrine/contract/client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBoot } from '../../kit/boot.ts'
import { refreshUser } from '../../kit/session.ts'
import { useToast } from '../../kit/toast.ts'
import { useCreateVideo } from './queries.ts'
import { shortfallText } from './use-video-actions.ts'
import type { WizardState } from './use-wizard.ts'
import { bodyOf, createRequestKeys, faultsOf, titleFor } from './wizard-body.ts'

/** Sends the draft. `avatarId` is the chosen presenter, undefined when none is or when they are no longer offered. */
export function useGenerate({ draft, dispatch, forget }: WizardState, avatarId: string | undefined) {
  const { words } = useBoot()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const create = useCreateVideo()
  const [keyOf] = useState(createRequestKeys)
  const [today] = useState(() => new Date())
  const title = titleFor(draft, words.titleDefault, today)

  function generate() {
    if (draft.script.trim() === '' || !avatarId) {
      const description = 'Please complete the script and avatar selection'
      return toast({ title: 'Missing required fields', description, tone: 'destructive' })
    }
    const body = bodyOf(draft, avatarId, title)
    create.mutate({ ...body, requestKey: keyOf(body) }, { onSuccess: succeed, onError: fail })
  }

  function succeed() {
    forget()
    toast({ title: 'Video creation started', description: `“${title}” is being made.`, tone: 'success' })
    void navigate('/my-videos')
  }

  function fail(error: Error) {
    dispatch({ type: 'refused', faults: faultsOf(error) })
    const refusal = error instanceof ApiError ? error.text : undefined
    const description = shortfallText(error) ?? refusal ?? 'Failed to create video'
    toast({ title: 'Error creating video', description, tone: 'destructive' })
    // The credits shown here were not true any more.
    if (shortfallText(error)) void refreshUser(client)
  }

  return { title, generate, isGenerating: create.isPending }
}
