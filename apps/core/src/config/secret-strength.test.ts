import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { SECRET_BITS_MIN, secretBits } from './secret-strength.ts'

const KEYS = 2000

it.each([
  ['16 bytes in hex', () => randomBytes(16).toString('hex')],
  ['32 bytes in hex', () => randomBytes(32).toString('hex')],
  ['24 bytes in base64', () => randomBytes(24).toString('base64')],
  ['32 bytes in base64', () => randomBytes(32).toString('base64')],
  ['32 bytes in base64url', () => randomBytes(32).toString('base64url')],
  ['two UUIDs', () => `${crypto.randomUUID()}${crypto.randomUUID()}`],
  ['a named key', () => `vitrine-production-${randomBytes(24).toString('base64url')}`],
])('%s at random are strong enough, every time', (_name, make) => {
  const refused = Array.from({ length: KEYS }, make).filter((key) => secretBits(key) < SECRET_BITS_MIN)

  expect(refused).toEqual([])
})

it.each([
  '',
  'a'.repeat(200),
  'ab'.repeat(30),
  'changeme'.repeat(8),
  'password1234password1234password1234',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  '00000000000000000000000000000001',
  'development-secret-key-change-me-now',
  'This is just some sentence in English',
  'THE SECRET KEY OF OUR NEW VIDEO SITE',
])('%j is too easy to guess', (key) => {
  expect(secretBits(key)).toBeLessThan(SECRET_BITS_MIN)
})
