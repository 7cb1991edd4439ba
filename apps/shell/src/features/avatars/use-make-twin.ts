import { useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { listKey } from './queries.ts'
import { openUpload, sendFile } from '../../lib/api/send-file.ts'

interface Twin {
  file: File
  name: string
}

/** Uploads a recording and makes a twin of it. `share` is how much of the file has left, 0 to 1. */
export function useMakeTwin({ onDone, onRefused }: { onDone: () => void; onRefused: (error: unknown) => void }) {
  const client = useQueryClient()
  const [share, setShare] = useState(0)
  const abort = useRef(new AbortController())
  useEffect(() => {
    const controller = (abort.current = new AbortController())
    return () => controller.abort()
  }, [])

  async function send({ file, name }: Twin): Promise<void> {
    const upload = await openUpload(file, 'footage')
    try {
      await sendFile(file, upload, { onSent: setShare, signal: abort.current.signal })
      await call('POST /api/avatars', { body: { name, uploadId: upload.id, consent: true } })
    } catch (error) {
      // What nobody goes on with takes no room.
      await call('DELETE /api/uploads/:id', { params: { id: upload.id } }).catch(() => undefined)
      throw error
    }
    await client.invalidateQueries({ queryKey: listKey })
  }

  return { ...useSubmit({ send, onDone, onRefused }), share }
}
