import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import { type Avatars, twinRows } from '../avatars/index.ts'
import type { UploadRow, Uploads } from '../uploads/index.ts'
import { type ConsentRow, findConsent } from './consent/consent-store.ts'
import { faceWordOf } from './consent/findings.ts'

interface Deps {
  db: Db
  avatars: Pick<Avatars, 'shown'>
  uploads: Pick<Uploads, 'statesOf'>
  media: Pick<MediaLinks, 'link'>
}

/** Presenters for operators: with consent and recordings where one is a twin. */
export function createAvatarDetails({ db, avatars, uploads, media }: Deps) {
  return { read }

  /** Returns a presenter of any person of the tenant. Throws not-found. */
  async function read(tenantId: string, id: string) {
    return db.inTenant(tenantId, async (tx) => {
      const row = await twinRows.find(tx, id)
      if (!row) throw new AppError('not-found')
      const { user_id: ownerId } = row
      const given = row.consent_id === null ? undefined : await findConsent(tx, row.consent_id)
      const ids = [row.upload_id, row.speaking_upload_id, given?.uploadId].filter((one) => typeof one === 'string')
      const states = ownerId === null ? new Map<string, UploadRow>() : await uploads.statesOf(tx, ownerId, ids)
      const upload = row.upload_id ? states.get(row.upload_id) : undefined
      const spoken = given?.uploadId ? states.get(given.uploadId) : undefined
      const speaking = row.speaking_upload_id ? states.get(row.speaking_upload_id) : undefined
      const areReady = [upload, spoken, ...(speaking ? [speaking] : [])].every((one) => one?.status === 'ready')
      return {
        avatar: avatars.shown(row, upload, 'en'),
        ownerId,
        consent: given ? consentOf(given, spoken) : ticked(row.consent),
        recording: upload ? recordingOf(upload) : null,
        speaking: speaking ? recordingOf(speaking) : null,
        isReviewable: areReady && row.review === 'waiting' && given?.state === 'recorded',
      }
    })
  }

  function recordingOf(upload: UploadRow) {
    const { name, status, progress, error_message: errorMessage } = upload
    const url = upload.result?.fileKey ? media.link(upload.result.fileKey) : null
    return { name, bytes: Number(upload.bytes), status, progress, errorMessage, url }
  }

  function consentOf(given: ConsentRow, spoken: UploadRow | undefined) {
    const { text, recordedAt, address, personName, code, sha256 } = given
    const url = spoken?.result?.fileKey ? media.link(spoken.result.fileKey) : null
    const at = recordedAt?.toISOString() ?? null
    const status = spoken?.status ?? null
    return { text, at, address, personName, code, sha256, url, status, check: checkOf(given) }
  }
}

/** Returns the result of the consent check; null before it has run. */
function checkOf({ checkedAt, heard, digitsHeard, faceDistance, doLipsMove }: ConsentRow) {
  if (!checkedAt) return null
  const face = doLipsMove === null ? null : faceWordOf(faceDistance)
  return { at: checkedAt.toISOString(), heard, digits: digitsHeard, face, faceDistance, doLipsMove }
}

/** Returns the consent to a twin from before consents were recorded. */
function ticked(consent: { text: string; at: string; address: string } | null) {
  return consent && { ...consent, personName: null, code: null, sha256: null, url: null, status: null, check: null }
}
