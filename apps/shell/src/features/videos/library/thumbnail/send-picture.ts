import { t } from '@lingui/core/macro'
import type { Upload } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { openUpload, sendFile } from '../../../../lib/api/send-file.ts'

const ASK_AGAIN_MS = 700

/** The first bytes of the pictures that the server takes: JPEG, PNG, GIF and WebP. */
const PICTURE_SIGNATURES = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF']
const SIGNATURE_BYTES_MAX = 4

/** A file that cannot be a video's thumbnail. The message is for the person. */
export class UnusablePicture extends Error {}

/** Uploads a picture and waits for its check. Returns its id. Throws UnusablePicture or ApiError. */
export async function sendPicture(file: File, signal: AbortSignal): Promise<string> {
  // The server's own sentence names documents too, which it takes for other uses of an upload.
  if (!/\.(jpe?g|png)$/i.test(file.name) || !(await isPicture(file)))
    throw new UnusablePicture(t`Choose a JPG or PNG image.`)
  let upload: Upload = await sendFile(file, await openUpload(file, 'content'), { onSent: () => undefined, signal })
  while (upload.status === 'checking') {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    signal.throwIfAborted()
    upload = await call('GET /api/uploads/:id', { params: { id: upload.id } })
  }
  if (upload.status === 'failed') throw new UnusablePicture(upload.errorMessage ?? t`This image couldn’t be read.`)
  return upload.id
}

async function isPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES_MAX).arrayBuffer())
  const head = String.fromCodePoint(...bytes)
  return PICTURE_SIGNATURES.some((signature) => head.startsWith(signature))
}
