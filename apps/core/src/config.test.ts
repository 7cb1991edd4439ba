import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { Settings } from './config/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-config-'))
const SECRET_KEY = randomBytes(32).toString('base64')
/** The settings required in production. */
const PRODUCTION = { SECRET_KEY, TRUST_PROXY: 'none' }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('settings', () => {
  it('are all optional in development', () => {
    const config = read({})

    expect(config).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 3000,
      platformHost: 'localhost',
      platformTenant: 'waymark',
    })
    expect(config).toMatchObject({ internalListen: { host: '127.0.0.1', port: 3001 }, role: 'all', trustProxy: [] })
    expect(config.renderConcurrency).toBeGreaterThanOrEqual(1)
  })

  it('are listed in .env.example, all of them and no others', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    const shown = [...text.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name)

    // NODE_ENV is set by others; the file says under MODE what it does here.
    expect(shown.toSorted()).toEqual(
      Object.keys(Settings.shape)
        .filter((name) => name !== 'NODE_ENV')
        .toSorted(),
    )
  })

  it('count as absent when they are blank', () => {
    expect(read({ PORT: ' ', MODE: '', DATABASE_URL: '', SECRET_KEY: '  ' })).toMatchObject({
      port: 3000,
      mode: 'development',
    })
  })

  it('use one database address unless a second one is set for what a pooler cannot carry', () => {
    const databaseUrl = 'postgres://vitrine@127.0.0.1:6432/vitrine'
    const direct = 'postgres://vitrine@10.0.0.10/vitrine'

    expect(read({ DATABASE_URL: databaseUrl }).database).toEqual({
      databaseUrl,
      listenUrl: databaseUrl,
      poolSize: 10,
      statementTimeoutSeconds: 300,
      idleTransactionTimeoutSeconds: 60,
      slowStatementMs: 500,
    })
    expect(read({ DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: direct }).database.listenUrl).toBe(direct)
    expect(() => read({ DATABASE_LISTEN_URL: direct })).toThrow('has no effect without DATABASE_URL')
  })

  it('that are invalid are all reported at once', () => {
    const wrong = {
      MODE: 'prod',
      PORT: 'http',
      INTERNAL_LISTEN: '3001',
      DATABASE_URL: 'mysql://db',
      PLATFORM_HOST: 'Example.com:80',
      PLATFORM_TENANT: 'Way mark',
      STAFF_EMAIL_DOMAIN: '@x',
      SECRET_KEY: 'short',
      TRUST_PROXY: '10.0.0.1, my-proxy',
      ROLE: 'boss',
      RENDER_CONCURRENCY: '0',
      SMTP_URL: 'https://mail.example',
      MAIL_FROM: 'Waymark <x@example.com>',
      AUTH_HOST: 'https://auth.example',
      GOOGLE_ISSUER_BASE: 'http://accounts.example',
    }

    expect(named(wrong)).toEqual(Object.keys(wrong).sort())
  })

  it('that are missing are reported together with invalid ones', () => {
    expect(named({ NODE_ENV: 'production', PORT: '70000', ROLE: 'web' })).toEqual([
      'PORT',
      'ROLE',
      'SECRET_KEY',
      'TRUST_PROXY',
    ])
  })

  it('that are invalid are not called missing as well', () => {
    const wrong = { SECRET_KEY: 'short', TRUST_PROXY: 'my-proxy', DATABASE_URL: 'db' }
    expect(named({ NODE_ENV: 'production', ROLE: 'web', ...wrong })).toEqual(Object.keys(wrong).sort())
  })

  it.each([
    ['1.5', 'PORT'],
    ['-1', 'PORT'],
    ['65536', 'PORT'],
  ])('refuse the port %s', (PORT, name) => {
    expect(named({ PORT })).toEqual([name])
  })

  it.each(['127.0.0.1:99999', 'a b:1', '::1:3001', ':3001'])(
    'refuse to serve the internal port on %s',
    (INTERNAL_LISTEN) => {
      expect(named({ INTERNAL_LISTEN })).toEqual(['INTERNAL_LISTEN'])
    },
  )

  it.each([
    ['[::1]:4000', { host: '::1', port: 4000 }],
    ['0.0.0.0:4000', { host: '0.0.0.0', port: 4000 }],
  ])('serve the internal port on %s', (INTERNAL_LISTEN, expected) => {
    expect(read({ INTERNAL_LISTEN }).internalListen).toEqual(expected)
  })

  it('use any free internal port when the public one is any free one', () => {
    expect(read({ PORT: '0' }).internalListen.port).toBe(0)
  })

  it('read a list of proxies', () => {
    const trustProxy = ['10.0.0.0/8', '::1', 'loopback', 'fd00::/8']

    expect(read({ TRUST_PROXY: ` ${trustProxy.join(' , ')},` }).trustProxy).toEqual(trustProxy)
  })
})

