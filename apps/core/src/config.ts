import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Settings of the process, read once at the start. Every one is optional in development (see .env.example). */
export interface Config {
  mode: 'development' | 'production'
  host: string
  port: number
  internalListen: { host: string; port: number }
  dataDir: string
  databaseUrl: string | undefined
  platformHost: string
  platformTenant: string
  staffEmailDomain: string
  secretKey: string
  trustProxy: string[]
  role: 'all' | 'web' | 'worker'
  renderConcurrency: number
  /** Undefined: mails are kept in the database and not sent. */
  smtpUrl: string | undefined
  /** The address mails come from; their sender's name is the tenant's. */
  mailFrom: string
}

/** Thrown with one line for every wrong setting, so that a person mends them all at once. */
export class ConfigError extends Error {}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']
const SECRET_CHARACTERS_MIN = 32
const PROXY_HINT = 'must list addresses or networks like 10.0.0.0/8, separated by commas'

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema)
const whole = (least: number, most: number) =>
  z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(least).max(most)
const PORT_MAX = 65_535
/** The machine listener takes the next one. */
const WEB_PORT_MAX = PORT_MAX - 1
const hostName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without port')

const Settings = z.object({
  MODE: setting(z.enum(['development', 'production'], 'must be development or production').optional()),
  NODE_ENV: setting(z.string().optional()),
  HOST: setting(z.string().default('127.0.0.1')),
  PORT: setting(whole(0, WEB_PORT_MAX).default(3000)),
  INTERNAL_LISTEN: setting(z.string().refine(isHostWithPort, 'must look like 127.0.0.1:3001').optional()),
  DATA_DIR: setting(z.string().default('./.data')),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
  ),
  PLATFORM_HOST: setting(hostName.default('localhost')),
  PLATFORM_TENANT: setting(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the slug of a tenant')
      .default('waymark'),
  ),
  STAFF_EMAIL_DOMAIN: setting(hostName.default('vitrine.example')),
  SECRET_KEY: setting(
    z.string().min(SECRET_CHARACTERS_MIN, `must have at least ${SECRET_CHARACTERS_MIN} characters`).optional(),
  ),
  TRUST_PROXY: setting(
    z
      .string()
      .default('')
      .transform(listOf)
      .refine((entries) => entries.every(isProxyAddress), PROXY_HINT),
  ),
  ROLE: setting(z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all')),
  RENDER_CONCURRENCY: setting(whole(1, 64).optional()),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example:465' }).optional(),
  ),
  MAIL_FROM: setting(z.email('must be an e-mail address').optional()),
})

type Settings = z.output<typeof Settings>

/** Reads the environment (and `.env` beside the start command). Throws ConfigError that names every wrong setting. */
export function readConfig(environment: Record<string, string | undefined> = environmentWithFile()): Config {
  const faults =
    Settings.safeParse(environment).error?.issues.map(({ path, message }) => ({ name: String(path[0]), message })) ?? []
  // The wrong ones count as absent from here on, so that what is missing beside them is named in the same breath.
  const settings = Settings.parse({
    ...environment,
    ...Object.fromEntries(faults.map(({ name }) => [name, undefined])),
  })
  const mode = modeOf(settings)
  faults.push(...faultsBetween(settings, mode).filter(({ needs }) => !faults.some(({ name }) => name === needs)))
  if (faults.length) throw refusal(faults.map(({ name, message }) => `${name}: ${message}`))
  const dataDir = resolve(settings.DATA_DIR)
  return {
    mode,
    host: settings.HOST,
    port: settings.PORT,
    internalListen: internalListenOf(settings),
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    platformHost: settings.PLATFORM_HOST,
    platformTenant: settings.PLATFORM_TENANT,
    staffEmailDomain: settings.STAFF_EMAIL_DOMAIN,
    secretKey: settings.SECRET_KEY ?? keptSecret(dataDir),
    trustProxy: settings.TRUST_PROXY,
    role: settings.ROLE,
    renderConcurrency: settings.RENDER_CONCURRENCY ?? availableParallelism(),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `no-reply@${settings.PLATFORM_HOST}`,
  }
}

function environmentWithFile(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function isHostWithPort(text: string): boolean {
  return Number(/^[^\s:]+:(\d{1,5})$/.exec(text.replace(/^\[[0-9a-f:]+\]/, 'ipv6'))?.[1]) <= PORT_MAX
}

/** An address, a network like 10.0.0.0/8, or one of the names that stand for private networks. */
function isProxyAddress(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const isNetwork =
    isIP(address) > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
  return isNetwork || ['loopback', 'linklocal', 'uniquelocal'].includes(text)
}

/** Whatever the world can reach is production, unless somebody says otherwise. */
function modeOf(settings: Settings): Config['mode'] {
  if (settings.MODE) return settings.MODE
  const isReachable = settings.PLATFORM_HOST !== 'localhost' || !LOOPBACK.includes(settings.HOST)
  return settings.NODE_ENV === 'production' || isReachable ? 'production' : 'development'
}

/** What one setting asks of another one, named `needs`. */
function faultsBetween({ SECRET_KEY, DATABASE_URL, ROLE }: Settings, mode: Config['mode']) {
  const faults: { name: string; message: string; needs: string }[] = []
  if (mode === 'production' && !SECRET_KEY)
    faults.push({ name: 'SECRET_KEY', message: 'is required in production', needs: 'SECRET_KEY' })
  if (ROLE !== 'all' && !DATABASE_URL) {
    const message = `${ROLE} needs DATABASE_URL, since the embedded database serves one process`
    faults.push({ name: 'ROLE', message, needs: 'DATABASE_URL' })
  }
  return faults
}

function internalListenOf({ INTERNAL_LISTEN, PORT }: Settings): Config['internalListen'] {
  if (!INTERNAL_LISTEN) return { host: '127.0.0.1', port: PORT === 0 ? 0 : PORT + 1 }
  const colon = INTERNAL_LISTEN.lastIndexOf(':')
  // An IPv6 address stands in brackets before its port, and without them where one listens.
  return {
    host: INTERNAL_LISTEN.slice(0, colon).replace(/^\[|\]$/g, ''),
    port: Number(INTERNAL_LISTEN.slice(colon + 1)),
  }
}

/** In development the key is made once and kept, so that a restart signs nobody out. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

function refusal(faults: string[]): ConfigError {
  return new ConfigError(['These settings need a change:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
}
