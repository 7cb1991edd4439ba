import type { AdminSystem } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWarnings } from '../../src/config/start-warnings.ts'
import { type TestApp, testApp } from '../app.ts'
import { testConfig } from '../config.ts'

const DAY_MS = 24 * 3_600_000
const SECURITY_TXT = '/.well-known/security.txt'

let test: TestApp
let now = new Date('2026-03-01T15:00:00Z')

beforeAll(async () => {
  const settings = {
    mode: 'production' as const,
    hstsSubdomains: true,
    securityContact: 'https://videos.example/report',
    isProxyKnown: true,
  }
  test = await testApp({ withWorkers: false, settings, clock: { now: () => now } })
  await test.deps.db.execute(
    `insert into tenant_host (host, tenant_id, kind) select 'films.partner.example', id, 'alias' from tenant where slug = 'azure-coast'`,
  )
})
afterAll(() => test.close())

const ask = (host: string, url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host, ...headers } })

describe('Strict-Transport-Security', () => {
  const transport = async (host: string, url = '/api/branding') =>
    (await ask(host, url)).headers['strict-transport-security']

  it('covers all subdomains of the platform’s own hosts when the operator says so', async () => {
    expect(await transport('waymark.localhost')).toBe('max-age=31536000; includeSubDomains')
    expect(await transport('localhost')).toBe('max-age=31536000; includeSubDomains')
    expect(await transport('waymark.localhost', '/%')).toBe('max-age=31536000; includeSubDomains')
  })

  it('does not cover subdomains of a partner’s domain', async () => {
    expect((await ask('films.partner.example', '/api/branding')).statusCode).toBe(200)
    expect(await transport('films.partner.example')).toBe('max-age=31536000')
    expect(await transport('notlocalhost')).toBe('max-age=31536000')
  })

  it('covers the host alone by default, and is absent in development', async () => {
    const plain = await testApp({ withWorkers: false, settings: { mode: 'production' } })
    const development = await testApp({ withWorkers: false })
    try {
      const of = async ({ app }: TestApp) =>
        (await app.inject({ url: '/', headers: { host: 'waymark.localhost' } })).headers['strict-transport-security']
      expect([await of(plain), await of(development)]).toEqual(['max-age=31536000', undefined])
    } finally {
      await plain.close()
      await development.close()
    }
  })
})

describe('security.txt', () => {
  it('names the operator’s contact on the built-in sites, and expires within a year', async () => {
    for (const later of [0, 400 * DAY_MS]) {
      now = new Date(now.getTime() + later)
      const { statusCode, headers, body } = await ask('waymark.localhost', SECURITY_TXT)
      const fields = new Map(
        body
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/s) as [string, string]),
      )
      const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / DAY_MS

      expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(fields.get('Contact')).toBe('https://videos.example/report')
      expect(fields.get('Canonical')).toBe(`https://waymark.localhost${SECURITY_TXT}`)
      expect(days).toBeGreaterThan(30)
      expect(days).toBeLessThan(365)
    }
  })

  it('names a partner’s own support on its site only', async () => {
    const tenant = await test.features.tenants.withSlug('azure-coast')
    const { body } = await ask('films.partner.example', SECURITY_TXT)

    expect(body).toContain(`Contact: mailto:${tenant?.settings.supportEmail}\n`)
    expect(body).not.toMatch(/videos\.example\/report|waymark|keystone|vitrine/i)
  })

  it('names the site’s support when the operator has set nothing', async () => {
    const plain = await testApp({ withWorkers: false })
    try {
      const tenant = await plain.features.tenants.withSlug('waymark')
      const { body } = await plain.app.inject({ url: SECURITY_TXT, headers: { host: 'waymark.localhost' } })
      expect(body).toContain(`Contact: mailto:${tenant?.settings.supportEmail}\n`)
    } finally {
      await plain.close()
    }
  })
})

describe('the operator is warned', () => {
  it('at each production start that test cards buy credits and emails are not sent', () => {
    const config = testConfig('/nowhere')
    const [mails, sandbox, ...rest] = startWarnings({ ...config, mode: 'production', allowsSandboxPayments: true })

    expect(mails).toContain('SMTP_URL')
    expect(sandbox).toContain('ALLOW_SANDBOX_PAYMENTS')
    expect(rest).toEqual([])
    const quiet = { ...config, mode: 'production', allowsSandboxPayments: false, smtpUrl: 'smtp://mail' } as const
    expect(startWarnings(quiet)).toEqual([])
    expect(startWarnings({ ...config, allowsSandboxPayments: true })).toEqual([])
  })

  it('on the System page that test cards buy credits in production', async () => {
    const plain = await testApp({ withWorkers: false })
    try {
      expect((await warningsOf(plain)).allowsTestCards).toBe(false)
    } finally {
      await plain.close()
    }
    expect((await warningsOf(test)).allowsTestCards).toBe(true)
  })

  it.each(['x-forwarded-for', 'forwarded'])(
    'once about a proxy that sends %s and is not configured',
    async (header) => {
      const lines: string[] = []
      const app = await testApp({ withWorkers: false, warn: (line) => lines.push(line) })
      try {
        const send = (headers: Record<string, string>) =>
          app.app.inject({ url: '/', remoteAddress: '192.0.2.7', headers: { host: 'waymark.localhost', ...headers } })
        await send({})
        expect([lines, (await warningsOf(app)).unknownProxy]).toEqual([[], null])
        for (let n = 0; n < 3; n++) await send({ [header]: 'for=203.0.113.9' })

        expect(lines).toEqual([expect.stringContaining('TRUST_PROXY=192.0.2.7')])
        expect((await warningsOf(app)).unknownProxy).toBe('192.0.2.7')
      } finally {
        await app.close()
      }
    },
  )

  it('about no proxies once they are configured or declared absent', async () => {
    const lines: string[] = []
    const settings = { isProxyKnown: true, trustProxy: [] }
    const app = await testApp({ withWorkers: false, settings, warn: (line) => lines.push(line) })
    try {
      await app.app.inject({ url: '/', headers: { host: 'waymark.localhost', 'x-forwarded-for': '203.0.113.9' } })
      expect(lines).toEqual([])
    } finally {
      await app.close()
    }
  })
})

async function warningsOf(app: TestApp): Promise<AdminSystem['warnings']> {
  return (await app.features.admin.admin.system()).warnings
}
