import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { SpeechServiceVoice } from '@vitrine/contract/api'
import { z } from 'zod'
import { SECRET_BITS_MIN, secretBits } from './secret-strength.ts'

export const LOOPBACK = ['127.0.0.1', 'localhost', '::1']
const SECRET_CHARACTERS_MIN = 32
const BACKUP_KEY_CHARACTERS_MIN = 16
export const SECRET_REMEDY = 'Generate one with: openssl rand -base64 32'
const SECRET_TOO_SHORT = `must have at least ${SECRET_CHARACTERS_MIN} characters. ${SECRET_REMEDY}`
const PROXY_HINT = 'must list addresses or networks like 10.0.0.0/8, separated by commas, or be none'

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const onOff = z.enum(['true', 'false'], 'must be true or false')
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema)
const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int()
    .min(least)
    .max(most)
const PORT_MAX = 65_535
/** The machine listener takes the next one. */
const WEB_PORT_MAX = PORT_MAX - 1
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const storageKind = z.enum(['disk', 's3'], 'must be disk or s3')
const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .optional()
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional()
const hostName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without port')

/** A voice of the speech server, like `af_heart=Heart/en` or `ef_dora=Dora/es+en`. */
const SpeechVoiceSetting = z.string().transform((text, context) => {
  const [, id = '', name = '', languages = ''] = /^([\w.-]{1,60})=([^/]{1,40})\/([a-z+]+)$/.exec(text) ?? []
  const voice = SpeechServiceVoice.safeParse({ id, name, languages: languages.split('+'), gender: null })
  if (voice.success) return voice.data
  context.addIssue('must look like af_heart=Heart/en, ef_dora=Dora/es+en')
  return z.NEVER
})

export type LogLevel = (typeof LOG_LEVELS)[number]

