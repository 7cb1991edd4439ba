import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { SpeechServiceVoice } from '@vitrine/contract'
import { type BackupSettings, backupOf } from './config/backup.ts'
import { type DatabaseSettings, databaseOf } from './config/database.ts'
import { faultsBetween } from './config/faults.ts'
import { LOOPBACK, type LogLevel, Settings } from './config/settings.ts'
import { type StorageSettings, storageOf } from './config/storage.ts'
import type { SpeechConnection } from './ports/remote-speech.ts'
import type { TwinConnection } from './ports/twin-provider.ts'

const CHROMIUM_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Settings of the process, read once at the start. Every one is optional in development (see .env.example). */
export interface Config {
  mode: 'development' | 'production'
  host: string
  port: number
  internalListen: { host: string; port: number }
  /** The least urgent records that are logged. */
  logLevel: LogLevel
  /** The OTLP collector that gets traces. Undefined: none are kept. */
  tracesEndpoint: string | undefined
  dataDir: string
  database: DatabaseSettings
  storageSettings: StorageSettings
  platformHost: string
  platformTenant: string
  staffEmailDomain: string
  /** The host to which external sign-ins return. Undefined: the platform's own tenant, and partners offer no sign-in with Google. */
  authHost: string | undefined
  /** A neutral name whose addresses are those of this platform, to which partners point theirs. Undefined: the platform's own. */
  edgeHost: string | undefined
  /** Undefined: nobody can sign in with Google. */
  googleClient: { id: string; secret: string } | undefined
  /** Google, or another OpenID provider in its place. */
  googleIssuer: string
  /** Undefined: no payments through Stripe. */
  stripe:
    | { secretKey: string; publishableKey: string; webhookSecrets: string[]; apiBase: string | undefined }
    | undefined
  /** The operator's fee on payments to a partner's own account, in percent. */
  partnerFeePercent: number
  /** Whether people may buy with test cards where there is no Stripe. */
  allowsSandboxPayments: boolean
  /** Whether digital twins are sold. Set only where the operator delivers what is bought. */
  sellsTwins: boolean
  /** Whether twins speak with their own mouth, put together from their recording. */
  twinsSpeak: boolean
  /** Whether twins whose consent is clearly right or wrong are approved or rejected without a person. */
  consentCheckApproves: boolean
  /** An OpenAI-compatible chat endpoint. Undefined: scripts are optimised by rules. */
  writer: { url: string; key: string | undefined; model: string } | undefined
  /** A LibreTranslate server. Undefined: the writer translates, or nobody does. */
  translator: { url: string; key: string | undefined } | undefined
  /** The speech server whose voices every site offers. Undefined: voices of this machine only. */
  speech: { connection: SpeechConnection; voices: readonly SpeechServiceVoice[] } | undefined
  /** The service that trains digital twins and has them speak, for sites without their own. Undefined: videos show recordings. */
  twinService: TwinConnection | undefined
  secretKey: string
  trustProxy: string[]
  /** Whether the operator has said which proxies there are, or that there are none. */
  isProxyKnown: boolean
  /** Whether HSTS also covers everything below the platform's own hosts. */
  hstsSubdomains: boolean
  /** Contact for vulnerability reports about built-in sites. Undefined: the support of each site. */
  securityContact: string | undefined
  role: 'all' | 'web' | 'worker'
  /** How long requests are served after a stop was requested and /readyz fails. */
  stopDelaySeconds: number
  renderConcurrency: number
  /** Whether the videos that show the product itself are made: of each presenter, and on the public pages. */
  makesShowcaseVideos: boolean
  /** Whether webhooks may lead to this machine, at any port: in development only. */
  allowsLoopbackWebhooks: boolean
  /** The browser that takes screenshots of web pages. Undefined: their text is laid out by the product. */
  chromium: { path: string; isConfined: boolean } | undefined
  /** Undefined: mails are kept in the database and not sent. */
  smtpUrl: string | undefined
  /** The address mails come from; their sender's name is the tenant's. */
  mailFrom: string
  /** The host whose SPF record lists our outgoing mail servers. Partners include it in their own record. */
  mailSpfHost: string
  /** A file that the backup job touches each time. Undefined: the time of the last backup is unknown. */
  backupStamp: string | undefined
  backup: BackupSettings
}

/** Thrown with one line for every wrong setting, so that the operator can correct all of them at once. */
export class ConfigError extends Error {}

