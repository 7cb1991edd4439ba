import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

interface Encryption {
  /** Encrypts `text`, so that `decrypt` can read it with the same `bound` only. */
  encrypt(text: string, bound: string): string
  /** Throws where the text was encrypted with another `bound` or secret key, or was changed. */
  decrypt(encrypted: string, bound: string): string
  /** Returns a keyed digest of `text`, which nobody can compute without the secret key. */
  digest(text: string, bound: string): string
}

/**
 * Encrypts small secrets for the database (AES-256-GCM). Each `purpose` has a key of its own, derived from the process's secret
 * key. `bound` names the owner of the secret, e.g. tenant and person: a row that is copied to another owner cannot be
 * decrypted.
 */
export function createEncryption(secretKey: string, purpose: string): Encryption {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `${purpose} ${use}`, 32))
  const cipherKey = derive('cipher')
  // Created once: an HMAC with a key object takes 1.5 us of CPU, with the key's bytes 11 us.
  const digestKey = createSecretKey(derive('digest'))
  return { encrypt, decrypt, digest }

  function encrypt(text: string, bound: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', cipherKey, iv).setAAD(Buffer.from(bound))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  }

  function decrypt(encrypted: string, bound: string): string {
    const bytes = Buffer.from(encrypted, 'base64url')
    const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
    const cipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(bound)).setAuthTag(tag)
    return cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  }

  function digest(text: string, bound: string): string {
    return createHmac('sha256', digestKey).update(`${bound}\n${text}`).digest('hex')
  }
}