/** The schema of all settings (.env.example explains them). */
export const Settings = z.object({
  MODE: setting(z.enum(['development', 'production'], 'must be development or production').optional()),
  NODE_ENV: setting(z.string().optional()),
  HOST: setting(z.string().default('127.0.0.1')),
  PORT: setting(whole(0, WEB_PORT_MAX).default(3000)),
  INTERNAL_LISTEN: setting(z.string().refine(isHostWithPort, 'must look like 127.0.0.1:3001').optional()),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional()),
  DATA_DIR: setting(z.string().default('./.data')),
  DATABASE_URL: setting(postgresAddress),
  DATABASE_LISTEN_URL: setting(postgresAddress),
  DATABASE_POOL_SIZE: setting(whole(2, 500).default(10)),
  DATABASE_STATEMENT_TIMEOUT: setting(whole(1, 86_400).default(300)),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: setting(whole(1, 3600).default(60)),
  DATABASE_SLOW_STATEMENT_MS: setting(whole(0, 3_600_000).default(500)),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(webAddress),
  STORAGE: setting(storageKind.default('disk')),
  STORAGE_FALLBACK: setting(storageKind.optional()),
  S3_ENDPOINT: setting(webAddress),
  S3_PUBLIC_ENDPOINT: setting(webAddress),
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
  ),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  S3_PREFIX: setting(
    z
      .string()
      .regex(
        /^[A-Za-z0-9][A-Za-z0-9_-]*(\/[A-Za-z0-9][A-Za-z0-9_-]*)*\/?$/,
        'must look like vitrine/ or media/vitrine/',
      )
      .default(''),
  ),
  S3_PRESIGNED: setting(onOff.default('false')),
  PLATFORM_HOST: setting(hostName.default('localhost')),
  PLATFORM_TENANT: setting(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the slug of a tenant')
      .default('waymark'),
  ),
  STAFF_EMAIL_DOMAIN: setting(hostName.default('vitrine.example')),
  AUTH_HOST: setting(hostName.optional()),
  EDGE_HOST: setting(hostName.optional()),
  GOOGLE_CLIENT_ID: setting(z.string().optional()),
  GOOGLE_CLIENT_SECRET: setting(z.string().optional()),
  GOOGLE_ISSUER_BASE: setting(
    z
      .string()
      .refine(isIssuer, 'must be an https address (http on this machine) without query')
      .default('https://accounts.google.com'),
  ),
  SECRET_KEY: setting(
    z
      .string()
      .min(SECRET_CHARACTERS_MIN, { error: SECRET_TOO_SHORT, abort: true })
      .refine((key) => secretBits(key) >= SECRET_BITS_MIN, `is too easy to guess. ${SECRET_REMEDY}`)
      .optional(),
  ),
  TRUST_PROXY: setting(
    z
      .string()
      .transform((text) => (text.trim() === 'none' ? [] : listOf(text)))
      .refine((entries) => entries.every(isProxyAddress), PROXY_HINT)
      .optional(),
  ),
  HSTS_SUBDOMAINS: setting(onOff.default('false')),
  SECURITY_CONTACT: setting(z.string().refine(isContact, 'must be a mailto: or https: address').optional()),
  ROLE: setting(z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all')),
  STOP_DELAY: setting(whole(0, 600).optional()),
  RENDER_CONCURRENCY: setting(whole(1, 64).optional()),
  SHOWCASE_VIDEOS: setting(onOff.default('true')),
  SELL_DIGITAL_TWINS: setting(onOff.default('false')),
  DIGITAL_TWINS_SPEAK: setting(onOff.default('false')),
  CONSENT_CHECK_APPROVES: setting(onOff.default('false')),
  STRIPE_SECRET_KEY: setting(
    z
      .string()
      .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
      .optional(),
  ),
  STRIPE_PUBLISHABLE_KEY: setting(z.string().regex(/^pk_/, 'must start with pk_').optional()),
  STRIPE_WEBHOOK_SECRET: setting(z.string().default('').transform(listOf)),
  STRIPE_API_BASE: setting(webAddress),
  PARTNER_FEE_PERCENT: setting(whole(0, 50).default(0)),
  ALLOW_SANDBOX_PAYMENTS: setting(onOff.optional()),
  WRITER_URL: setting(webAddress),
  WRITER_KEY: setting(z.string().optional()),
  WRITER_MODEL: setting(z.string().optional()),
  TRANSLATOR_URL: setting(webAddress),
  TRANSLATOR_KEY: setting(z.string().optional()),
  SPEECH_KIND: setting(z.enum(['openai', 'elevenlabs'], 'must be openai or elevenlabs').default('openai')),
  SPEECH_URL: setting(webAddress),
  SPEECH_KEY: setting(z.string().optional()),
  SPEECH_MODEL: setting(z.string().optional()),
  SPEECH_VOICES: setting(z.string().default('').transform(listOf).pipe(z.array(SpeechVoiceSetting))),
  TAVUS_API_KEY: setting(z.string().optional()),
  TAVUS_BASE_URL: setting(webAddress.default('https://tavusapi.com')),
  TAVUS_MODEL: setting(z.string().default('phoenix-3')),
  OWN_TWIN_SERVER_URL: setting(webAddress),
  OWN_TWIN_SERVER_KEY: setting(z.string().optional()),
  OWN_TWIN_SERVER_MODEL: setting(z.string().default('')),
  ALLOW_LOOPBACK_WEBHOOKS: setting(onOff.default('false')),
  CHROMIUM_PATH: setting(
    z
      .string()
      .refine((path) => path === 'none' || existsSync(path), 'must be the path of an installed program, or none')
      .optional(),
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example:465' }).optional(),
  ),
  BACKUP_STAMP: setting(z.string().optional()),
  BACKUP_TO: setting(z.string().optional()),
  BACKUP_KEY: setting(
    z
      .string()
      .min(BACKUP_KEY_CHARACTERS_MIN, `must have at least ${BACKUP_KEY_CHARACTERS_MIN} characters. ${SECRET_REMEDY}`)
      .optional(),
  ),
  BACKUP_KEY_FILE: setting(z.string().refine(existsSync, 'must be the path of an existing file').optional()),
  BACKUP_S3_ENDPOINT: setting(webAddress),
  BACKUP_S3_REGION: setting(z.string().default('us-east-1')),
  BACKUP_S3_ACCESS_KEY_ID: setting(z.string().optional()),
  BACKUP_S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  MAIL_FROM: setting(z.email('must be an email address').optional()),
  MAIL_SPF_HOST: setting(hostName.optional()),
})

export type Settings = z.output<typeof Settings>

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function isHostWithPort(text: string): boolean {
  return Number(/^[^\s:]+:(\d{1,5})$/.exec(text.replace(/^\[[0-9a-f:]+\]/, 'ipv6'))?.[1]) <= PORT_MAX
}

/** Whether a text is an address, a network like 10.0.0.0/8, or one of the names of private networks. */
function isProxyAddress(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const isNetwork =
    isIP(address) > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
  return isNetwork || ['loopback', 'linklocal', 'uniquelocal'].includes(text)
}

/** An issuer without https is allowed on this machine only: over plain HTTP an attacker could forge identities. */
function isIssuer(text: string): boolean {
  const { protocol, hostname = '', search = '', hash = '' } = URL.parse(text) ?? {}
  const isSafe = protocol === 'https:' || (protocol === 'http:' && [...LOOPBACK, '[::1]'].includes(hostname))
  return isSafe && search === '' && hash === ''
}

/** Whether a text is a contact by RFC 9116. Phone numbers are not accepted. */
function isContact(text: string): boolean {
  const { protocol, hostname, pathname, username } = URL.parse(text) ?? {}
  if (protocol === 'mailto:') return z.email().safeParse(pathname).success
  return protocol === 'https:' && hostname !== '' && username === ''
}
