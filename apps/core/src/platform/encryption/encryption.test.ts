import { expect, it } from 'vitest'
import { createEncryption } from './encryption.ts'

const KEY = 'a secret that only this test knows'
const UNREADABLE = /authenticat|Invalid (authentication tag|initialization vector)/i
const encryption = createEncryption(KEY, 'test')

it('decrypts what it encrypted', () => {
  expect(encryption.decrypt(encryption.encrypt('Grüße, 世界', 'ana'), 'ana')).toBe('Grüße, 世界')
})

it('encrypts the same text differently each time, and reveals nothing of it', () => {
  expect(encryption.encrypt('secret', 'ana')).not.toBe(encryption.encrypt('secret', 'ana'))
  expect(Buffer.from(encryption.encrypt('secret', 'ana'), 'base64url').toString('latin1')).not.toContain('secret')
})

it.each([
  ['for somebody else', encryption, 'bo'],
  ['under another key', createEncryption(`${KEY}!`, 'test'), 'ana'],
  ['for another purpose', createEncryption(KEY, 'tests'), 'ana'],
])('refuses to decrypt %s', (_what, other, bound) => {
  expect(() => other.decrypt(encryption.encrypt('secret', 'ana'), bound)).toThrow(UNREADABLE)
  expect(other.digest('secret', bound)).not.toBe(encryption.digest('secret', 'ana'))
})

it('refuses changed or truncated text', () => {
  const encrypted = Buffer.from(encryption.encrypt('secret', 'ana'), 'base64url')
  for (let at = 0; at < encrypted.length; at++) {
    const changed = Buffer.from(encrypted)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => encryption.decrypt(changed.toString('base64url'), 'ana')).toThrow(UNREADABLE)
    expect(() => encryption.decrypt(encrypted.subarray(0, at).toString('base64url'), 'ana')).toThrow(UNREADABLE)
  }
})
