import type { Upload } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { sendFile } from '../../../lib/api/send-file.ts'

const ASK_EVERY_MS = 1500

interface Sending {
  onSent: (share: number) => void
  signal: AbortSignal
}

/** Sends the recorded sentence and waits for its check, then gives the consent. Throws ApiError, or an error with what is wrong. */
export async function sendConsent(token: string, file: File, { onSent, signal }: Sending): Promise<void> {
  const state = () => call('POST /api/twin-requests/upload-state', { body: { token } })
  const upload = await call('POST /api/twin-requests/upload', {
    body: { token, name: file.name || 'consent', bytes: file.size },
  })
  let latest: Upload = await sendFile(
    file,
    upload,
    { onSent, signal },
    {
      append: (_upload, offset, body) => call('PATCH /api/twin-requests/upload', { query: { token, offset }, body }),
      state,
    },
  )
  while (latest.status === 'checking') {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    signal.throwIfAborted()
    latest = await state()
  }
  if (latest.status !== 'ready') throw new UnreadableRecording(latest.errorMessage ?? '')
  await call('POST /api/twin-requests/agree', { body: { token, agree: true } })
}

/** The file was sent, but cannot be used. */
export class UnreadableRecording extends Error {}
