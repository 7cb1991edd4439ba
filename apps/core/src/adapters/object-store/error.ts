import { textsOf } from './xml.ts'

/** An answer of the object store other than success. */
export class ObjectStoreError extends Error {
  readonly status: number
  /** The error code of S3, e.g. `NoSuchBucket`; empty for responses without a body. */
  readonly code: string

  constructor(request: string, status: number, body: string) {
    const [code = ''] = textsOf(body, 'Code')
    const message = textsOf(body, 'Message')[0]?.trim().replace(/\.$/, '')
    const answer = `The object store answered ${[status, code].filter(Boolean).join(' ')} to ${request}`
    super(message ? `${answer}: ${message}.` : `${answer}.`)
    this.status = status
    this.code = code
  }
}

/** Rethrows any error but that of an object that does not exist. */
export function ignoreMissing(error: unknown): void {
  if (!(error instanceof ObjectStoreError && error.status === 404)) throw error
}

/** Returns what an operator can do about it. */
export function remedyFor(error: unknown): string {
  if (!(error instanceof ObjectStoreError)) return 'Check S3_ENDPOINT, and that this machine can connect to it.'
  if (error.code === 'RequestTimeTooSkewed') return 'Correct the clock of this machine.'
  if (error.code === 'NoSuchBucket' || error.status === 404) return 'Create the bucket, or correct S3_BUCKET.'
  if (error.code === 'AuthorizationHeaderMalformed') return 'Correct S3_REGION.'
  if (error.status === 403)
    return 'Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and their permission to list, read, write and delete in this bucket.'
  return 'Check S3_ENDPOINT and S3_REGION.'
}