/** Reads the environment (and `.env` beside the start command). Throws ConfigError that names every wrong setting. */
export function readConfig(environment: Record<string, string | undefined> = environmentWithFile()): Config {
  const faults =
    Settings.safeParse(environment).error?.issues.map(({ path, message }) => ({ name: String(path[0]), message })) ?? []
  // Wrong settings count as absent from here on, so that missing ones are reported together with them.
  const settings = Settings.parse({
    ...environment,
    ...Object.fromEntries(faults.map(({ name }) => [name, undefined])),
  })
  const mode = modeOf(settings)
  faults.push(...faultsBetween(settings, mode).filter(({ needs }) => !faults.some(({ name }) => name === needs)))
  if (faults.length) throw problem(faults.map(({ name, message }) => `${name}: ${message}`))
  const dataDir = resolve(settings.DATA_DIR)
  return {
    mode,
    host: settings.HOST,
    port: settings.PORT,
    internalListen: internalListenOf(settings),
    logLevel: settings.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    dataDir,
    database: databaseOf(settings),
    storageSettings: storageOf(settings),
    platformHost: settings.PLATFORM_HOST,
    platformTenant: settings.PLATFORM_TENANT,
    staffEmailDomain: settings.STAFF_EMAIL_DOMAIN,
    authHost: settings.AUTH_HOST,
    edgeHost: settings.EDGE_HOST,
    googleClient: googleClientOf(settings),
    googleIssuer: settings.GOOGLE_ISSUER_BASE,
    stripe: stripeOf(settings),
    partnerFeePercent: settings.PARTNER_FEE_PERCENT,
    allowsSandboxPayments: settings.ALLOW_SANDBOX_PAYMENTS
      ? settings.ALLOW_SANDBOX_PAYMENTS === 'true'
      : mode === 'development',
    sellsTwins: settings.SELL_DIGITAL_TWINS === 'true',
    twinsSpeak: settings.DIGITAL_TWINS_SPEAK === 'true',
    consentCheckApproves: settings.CONSENT_CHECK_APPROVES === 'true',
    writer: writerOf(settings),
    translator: settings.TRANSLATOR_URL ? { url: settings.TRANSLATOR_URL, key: settings.TRANSLATOR_KEY } : undefined,
    speech: speechOf(settings),
    twinService: twinServiceOf(settings),
    secretKey: settings.SECRET_KEY ?? keptSecret(dataDir),
    trustProxy: settings.TRUST_PROXY ?? [],
    isProxyKnown: settings.TRUST_PROXY !== undefined,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'true',
    securityContact: settings.SECURITY_CONTACT,
    role: settings.ROLE,
    stopDelaySeconds: settings.STOP_DELAY ?? (mode === 'production' ? 5 : 0),
    renderConcurrency: settings.RENDER_CONCURRENCY ?? availableParallelism(),
    makesShowcaseVideos: settings.SHOWCASE_VIDEOS === 'true',
    allowsLoopbackWebhooks: settings.ALLOW_LOOPBACK_WEBHOOKS === 'true',
    chromium: chromiumOf(settings, mode),
    smtpUrl: settings.SMTP_URL,
    backupStamp: settings.BACKUP_STAMP,
    backup: backupOf(settings),
    ...mailNames(settings),
  }
}

function environmentWithFile(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/** Returns the sender address, on the platform's host by default, and the SPF host, by default the domain of that address. */
function mailNames(settings: Settings): Pick<Config, 'mailFrom' | 'mailSpfHost'> {
  const mailFrom = settings.MAIL_FROM ?? `no-reply@${settings.PLATFORM_HOST}`
  return { mailFrom, mailSpfHost: settings.MAIL_SPF_HOST ?? mailFrom.slice(mailFrom.lastIndexOf('@') + 1) }
}

function googleClientOf({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Settings): Config['googleClient'] {
  return id && secret ? { id, secret } : undefined
}

function stripeOf(settings: Settings): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings
  const [webhookSecrets, apiBase] = [settings.STRIPE_WEBHOOK_SECRET, settings.STRIPE_API_BASE]
  return secretKey && publishableKey ? { secretKey, publishableKey, webhookSecrets, apiBase } : undefined
}

/** As root, Chromium starts without its sandbox only. That is accepted in development; a server takes no screenshots then. */
function chromiumOf({ CHROMIUM_PATH }: Settings, mode: Config['mode']): Config['chromium'] {
  const isConfined = process.getuid?.() !== 0
  const path =
    CHROMIUM_PATH === 'none' ? undefined : (CHROMIUM_PATH ?? CHROMIUM_PLACES.find((place) => existsSync(place)))
  return path && (isConfined || mode === 'development') ? { path, isConfined } : undefined
}

function speechOf(settings: Settings): Config['speech'] {
  const { SPEECH_KIND: kind, SPEECH_URL: url, SPEECH_KEY: key = null, SPEECH_MODEL: model } = settings
  if (!url || !model || settings.SPEECH_VOICES.length === 0) return undefined
  const connection = { kind, baseUrl: url.replace(/\/$/, ''), key, model, isInstallation: true }
  return { connection, voices: settings.SPEECH_VOICES }
}

/** A self-hosted server takes precedence over Tavus. */
function twinServiceOf(settings: Settings): Config['twinService'] {
  const { OWN_TWIN_SERVER_URL: url, OWN_TWIN_SERVER_KEY: key = null, OWN_TWIN_SERVER_MODEL: model } = settings
  if (url) return { kind: 'own-server', baseUrl: url.replace(/\/$/, ''), key, model, isInstallation: true }
  const { TAVUS_API_KEY: tavusKey, TAVUS_BASE_URL: base, TAVUS_MODEL: tavusModel } = settings
  if (!tavusKey || !base) return undefined
  return { kind: 'tavus', baseUrl: base.replace(/\/$/, ''), key: tavusKey, model: tavusModel, isInstallation: true }
}

function writerOf({ WRITER_URL: url, WRITER_KEY: key, WRITER_MODEL: model }: Settings): Config['writer'] {
  return url && model ? { url, key, model } : undefined
}

/** Defaults to production for installations that can be reached from outside. */
function modeOf(settings: Settings): Config['mode'] {
  if (settings.MODE) return settings.MODE
  const isReachable = settings.PLATFORM_HOST !== 'localhost' || !LOOPBACK.includes(settings.HOST)
  return settings.NODE_ENV === 'production' || isReachable ? 'production' : 'development'
}

function internalListenOf({ INTERNAL_LISTEN, PORT }: Settings): Config['internalListen'] {
  if (!INTERNAL_LISTEN) return { host: '127.0.0.1', port: PORT === 0 ? 0 : PORT + 1 }
  const colon = INTERNAL_LISTEN.lastIndexOf(':')
  // IPv6 addresses have brackets before a port, and none in the listen address.
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

function problem(faults: string[]): ConfigError {
  return new ConfigError(['These settings are invalid:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
}
