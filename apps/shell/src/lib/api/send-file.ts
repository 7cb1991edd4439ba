import { PIECE_BYTES_MAX, type Upload, type UploadKind } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'

const RETRY_DELAYS_MS = [1000, 3000, 8000]

/** Small enough that a slow connection shows progress and loses little when it breaks. */
const PIECE_BYTES = Math.min(PIECE_BYTES_MAX, 2 * 1024 * 1024)

/** Sends pieces of an upload and reads its state. */
export interface UploadMethod {
  append: (upload: Upload, offset: number, body: Blob) => Promise<Upload>
  state: (upload: Upload) => Promise<Upload>
}

const ownUploads: UploadMethod = {
  append: ({ id }, offset, body) => call('PATCH /api/uploads/:id', { params: { id }, query: { offset }, body }),
  state: ({ id }) => call('GET /api/uploads/:id', { params: { id } }),
}

/** Sends a file in pieces. After a network error it reads the received length and resumes there. Throws ApiError. */
export async function sendFile(
  file: File,
  upload: Upload,
  { onSent, signal }: { onSent: (share: number) => void; signal: AbortSignal },
  way: UploadMethod = ownUploads,
): Promise<Upload> {
  let latest = upload
  let failedAttempts = 0
  while (latest.status === 'receiving') {
    signal.throwIfAborted()
    const offset = latest.receivedBytes
    onSent(offset / file.size)
    try {
      const body = file.slice(offset, offset + PIECE_BYTES)
      latest = await way.append(upload, offset, body)
      failedAttempts = 0
    } catch (error) {
      const retryDelayMs = RETRY_DELAYS_MS[failedAttempts++]
      // Retries only network and server errors, and pieces that the server had received.
      const isOver = error instanceof ApiError && error.code !== 'upload-offset' && error.status < 500
      if (isOver || retryDelayMs === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      latest = await way.state(upload)
    }
  }
  return latest
}

export function openUpload(file: File, kind: UploadKind): Promise<Upload> {
  return call('POST /api/uploads', { body: { kind, name: file.name || kind, bytes: file.size } })
}
