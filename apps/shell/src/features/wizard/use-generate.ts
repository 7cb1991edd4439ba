import { t } from '@lingui/core/macro'
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import type { Video, VideoDraft } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isolated } from '../../lib/i18n/isolated.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { shortfallText } from '../../lib/text/shortfall-text.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { refreshDrafts } from './drafts/queries.ts'
import type { WizardState } from './use-wizard.ts'
import { bodyOf, createRequestKeys, faultsOf } from './wizard-body.ts'

interface Generating {
  wizard: WizardState
  /** The chosen presenter; undefined when none is, or when they are no longer offered. */
  avatarId: string | undefined
  create: UseMutationResult<Video, Error, VideoDraft>
}

/** Sends the draft. */
export function useGenerate({ wizard: { draft, dispatch, saver, discard }, avatarId, create }: Generating) {
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [keyOf] = useState(createRequestKeys)

  function generate() {
    if (draft.script.trim() === '' || !avatarId) {
      const description = t`Please complete the script and avatar selection`
      return toast({ title: t`Missing required fields`, description, tone: 'destructive' })
    }
    void send(bodyOf(draft, avatarId))
  }

  async function send(body: VideoDraft) {
    // A save that arrives after the video would recreate the draft.
    await saver.hold()
    const whole = { ...body, draftId: saver.id() }
    create.mutate({ ...whole, requestKey: keyOf(whole) }, { onSuccess: succeed, onError: fail })
  }

  function succeed(video: Video) {
    discard()
    void refreshDrafts(client)
    const made = isolated(video.title)
    toast({ title: t`Video creation started`, description: t`Creating “${made}”`, tone: 'success' })
    void navigate('/my-videos')
  }

  function fail(error: Error) {
    saver.resume()
    dispatch({ type: 'refused', faults: faultsOf(error) })
    const problem = error instanceof ApiError ? error.text : undefined
    const description = shortfallText(error) ?? problem ?? t`Failed to create video`
    toast({ title: t`Error creating video`, description, tone: 'destructive' })
    // The shown credits were outdated, or the session has ended.
    if (shortfallText(error) || (error instanceof ApiError && error.status === 401)) void refreshUser(client)
  }

  // The wizard is on the screen until the page with the progress has loaded.
  return { generate, isGenerating: create.isPending || create.isSuccess }
}
