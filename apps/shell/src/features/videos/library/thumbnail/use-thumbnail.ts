import { t } from '@lingui/core/macro'
import type { ThumbnailChoice, Video } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { useState } from 'react'
import { useLeaveSignal } from '../../../../lib/api/use-leave-signal.ts'
import { useToast } from '../../../../lib/toast/toast.ts'
import { useChooseThumbnail } from '../../life-queries.ts'
import { sendPicture, UnusablePicture } from './send-picture.ts'

/** Saves the still that a person chooses for a video. What is on its way stops when the dialog closes. */
export function useThumbnail(video: Video, onDone: () => void) {
  const toast = useToast()
  const choosing = useChooseThumbnail()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const leaveSignal = useLeaveSignal()

  async function save(choose: (signal: AbortSignal) => Promise<ThumbnailChoice>): Promise<void> {
    const signal = leaveSignal()
    setBusy(true)
    setFault(undefined)
    try {
      await choosing.mutateAsync({ id: video.id, body: await choose(signal) })
      if (signal.aborted) return
      toast({ title: t`Thumbnail saved`, tone: 'success' })
      onDone()
    } catch (error) {
      if (!signal.aborted) setFault(faultOf(error))
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }

  return {
    isBusy,
    fault,
    choose: (choice: ThumbnailChoice) => void save(async () => choice),
    send: (file: File) => void save(async (signal) => ({ uploadId: await sendPicture(file, signal) })),
  }
}

function faultOf(error: unknown): string {
  if (error instanceof UnusablePicture) return error.message
  return problemOr(error, t`Couldn’t save. Please try again.`)
}
