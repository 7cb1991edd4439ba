import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createEncryption } from '../encryption/encryption.ts'

const SECRET_BYTES = 24
const TAG_BYTES = 16
/** Characters of base64url. */
const TAG_LENGTH = 22

interface Kind {
  use: 'session' | 'visit' | 'API key' | 'SCIM token'
  /** Identifies the kind of token to people and secret scanners. */
  prefix?: string
}

/**
 * Creates tokens of 192 random bits with a tag: an HMAC-SHA-256 of tenant and random part, cut to 128 bits, under a key derived
 * from the secret key for this use. A token that was never issued for the tenant is recognised without the database. The tag
 * gives no access: the database decides whether an issued token is still valid.
 */
export function createSignedTokens(secretKey: string, { use, prefix = '' }: Kind) {
  const encryption = createEncryption(secretKey, `${use} token`)
  const pattern = new RegExp(`^${prefix}[\\w-]{32}[\\w-]{${TAG_LENGTH}}$`)
  return { issue, isIssued }

  function issue(tenantId: string): string {
    const secret = `${prefix}${randomBytes(SECRET_BYTES).toString('base64url')}`
    return secret + tagOf(secret, tenantId)
  }

  /** Compares in constant time. */
  function isIssued(token: string, tenantId: string): boolean {
    if (!pattern.test(token)) return false
    const secret = token.slice(0, -TAG_LENGTH)
    return timingSafeEqual(Buffer.from(token.slice(-TAG_LENGTH)), Buffer.from(tagOf(secret, tenantId)))
  }

  function tagOf(secret: string, tenantId: string): string {
    return Buffer.from(encryption.digest(secret, tenantId), 'hex').subarray(0, TAG_BYTES).toString('base64url')
  }
}
