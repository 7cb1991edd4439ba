import { inspect } from 'node:util'
import type { Config } from '../../src/config.ts'
import { type TestApp, testApp } from '../app.ts'
import { type Browser, createBrowser } from '../browser.ts'
import { auditEntriesOf } from '../people.ts'
import { type OpenidProvider, type Someone, startOpenidProvider } from '../servers/openid-provider.ts'

const PORT = 3000

/** The application beside a real provider, with a clock that the test moves. */
export interface GoogleScene {
  test: TestApp
  provider: OpenidProvider
  clock: { aheadSeconds: number }
  /** Messages in the operator's log. */
  reported: string[]
  browser(): Browser
  site(slug: string): string
  /** Signs this person in on a tenant, or lets them refuse. Returns every address on the way. */
  signIn(browser: Browser, slug: string, person: Someone | null, path?: string): Promise<string[]>
  /** The same, up to the address that `until` matches, which is not asked for. */
  upTo(until: RegExp, browser: Browser, slug: string, person: Someone, path?: string): Promise<string>
  /** Returns the user of the browser's session on a tenant, or null. */
  whoIs(browser: Browser, slug: string): Promise<{ username: string; email: string; credits: number } | null>
  /** Returns the audit log entries of a tenant with this action, newest first. */
  auditEntries(slug: string, action: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export async function googleScene(settings: Partial<Config> = {}): Promise<GoogleScene> {
  const provider = await startOpenidProvider(
    `${originOf(settings.authHost ?? 'waymark.localhost')}/auth/google/callback`,
  )
  const clock = { aheadSeconds: 0 }
  const now = () => new Date(Date.now() + clock.aheadSeconds * 1000)
  const google = { port: PORT, googleIssuer: provider.issuer, googleClient: provider.client }
  const reported: string[] = []
  const report = (error: Error) => void reported.push(inspect(error, { depth: 10 }))
  const test = await testApp({ withWorkers: false, clock: { now }, report, settings: { ...google, ...settings } })
  return { test, provider, clock, reported, browser, site, signIn, upTo, whoIs, auditEntries, close }

  function originOf(host: string): string {
    return settings.mode === 'production' ? `https://${host}` : `http://${host}:${PORT}`
  }

  function site(slug: string): string {
    return originOf(`${slug}.localhost`)
  }

  function browser(): Browser {
    return createBrowser(test.app, (name) => name !== '127.0.0.1')
  }

  async function signIn(browser: Browser, slug: string, person: Someone | null, path = '/auth/google') {
    comeAs(browser, person)
    return browser.follow(site(slug) + path)
  }

  /** The provider remembers its own people too, and would not ask again. */
  function comeAs(browser: Browser, person: Someone | null): void {
    provider.person = person
    browser.jar.delete('127.0.0.1')
  }

  async function upTo(until: RegExp, browser: Browser, slug: string, person: Someone, path = '/auth/google') {
    comeAs(browser, person)
    return (await browser.follow(site(slug) + path, until)).at(-1) ?? ''
  }

  async function whoIs(browser: Browser, slug: string) {
    const { status, body } = await browser.visit(`${site(slug)}/auth/user`)
    const { user } = JSON.parse(body) as { user: { username: string; email: string; credits: number } }
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

/** Returns a person whose address the provider has verified. */
export function someone(name: string): Someone & { email: string } {
  return { sub: `sub-${name}`, email: `${name}@mail.test`, email_verified: true, name: `${name} Lima` }
}