describe('emails', () => {
  it('are sent from the platform’s host unless an address is set', () => {
    expect(read({ PLATFORM_HOST: 'videos.example', ...PRODUCTION }).mailFrom).toBe('no-reply@videos.example')
    expect(read({ MAIL_FROM: 'post@example.com' }).mailFrom).toBe('post@example.com')
  })

  it.each(['smtp://127.0.0.1:1025', 'smtps://user:pass@mail.example:465'])('are sent through %s', (SMTP_URL) => {
    expect(read({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
  })
})

describe('sign-in with Google', () => {
  const pair = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }

  it('is off unless there is a client, and asks Google unless another issuer is set', () => {
    expect(read({})).toMatchObject({ googleClient: undefined, googleIssuer: 'https://accounts.google.com' })
    expect(read({ ...pair, AUTH_HOST: 'auth.example' })).toMatchObject({
      googleClient: { id: 'id', secret: 'secret' },
      authHost: 'auth.example',
    })
  })

  it.each(Object.keys(pair))('needs its %s with the other half', (missing) => {
    expect(named({ ...pair, [missing]: '' })).toEqual([missing])
  })

  it.each(['https://id.example/realms/a', 'http://127.0.0.1:4000', 'http://localhost:4000'])(
    'uses the issuer %s',
    (GOOGLE_ISSUER_BASE) => {
      expect(read({ GOOGLE_ISSUER_BASE }).googleIssuer).toBe(GOOGLE_ISSUER_BASE)
    },
  )

  it.each(['accounts.google.com', 'http://10.0.0.1', 'https://id.example?x=1', 'ftp://127.0.0.1'])(
    'refuses the issuer %s',
    (GOOGLE_ISSUER_BASE) => {
      expect(named({ GOOGLE_ISSUER_BASE })).toEqual(['GOOGLE_ISSUER_BASE'])
    },
  )
})

describe('the mode', () => {
  it.each([
    ['nothing is set', {}, 'development'],
    ['NODE_ENV is production', { NODE_ENV: 'production' }, 'production'],
    ['NODE_ENV is something else', { NODE_ENV: 'test' }, 'development'],
    ['the platform has a real host', { PLATFORM_HOST: 'videos.example.com' }, 'production'],
    ['it listens on every address', { HOST: '0.0.0.0' }, 'production'],
    ['it listens on IPv6 loopback', { HOST: '::1' }, 'development'],
    ['it listens on localhost', { HOST: 'localhost' }, 'development'],
    ['MODE says development', { MODE: 'development', NODE_ENV: 'production', HOST: '0.0.0.0' }, 'development'],
    ['MODE says production', { MODE: 'production' }, 'production'],
  ])('when %s is %s', (_when, environment, mode) => {
    expect(read({ ...PRODUCTION, ...environment }).mode).toBe(mode)
  })
})

describe('trusted proxies', () => {
  it('must be set in production, or declared absent, and the error says how', () => {
    expect(named({ MODE: 'production', SECRET_KEY })).toEqual(['TRUST_PROXY'])
    expect(() => read({ MODE: 'production', SECRET_KEY, TRUST_PROXY: ' ' })).toThrow(/loopback .* or none/)
    expect(read({ MODE: 'production', SECRET_KEY, TRUST_PROXY: 'none' })).toMatchObject({
      trustProxy: [],
      isProxyKnown: true,
    })
  })

  it('do not concern workers, which take no requests', () => {
    const DATABASE_URL = 'postgresql://db/vitrine'
    expect(named({ MODE: 'production', SECRET_KEY, ROLE: 'worker', DATABASE_URL })).toEqual([])
  })

  it('are unset in development by default, and “none” cannot be combined', () => {
    expect(read({})).toMatchObject({ trustProxy: [], isProxyKnown: false })
    expect(read({ TRUST_PROXY: 'loopback' }).isProxyKnown).toBe(true)
    expect(named({ TRUST_PROXY: 'none, 10.0.0.1' })).toEqual(['TRUST_PROXY'])
  })
})

describe('the security contact', () => {
  it.each(['mailto:security@videos.example', 'https://videos.example/report'])('may be %s', (SECURITY_CONTACT) => {
    expect(read({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT)
  })

  it.each(['security@videos.example', 'http://videos.example', 'mailto:nobody', 'javascript:alert(1)'])(
    'cannot be %s',
    (SECURITY_CONTACT) => {
      expect(named({ SECURITY_CONTACT })).toEqual(['SECURITY_CONTACT'])
    },
  )
})

describe('the secret key', () => {
  it.each([
    'a'.repeat(32),
    'changeme-changeme-changeme-changeme',
    'this-is-a-very-secret-key-please-change',
    '0123456789abcdef0123456789abcdef',
    'a sentence that somebody has made up',
  ])('%s is refused everywhere as too easy to guess, with a command to create one', (weak) => {
    for (const MODE of ['development', 'production'])
      expect(() => read({ MODE, TRUST_PROXY: 'none', SECRET_KEY: weak })).toThrow(
        'SECRET_KEY: is too easy to guess. Generate one with: openssl rand -base64 32',
      )
  })

  it('is required in production', () => {
    expect(named({ MODE: 'production', TRUST_PROXY: 'none' })).toEqual(['SECRET_KEY'])
    expect(read({ MODE: 'production', ...PRODUCTION }).secretKey).toBe(SECRET_KEY)
  })

  it('is created once in development, readable by its owner only', () => {
    const DATA_DIR = join(folder, 'kept')
    const made = read({ DATA_DIR }).secretKey

    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(read({ DATA_DIR }).secretKey).toBe(made)
    expect(read({ DATA_DIR: join(folder, 'other') }).secretKey).not.toBe(made)
    expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600)
  })
})

it.each(['web', 'worker'])('a process that is only %s needs a database server', (ROLE) => {
  expect(named({ ROLE })).toEqual(['ROLE'])
  expect(read({ ROLE, DATABASE_URL: 'postgresql://db/vitrine' }).role).toBe(ROLE)
})

function read(environment: Record<string, string>) {
  return readConfig({ DATA_DIR: join(folder, 'data'), ...environment })
}

/** The names of the settings that a refusal complains of, in order of the alphabet. */
function named(environment: Record<string, string>): string[] {
  try {
    read(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0] ?? '')
      .sort()
  }
  return []
}
