import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenidProvider, claimsIn, startOpenidProvider } from '../../test/servers/openid-provider.ts'
import type { IdentityProvider } from '../ports/identity.ts'

const callback = 'http://auth.example/auth/google/callback'
const person = { sub: 'subject', email: 'ana@mail.test', email_verified: true, name: 'Ana' }

/** Tests the behaviour required of every identity adapter. Each adapter's test opens it for the given provider. */
export function identitySuite(name: string, open: (provider: OpenidProvider) => IdentityProvider): void {
  describe(`identity ${name}`, () => {
    let provider: OpenidProvider
    let identity: IdentityProvider

    beforeAll(async () => {
      provider = await startOpenidProvider(callback)
      provider.person = person
      identity = open(provider)
    })
    afterAll(() => provider.close())

    it('returns the identity that the provider signed', async () => {
      const { trip, code } = await trips()

      expect(await identity.redeem(trip, code)).toEqual({
        issuer: provider.issuer,
        subject: 'subject',
        email: 'ana@mail.test',
        isEmailVerified: true,
        name: 'Ana',
      })
    })

    it('creates new secrets for every sign-in', () => {
      expect(identity.secrets()).not.toEqual(identity.secrets())
    })

    it('accepts a code once', async () => {
      const { trip, code } = await trips()
      await identity.redeem(trip, code)

      await expect(identity.redeem(trip, code)).rejects.toMatchObject({ reason: 'refused' })
    })

    it.each(['nonce', 'verifier', 'callback'] as const)(
      'refuses a code with the %s of another sign-in',
      async (part) => {
        const { trip, code } = await trips()
        const other = { ...identity.secrets(), callback: `${callback}/other` }

        await expect(identity.redeem({ ...trip, [part]: other[part] }, code)).rejects.toMatchObject({
          reason: 'refused',
        })
      },
    )

    it.each<[string, JWTPayload]>([
      ['the value true', { email_verified: true }],
      ['the word true', { email_verified: 'true' }],
    ])('treats an address as verified by %s', async (_which, claims) => {
      expect((await redeemed(claims)).isEmailVerified).toBe(true)
    })

    it.each([false, 'false', 1, 'yes', null, undefined])('treats no address as verified by %j', async (said) => {
      expect((await redeemed({ email_verified: said })).isEmailVerified).toBe(false)
    })

    it('ignores a value that is no address', async () => {
      expect((await redeemed({ email: 'no address' })).email).toBeNull()
    })

    it('is unreachable, not refused, when nobody answers', async () => {
      const gone = open({ ...provider, issuer: 'http://127.0.0.1:9' })
      const trip = { ...gone.secrets(), callback }

      await expect(gone.addressFor(trip, 'state')).rejects.toMatchObject({ reason: 'unreachable' })
      await expect(gone.redeem(trip, 'code')).rejects.toMatchObject({ reason: 'unreachable' })
    })

    it('rejects a configuration that names another issuer', async () => {
      const other = open({ ...provider, issuer: provider.issuer.replace('127.0.0.1', 'localhost') })

      await expect(other.addressFor({ ...other.secrets(), callback }, 'state')).rejects.toMatchObject({
        reason: 'refused',
      })
    })

    async function redeemed(claims: Record<string, unknown>) {
      provider.tamper = async (answer) => ({
        ...answer,
        id_token: await provider.sign({ ...claimsIn(answer), ...claims } as JWTPayload),
      })
      const { trip, code } = await trips()
      const found = await identity.redeem(trip, code)
      provider.tamper = null
      return found
    }

    /** Follows the redirects to the provider and returns with a code. */
    async function trips() {
      const trip = { ...identity.secrets(), callback }
      const cookies = new Map<string, string>()
      let address = await identity.addressFor(trip, 'state')
      while (!address.startsWith(callback)) {
        const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
        const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
        for (const line of answer.headers.getSetCookie()) cookies.set(...cookieIn(line))
        address = new URL(answer.headers.get('location') ?? '', address).href
      }
      return { trip, code: new URL(address).searchParams.get('code') ?? '' }
    }
  })
}

function cookieIn(line: string): [string, string] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  return [name, value]
}
