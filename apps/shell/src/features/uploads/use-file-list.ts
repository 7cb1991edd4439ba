import { t } from '@lingui/core/macro'
import { type Upload, type UploadKind, uploadBytesMax } from '@vitrine/contract'
import { ApiError, call, problemOr } from '@vitrine/contract/client'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useLive } from '../../lib/live/live.ts'
import { useSendings } from './use-sendings.ts'

const checkedEveryMs = 1500

interface ListParts {
  kind: UploadKind
  /** The uploads that the draft names. */
  ids: readonly string[]
  /** Takes an update function, because several files may be uploading at once. */
  onChange: (change: (ids: readonly string[]) => readonly string[]) => void
  /** The maximum number of files. With 1, a new file replaces the old one. */
  most: number
  /** Why this file cannot be taken; undefined when it can. */
  faultOf: (file: File) => string | undefined
}

export type DraftFiles = ReturnType<typeof useFileList>
export type DraftFile = DraftFiles['files'][number]

/**
 * Manages the files of one kind in a draft, from selection to result. The draft contains an upload as soon as
 * it is opened, so that it resumes after a reload.
 */
export function useFileList({ kind, ids, onChange, most, faultOf }: ListParts) {
  const client = useQueryClient()
  const results = useUploads(ids)
  const [fault, setFault] = useState<string>()
  const keep = (newer: Upload): void => void client.setQueryData(keyOf(newer.id), newer)
  const sendings = useSendings(keep, setFault)
  const isFull = most > 1 && ids.length >= most

  async function add(files: readonly File[]): Promise<void> {
    const room = most > 1 ? most - ids.length : 1
    setFault(files.length > room ? t`A video can have up to ${most} files. Remove some.` : undefined)
    const faults: string[] = []
    for (const file of files.slice(0, room)) {
      const trouble = faultOf(file) ?? (file.size > uploadBytesMax[kind] ? tooLarge(kind) : undefined)
      if (trouble) faults.push(files.length > 1 ? faultOfNamed(file, trouble) : trouble)
      else await addOne(file)
    }
    if (faults.length > 0) setFault(faults.join(' '))
  }

  async function addOne(file: File): Promise<void> {
    const begun = results.find(
      ({ data }) => data?.status === 'receiving' && data.name === file.name && data.bytes === file.size,
    )?.data
    try {
      // Loaded when a file is chosen.
      const { openUpload } = await import('../../lib/api/send-file.ts')
      const upload = begun ?? (await openUpload(file, kind))
      if (!begun) enlist(upload)
      void sendings.send(file, upload)
    } catch (failure) {
      setFault(problemOr(failure, t`The connection was lost. Choose the file again.`))
    }
  }

  function enlist(upload: Upload): void {
    keep(upload)
    if (most === 1) for (const id of ids) drop(id)
    onChange((before) => (most === 1 ? [upload.id] : [...before, upload.id]))
  }

  function drop(id: string): void {
    sendings.stop(id)
    // The server keeps a file that a video uses, so a refusal is ignored.
    void call('DELETE /api/uploads/:id', { params: { id } }).catch(() => undefined)
  }

  const files = ids.map((id, index) => ({
    id,
    upload: results[index]?.data,
    /** The upload that the draft names is not there any more. */
    isGone: isMissing(results[index]?.error),
    sending: sendings.of(id),
    resume: () => sendings.resume(id, results[index]?.data),
    remove() {
      setFault(undefined)
      onChange((before) => before.filter((other) => other !== id))
      drop(id)
    },
    /** Undefined for the first. */
    moveUp: index > 0 ? () => onChange((before) => swapped(before, index - 1)) : undefined,
    /** Undefined for the last. */
    moveDown: index < ids.length - 1 ? () => onChange((before) => swapped(before, index)) : undefined,
  }))
  /** Adds an upload that was created elsewhere, e.g. a captured page. */
  return { files, fault, isFull, add: (chosen: readonly File[]) => void add(chosen), adopt: enlist }
}

/** Uploads, asked for again while they are being checked. */
function useUploads(ids: readonly string[]) {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'upload_status_update') void client.invalidateQueries({ queryKey: keyOf(message.uploadId) })
  })
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf(id),
      queryFn: () => call('GET /api/uploads/:id', { params: { id } }),
      refetchInterval: ({ state }: { state: { data: Upload | undefined } }) =>
        state.data?.status === 'checking' ? checkedEveryMs : (false as const),
    })),
  })
}

const keyOf = (id: string) => ['/api/uploads', id]
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** The list with the one at `index` and the next in each other's place. */
function swapped(ids: readonly string[], index: number): readonly string[] {
  const [one, other] = ids.slice(index, index + 2)
  return one && other ? ids.toSpliced(index, 2, other, one) : ids
}

function tooLarge(kind: UploadKind): string {
  const megabytes = formatCount(uploadBytesMax[kind] / 1024 / 1024)
  if (kind === 'voice') return t`Larger than ${megabytes} MB. Use a shorter recording.`
  return t`Larger than ${megabytes} MB. Save it as PDF, or remove images you don’t need.`
}

/** Which of several files cannot be taken, and why. */
function faultOfNamed(file: File, trouble: string): string {
  const name = isolated(file.name)
  return t`${name}: ${trouble}`
}
