import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
}

/** Thrown with one line for every wrong setting, so that a person mends them all at once. */
export class ConfigError extends Error {}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']
const SECRET_CHARACTERS_MIN = 32

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema)
const whole = (least: number, most: number) => z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(least).max(most)
const hostName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without port')

const Settings = z.object({
  MODE: setting(z.enum(['development', 'production'], 'must be development or production').optional()),
  NODE_ENV: setting(z.string().optional()),
  HOST: setting(z.string().default('127.0.0.1')),
  PORT: setting(whole(0, 65_535).default(3000)),
  INTERNAL_LISTEN: setting(z.string().regex(/^\S+:\d+$/, 'must look like 127.0.0.1:3001').optional()),
  DATA_DIR: setting(z.string().default('./.data')),
  DATABASE_URL: setting(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional()),
  PLATFORM_HOST: setting(hostName.default('localhost')),
  PLATFORM_TENANT: setting(z.string().regex(/^[a-z0-9-]+$/, 'must be the slug of a tenant').default('waymark')),
  STAFF_EMAIL_DOMAIN: setting(hostName.default('vitrine.example')),
  SECRET_KEY: setting(z.string().min(SECRET_CHARACTERS_MIN, `must have at least ${SECRET_CHARACTERS_MIN} characters`).optional()),
  TRUST_PROXY: setting(z.string().default('')),
  ROLE: setting(z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all')),
  RENDER_CONCURRENCY: setting(whole(1, 64).optional()),
})

type Settings = z.output<typeof Settings>

/** Reads the environment (and `.env` beside the start command). Throws ConfigError that names every wrong setting. */
export function readConfig(environment: Record<string, string | undefined> = environmentWithFile()): Config {
  const read = Settings.safeParse(environment)
  if (!read.success) throw refusal(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const settings = read.data
  const mode = modeOf(settings)
  const faults = faultsOfMode(settings, mode)
  if (faults.length) throw refusal(faults)
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
    trustProxy: settings.TRUST_PROXY.split(',').map((entry) => entry.trim()).filter(Boolean),
    role: settings.ROLE,
    renderConcurrency: settings.RENDER_CONCURRENCY ?? availableParallelism(),
  }
}

function environmentWithFile(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** Whatever the world can reach is production, unless somebody says otherwise. */
function modeOf(settings: Settings): Config['mode'] {
  if (settings.MODE) return settings.MODE
  const isReachable = settings.PLATFORM_HOST !== 'localhost' || !LOOPBACK.includes(settings.HOST)
  return settings.NODE_ENV === 'production' || isReachable ? 'production' : 'development'
}

function faultsOfMode(settings: Settings, mode: Config['mode']): string[] {
  const faults: string[] = []
  if (mode === 'production' && !settings.SECRET_KEY) faults.push('SECRET_KEY: is required in production')
  if (settings.ROLE !== 'all' && !settings.DATABASE_URL) faults.push(`ROLE: ${settings.ROLE} needs DATABASE_URL, since the embedded database serves one process`)
  return faults
}

function internalListenOf({ INTERNAL_LISTEN, PORT }: Settings): Config['internalListen'] {
  if (!INTERNAL_LISTEN) return { host: '127.0.0.1', port: PORT === 0 ? 0 : PORT + 1 }
  const colon = INTERNAL_LISTEN.lastIndexOf(':')
  return { host: INTERNAL_LISTEN.slice(0, colon), port: Number(INTERNAL_LISTEN.slice(colon + 1)) }
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
