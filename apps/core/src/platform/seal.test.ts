import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const KEY = 'a secret that only this test knows'
const UNREADABLE = /authenticat|Invalid (authentication tag|initialization vector)/i
const seal = createSeal(KEY, 'test')

it('opens what it closed', () => {
  expect(seal.open(seal.close('Grüße, 世界', 'ana'), 'ana')).toBe('Grüße, 世界')
})

it('closes the same text differently each time, and shows nothing of it', () => {
  expect(seal.close('secret', 'ana')).not.toBe(seal.close('secret', 'ana'))
  expect(Buffer.from(seal.close('secret', 'ana'), 'base64url').toString('latin1')).not.toContain('secret')
})

it.each([
  ['for somebody else', seal, 'bo'],
  ['under another key', createSeal(`${KEY}!`, 'test'), 'ana'],
  ['for another purpose', createSeal(KEY, 'tests'), 'ana'],
])('opens nothing %s', (_what, other, bound) => {
  expect(() => other.open(seal.close('secret', 'ana'), bound)).toThrow(UNREADABLE)
  expect(other.digest('secret', bound)).not.toBe(seal.digest('secret', 'ana'))
})

it('opens nothing that was changed or cut short', () => {
  const sealed = Buffer.from(seal.close('secret', 'ana'), 'base64url')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => seal.open(changed.toString('base64url'), 'ana')).toThrow(UNREADABLE)
    expect(() => seal.open(sealed.subarray(0, at).toString('base64url'), 'ana')).toThrow(UNREADABLE)
  }
})
