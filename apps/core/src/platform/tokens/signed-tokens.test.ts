import { expect, it } from 'vitest'
import { createSignedTokens } from './signed-tokens.ts'

const KEY = 'a secret key of enough length'
const tokens = createSignedTokens(KEY, { use: 'API key', prefix: 'key_' })

it('accepts its own tokens, which are unique', () => {
  const issued = Array.from({ length: 20 }, () => tokens.issue('waymark'))

  expect(new Set(issued).size).toBe(20)
  for (const token of issued) {
    expect(token).toMatch(/^key_[\w-]{54}$/)
    expect(tokens.isIssued(token, 'waymark')).toBe(true)
  }
})

it.each([
  ['another secret key', createSignedTokens(`${KEY}!`, { use: 'API key', prefix: 'key_' }), 'waymark'],
  ['another use', createSignedTokens(KEY, { use: 'session', prefix: 'key_' }), 'waymark'],
  ['another tenant', tokens, 'keystone'],
])('refuses a token of %s', (_what, others, tenantId) => {
  expect(tokens.isIssued(others.issue(tenantId), 'waymark')).toBe(false)
})

it('refuses a token with a changed, removed or added character', () => {
  const token = tokens.issue('waymark')
  const changed = Array.from(token, (character, at) => {
    const other = character === 'A' ? 'B' : 'A'
    return `${token.slice(0, at)}${other}${token.slice(at + 1)}`
  })
  // The last character carries two bits of the tag: the same bits in another spelling are another token.
  for (const one of [...changed, '', 'key_', token.slice(1), token.slice(0, -1), `${token}A`, `${token}\n`])
    expect([one, tokens.isIssued(one, 'waymark')]).toEqual([one, false])
})
