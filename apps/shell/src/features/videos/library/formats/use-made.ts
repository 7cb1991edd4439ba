import { t } from '@lingui/core/macro'
import { call, problemOr } from '@vitrine/contract/client'
import { useState } from 'react'
import { useLeaveSignal } from '../../../../lib/api/use-leave-signal.ts'
import { type MadeKind, fetchMade } from '../../card/made-file.ts'

/** A file of a finished video that is made on demand. Closing stops the waiting; the server makes it all the same. */
export function useMade(id: string, kind: MadeKind) {
  const [progress, setProgress] = useState<number>()
  const [fault, setFault] = useState<string>()
  const leaveSignal = useLeaveSignal()

  async function make(onMade: (file: Blob) => void, startSeconds?: number): Promise<void> {
    const signal = leaveSignal()
    setProgress(0)
    setFault(undefined)
    try {
      // A teaser is drawn from the chosen second, other files are made by the request for them.
      if (startSeconds !== undefined)
        await call('PUT /api/videos/:id/teaser', { params: { id }, body: { startSeconds } })
      signal.throwIfAborted()
      onMade(await fetchMade(id, { kind, onProgress: setProgress, signal }))
    } catch (error) {
      if (!signal.aborted) setFault(problemOr(error, t`Failed to export video. Please try again.`))
    } finally {
      if (!signal.aborted) setProgress(undefined)
    }
  }

  return { progress, fault, make: (onMade: (file: Blob) => void, start?: number) => void make(onMade, start) }
}
