import { t } from '@lingui/core/macro'
import { type Upload, type UploadKind, uploadBytesMax } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../../kit/live.ts'
import { openUpload, sendFile } from '../../../kit/send-file.ts'

const checkedEveryMs = 1500

interface SlotParts {
  kind: UploadKind
  /** The upload that the draft names. */
  id: string | null
  onId: (id: string | null) => void
  /** Why this file cannot be taken; undefined when it can. */
  faultOf: (file: File) => string | undefined
}

interface Sending {
  file: File
  /** How much has left, 0 to 1. */
  share: number
  isBroken: boolean
}

export type FileSlot = ReturnType<typeof useFileSlot>

/**
 * One file of a draft, from the choice to what was made of it. The draft names the upload as soon as it is opened, so that after
 * a reload the same file goes on where it was.
 */
export function useFileSlot({ kind, id, onId, faultOf }: SlotParts) {
  const client = useQueryClient()
  const { data: upload, error } = useUpload(id)
  const [sending, setSending] = useState<Sending>()
  const [fault, setFault] = useState<string>()
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])

  async function choose(file: File): Promise<void> {
    const trouble = faultOf(file) ?? (file.size > uploadBytesMax[kind] ? tooLarge(kind) : undefined)
    setFault(trouble)
    if (trouble) return
    const goesOn = upload?.status === 'receiving' && upload.name === file.name && upload.bytes === file.size
    if (!goesOn && id) drop(id)
    leaving.current.abort()
    leaving.current = new AbortController()
    await send(file, goesOn ? upload : undefined, leaving.current.signal)
  }

  async function send(file: File, begun: Upload | undefined, signal: AbortSignal): Promise<void> {
    setSending({ file, share: 0, isBroken: false })
    try {
      const opened = begun ?? (await openUpload(file, kind))
      keep(opened)
      onId(opened.id)
      const onSent = (share: number) => setSending({ file, share, isBroken: false })
      keep(await sendFile(file, opened, { onSent, signal }))
      setSending(undefined)
    } catch (failure) {
      if (signal.aborted) return
      const isRefused = failure instanceof ApiError && failure.status < 500
      setSending(isRefused ? undefined : { file, share: 0, isBroken: true })
      setFault(isRefused ? failure.text : t`The line broke. What has arrived is kept.`)
    }
  }

  function keep(newer: Upload): void {
    client.setQueryData(keyOf(newer.id), newer)
  }

  function drop(dropped: string): void {
    // One that a video shows stays; its person finds it there.
    void call('DELETE /api/uploads/:id', { params: { id: dropped } }).catch(() => undefined)
  }

  return {
    upload,
    /** The upload that the draft names is not there any more. */
    isGone: error instanceof ApiError && error.status === 404,
    sending,
    fault,
    choose: (file: File) => void choose(file),
    /** Takes an upload that came about elsewhere. */
    adopt(other: Upload) {
      leaving.current.abort()
      setSending(undefined)
      setFault(undefined)
      if (id && id !== other.id) drop(id)
      keep(other)
      onId(other.id)
    },
    goOn: () => sending && void choose(sending.file),
    remove() {
      leaving.current.abort()
      setSending(undefined)
      setFault(undefined)
      if (id) drop(id)
      onId(null)
    },
  }
}

/** An upload, asked for again while it is being checked. */
function useUpload(id: string | null) {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'upload_status_update') void client.invalidateQueries({ queryKey: keyOf(message.uploadId) })
  })
  return useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: () => call('GET /api/uploads/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'checking' ? checkedEveryMs : false),
  })
}

const keyOf = (id: string) => ['/api/uploads', id]

function tooLarge(kind: UploadKind): string {
  const megabytes = uploadBytesMax[kind] / 1024 / 1024
  if (kind === 'voice') return t`Larger than ${megabytes} MB. Make the recording shorter.`
  return t`Larger than ${megabytes} MB. Save it as PDF, or remove the pictures you do not need.`
}
