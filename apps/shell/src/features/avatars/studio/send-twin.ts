import { call } from '@vitrine/contract/client'
import { openUpload, sendFile } from '../../../lib/api/send-file.ts'
import { type Take, type TakeName, type TwinDraft, takeNames } from './takes.ts'

interface Sending {
  /** Stores the id of a new upload, so that it resumes after a reload. */
  onBegun: (name: TakeName, uploadId: string) => Promise<void>
  /** 0 to 1, of all files. */
  onSent: (share: number) => void
  signal: AbortSignal
}

/** Sends what was recorded, gives the consent and begins the twin. What an earlier try has sent is not sent again. */
export async function sendTwin(draft: TwinDraft, isConsentGiven: boolean, sending: Sending): Promise<void> {
  const names = takeNames.filter((name) => draft.takes[name] && !(name === 'consent' && isConsentGiven))
  const total = names.reduce((sum, name) => sum + (draft.takes[name]?.file.size ?? 0), 0)
  const ids: Partial<Record<TakeName, string>> = {}
  let sent = 0
  for (const name of names) {
    const take = draft.takes[name]
    if (!take) continue
    const before = sent
    ids[name] = await sendTake(name, take, {
      ...sending,
      onSent: (share) => sending.onSent((before + share * take.file.size) / total),
    })
    sent += take.file.size
  }
  if (ids.consent) await giveConsent(draft.consentId, ids.consent)
  const { twinName: name, consentId } = draft
  // Videos show the listening recording, because its lips are closed.
  const [uploadId, speakingUploadId] = ids.listening ? [ids.listening, ids.speaking] : [ids.speaking, undefined]
  await call('POST /api/avatars', {
    body: { name, consentId, uploadId: uploadId ?? '', ...(speakingUploadId ? { speakingUploadId } : {}) },
  })
}

/** Sends the recording of a consent alone, and gives the consent. */
export async function sendConsentTake(consentId: string, take: Take, sending: Sending): Promise<void> {
  await giveConsent(consentId, await sendTake('consent', take, sending))
}

function giveConsent(id: string, uploadId: string) {
  return call('POST /api/twin-consents/:id/recording', { params: { id }, body: { uploadId, agree: true } })
}

async function sendTake(name: TakeName, { file, uploadId }: Take, { onBegun, onSent, signal }: Sending) {
  const known = uploadId && (await call('GET /api/uploads/:id', { params: { id: uploadId } }).catch(() => undefined))
  const upload = known && known.status !== 'failed' ? known : await openUpload(file, 'footage')
  if (upload.id !== uploadId) await onBegun(name, upload.id)
  await sendFile(file, upload, { onSent, signal })
  return upload.id
}
