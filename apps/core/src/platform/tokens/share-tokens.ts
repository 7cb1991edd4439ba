import { createEncryption } from '../encryption/encryption.ts'
import { tokenHash } from './token-hash.ts'

const TOKEN_BYTES = 16
const TOKEN = /^[\w-]{22}$/

export type ShareTokens = ReturnType<typeof createShareTokens>

/**
 * The tokens of share links: 128 bits, a keyed hash of video and version. A link can be shown again without being stored, and
 * raising the version invalidates the previous link.
 */
export function createShareTokens(secretKey: string) {
  const encryption = createEncryption(secretKey, 'share')
  return { tokenOf, hashOf, addressOf }

  function tokenOf(tenantId: string, videoId: string, version: number): string {
    const digest = Buffer.from(encryption.digest(`${videoId} ${version}`, `link ${tenantId}`), 'hex')
    return digest.subarray(0, TOKEN_BYTES).toString('base64url')
  }

  /** Returns the hash under which a token is stored; undefined for text that cannot be a token. */
  function hashOf(token: string): string | undefined {
    return TOKEN.test(token) ? tokenHash(token) : undefined
  }

  /** Returns the public address of a video on the tenant's own site. */
  function addressOf({ id, origin }: { id: string; origin: string }, videoId: string, version: number): string {
    return `${origin}/v/${tokenOf(id, videoId, version)}`
  }
}
