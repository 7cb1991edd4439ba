import { t } from '@lingui/core/macro'
import type { Upload } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useEffect, useRef, useState } from 'react'

interface Sending {
  file: File
  /** The sent share of the file, 0 to 1. */
  share: number
  isBroken: boolean
}

/** Manages running uploads by their ids. They are aborted when the screen is left. */
export function useSendings(keep: (newer: Upload) => void, onFault: (fault: string | undefined) => void) {
  const [all, setAll] = useState<ReadonlyMap<string, Sending>>(new Map())
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = stops
    return () => {
      for (const stop of current.values()) stop.abort()
    }
  }, [])

  function set(id: string, sending: Sending | undefined): void {
    setAll((before) => {
      const after = new Map(before)
      if (sending) after.set(id, sending)
      else after.delete(id)
      return after
    })
  }

  function stop(id: string): void {
    stops.current.get(id)?.abort()
    stops.current.delete(id)
    set(id, undefined)
  }

  async function send(file: File, upload: Upload): Promise<void> {
    const { id } = upload
    stops.current.get(id)?.abort()
    const { signal } = setUp(id)
    set(id, { file, share: 0, isBroken: false })
    try {
      const { sendFile } = await import('../../lib/api/send-file.ts')
      keep(await sendFile(file, upload, { onSent: (share) => set(id, { file, share, isBroken: false }), signal }))
      set(id, undefined)
    } catch (failure) {
      if (signal.aborted) return
      const isRefused = failure instanceof ApiError && failure.status < 500
      set(id, isRefused ? undefined : { file, share: 0, isBroken: true })
      onFault(isRefused ? failure.text : t`The connection was lost. What you uploaded so far is saved.`)
    }
  }

  function setUp(id: string): AbortController {
    const controller = new AbortController()
    stops.current.set(id, controller)
    return controller
  }

  return {
    of: (id: string) => all.get(id),
    send,
    stop,
    /** Resumes an upload that a lost connection interrupted. */
    resume(id: string, upload: Upload | undefined) {
      const file = all.get(id)?.file
      if (file && upload) void send(file, upload)
    },
  }
}
