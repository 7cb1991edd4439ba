import type { Avatar, TwinConsent } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { consentStep } from './consent-step.ts'

const NOW = Date.parse('2026-11-29T10:00:00Z')
const own = { expiresAt: '2026-11-30T10:00:00Z', isDoubted: false, request: null } as TwinConsent
const asked = { ...own, request: { email: 'bo@example.com', state: 'asked' } } as TwinConsent
const late = { expiresAt: '2026-11-29T09:00:00Z' }

describe('recording only the consent again', () => {
  it.each<[string, Avatar['stage'], TwinConsent, ReturnType<typeof consentStep>]>([
    ['of a rejected twin is offered', 'rejected', own, { way: 'record', reason: 'rejected' }],
    ['of a rejected twin is asked of who was asked', 'rejected', asked, { way: 'ask', reason: 'rejected' }],
    [
      'is offered when the check was not sure',
      'review',
      { ...own, isDoubted: true },
      { way: 'record', reason: 'doubted' },
    ],
    ['is not offered when nothing is wrong with it', 'review', own, undefined],
    ['goes on with the code that is still good', 'consent', own, { way: 'record', reason: 'open' }],
    ['begins with a new code after that', 'consent', { ...own, ...late }, { way: 'record', reason: 'expired' }],
    ['leaves the person time who was asked', 'consent', asked, undefined],
    ['asks again when nobody answered in time', 'consent', { ...asked, ...late }, { way: 'ask', reason: 'expired' }],
    ['is no way back from a withdrawn consent', 'revoked', own, undefined],
    ['is not offered once training began', 'training', { ...own, isDoubted: true }, undefined],
  ])('%s', (_what, stage, consent, step) => {
    expect(consentStep(stage, consent, NOW)).toEqual(step)
  })
})
