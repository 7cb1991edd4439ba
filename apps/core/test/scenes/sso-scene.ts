import type { SsoDomain } from '@vitrine/contract'
import type { JWTPayload } from 'jose'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import { type TestApp, testApp } from '../app.ts'
import { type Browser, createBrowser } from '../browser.ts'
import type { Client } from '../client.ts'
import { auditEntriesOf } from '../people.ts'
import { type OpenidProvider, type Someone, claimsIn, startOpenidProvider } from '../servers/openid-provider.ts'
import { createScriptedDns } from '../servers/scripted-dns.ts'

const PORT = 3000

/** The application beside the identity provider of a company, with name servers and a clock that the test moves. */
export interface SsoScene {
  test: TestApp
  provider: OpenidProvider
  dns: ReturnType<typeof createScriptedDns>
  clock: { aheadSeconds: number }
  site(slug: string): string
  browser(): Browser
  /** The owner of a tenant, signed in just now. */
  owner(slug: string): Promise<Client>
  /** Connects a tenant to the provider, and proves the domain. */
  connect(slug: string, settings?: object, domain?: string): Promise<SsoDomain>
  /** Signs this person in at the provider, and returns every address on the way. */
  signIn(browser: Browser, slug: string, person: Someone, until?: RegExp): Promise<string[]>
  /** Adds these claims to everything that the provider signs from now on; null ends it. */
  claim(claims: JWTPayload | null): void
  whoIs(browser: Browser, slug: string): Promise<{ username: string; role: string; memberRole: string } | null>
  auditEntries(slug: string, action: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export async function ssoScene(): Promise<SsoScene> {
  const site = (slug: string) => `http://${slug}.localhost:${PORT}`
  const provider = await startOpenidProvider(
    `${site('waymark')}/auth/sso/callback`,
    `${site('keystone')}/auth/sso/callback`,
  )
  const clock = { aheadSeconds: 0 }
  const now = () => new Date(Date.now() + clock.aheadSeconds * 1000)
  const dns = createScriptedDns()
  const fetchHere = createSafeFetch({ ports: 'any', isAllowed: (address) => address === '127.0.0.1' })
  const test = await testApp({
    withWorkers: false,
    clock: { now },
    report: () => {},
    settings: { port: PORT },
    resolver: dns.resolver,
    // The provider of a test is on this machine; everything else inside stays refused.
    safeFetch: (url, options) => fetchHere(url, { ...options, timeoutMs: 60_000 }),
  })
  return { test, provider, dns, clock, site, browser, owner, connect, signIn, claim, whoIs, auditEntries, close }

  function browser(): Browser {
    return createBrowser(test.app, (name) => name !== '127.0.0.1')
  }

  function owner(slug: string): Promise<Client> {
    return test.demo(slug, 'owner')
  }

  async function connect(slug: string, settings: object = {}, domain = 'corp.example'): Promise<SsoDomain> {
    const client = await owner(slug)
    const { issuer, client: own } = provider
    const body = { issuer, clientId: own.id, clientSecret: own.secret, ...settings }
    const { status } = await client.call('PUT /api/whitelabel/sso', { body })
    if (status !== 200) throw new Error(`could not connect: ${status}`)
    const { body: added } = await client.call<SsoDomain>('POST /api/whitelabel/sso/domains', { body: { domain } })
    dns.set(added.record.name, 'TXT', [added.record.value])
    const { body: checked } = await client.call<SsoDomain>('POST /api/whitelabel/sso/domains/:id/check', {
      params: { id: added.id },
    })
    return checked
  }

  async function signIn(browser: Browser, slug: string, person: Someone, until?: RegExp): Promise<string[]> {
    provider.person = person
    browser.jar.delete('127.0.0.1')
    const query = new URLSearchParams({ email: person.email ?? 'somebody@corp.example' })
    return browser.follow(`${site(slug)}/auth/sso?${query.toString()}`, until)
  }

  function claim(claims: JWTPayload | null): void {
    provider.tamper =
      claims && (async (answer) => ({ ...answer, id_token: await provider.sign({ ...claimsIn(answer), ...claims }) }))
  }

  async function whoIs(browser: Browser, slug: string) {
    const { status, body } = await browser.visit(`${site(slug)}/auth/user`)
    const { user } = JSON.parse(body) as { user: { username: string; role: string; memberRole: string } }
    return status === 200 ? user : null
  }

  function auditEntries(slug: string, action: string) {
    return auditEntriesOf(test, slug, action)
  }

  async function close(): Promise<void> {
    await test.close()
    await provider.close()
  }
}

/** Returns a person of the company whose address its provider has verified. */
export function colleague(name: string, domain = 'corp.example'): Someone & { email: string } {
  return { sub: `sub-${name}`, email: `${name}@${domain}`, email_verified: true, name: `${name} Lima` }
}
