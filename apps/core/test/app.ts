import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../src/config.ts'
import { type Deps, openDeps } from '../src/deps.ts'
import { type Features, createFeatures } from '../src/features.ts'
import { prepare } from '../src/first-start.ts'
import type { Db } from '../src/platform/db/open.ts'
import type { Clock } from '../src/platform/time/clock.ts'
import { LIMIT_RULES, type LimitRules } from '../src/platform/http/requests/limits.ts'
import { buildServer } from '../src/server.ts'
import { startWorkers } from '../src/workers.ts'
import { type Client, createClient } from './client.ts'
import { testConfig } from './config.ts'
import { preparedDatabase, testDatabase } from './database.ts'
import { createFakeMediaProcessor } from './fake-media-processor.ts'
import { createFakeRenderer } from './fake-renderer.ts'
import { createThreadPool } from '../src/platform/thread-pool/thread-pool.ts'
import { createFakeSceneRenderer } from './fake-scene-renderer.ts'
import { createFakeTextToSpeech } from './fake-text-to-speech.ts'

type DemoRole = 'operator' | 'owner' | 'customer'

export interface TestApp {
  app: FastifyInstance
  deps: Deps
  features: Features
  renderer: ReturnType<typeof createFakeRenderer>
  textToSpeech: ReturnType<typeof createFakeTextToSpeech>
  sceneRenderer: ReturnType<typeof createFakeSceneRenderer>
  /** A browser on a tenant's host, with nobody signed in. */
  visitor(tenant: string): Client
  /** A browser in which a new customer of this name has just registered. */
  customer(tenant: string, username: string): Promise<Client>
  /** A browser in which one of the demo people is signed in. */
  demo(tenant: string, role: DemoRole): Promise<Client>
  /** With what a demo person of the platform's tenant signs in. */
  credentials(role: DemoRole, tenant?: string): Promise<{ username: string; email: string; password: string }>
  close(): Promise<void>
}

/** Tests come from one address with many people, so nothing is too much for them unless they ask for the product's rules. */
const UNLIMITED = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, { seconds }]) => [name, { most: Infinity, seconds }]),
) as LimitRules

interface Options {
  withWorkers?: boolean
  limitRules?: LimitRules
  clock?: Clock
  /** Other versions of what people agree to than the product's own. */
  legal?: Deps['legal']
  settings?: Partial<Config>
  /** Whether the sample videos of the landing page and the previews of presenters are made. Off, unless a test is about them. */
  makesShowcaseVideos?: boolean
  /** Hears of trouble that the test makes; without it any trouble fails the test. */
  report?: (error: Error) => void
  /** Hears what the operator is warned of; nobody does without it. */
  warn?: (line: string) => void
  /** Stands between the application and its database. */
  wrapDb?: (db: Db) => Db
  /** The translator; without it nothing is translated. */
  translator?: Deps['translator']
  writer?: Deps['writer']
  safeFetch?: Deps['safeFetch']
  download?: Deps['download']
  /** Rules for the addresses of webhooks. */
  webhookRules?: Deps['webhookRules']
  /** Whether services elsewhere can reach a site. */
  isPublicSite?: Deps['isPublicSite']
  /** Whether backgrounds of recordings can be changed. They cannot be where it is left out. */
  separatesBackgrounds?: boolean
  screenshotter?: Deps['screenshotter']
  /** Renders videos in place of the fake one. */
  renderer?: Deps['renderer']
  /** Does what would hold the loop. */
  threads?: Deps['threads']
  /** DNS and HTTP responses for domain checks. */
  resolver?: Deps['resolver']
  prober?: Deps['prober']
  /** Has uploads read as in the product, by processes of their own. */
  withRealMediaProcessor?: boolean
}

/** The settings that a first start reads: with another value of one of them the prepared database would be a wrong one. */
const OF_FIRST_START = ['mode', 'platformHost', 'platformTenant', 'secretKey', 'storageSettings'] as const

/** The prepared database is this old at most. */
const PREPARED_MS_MAX = 3_600_000

/** Whether a first start with these options would make what is in the prepared database: now, with its settings and documents. */
function beginsAsPrepared({ clock, legal, settings = {} }: Options): boolean {
  const isNow = !clock || Math.abs(clock.now().getTime() - Date.now()) < PREPARED_MS_MAX
  return isNow && !legal && OF_FIRST_START.every((name) => !(name in settings))
}

/** A thread starts behind everything else on the machine, which tests keep busy. */
export const TASK_LIMIT_MS = 200_000

/** The whole application on a database of its own, with the demo tenants and people, and a renderer that is done at once. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const {
    withWorkers = true,
    limitRules = UNLIMITED,
    settings = {},
    makesShowcaseVideos = false,
    wrapDb = (db) => db,
  } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-app-'))
  const isUsual = beginsAsPrepared(options)
  const database = isUsual ? await preparedDatabase(dataDir) : await testDatabase()
  const renderer = createFakeRenderer()
  const textToSpeech = createFakeTextToSpeech()
  const threads = options.threads ?? createThreadPool({ timeLimitMs: TASK_LIMIT_MS })
  const sceneRenderer = createFakeSceneRenderer(threads)
  const errors: Error[] = []
  const { report = (error: Error) => void errors.push(error) } = options
  const legal = options.legal ? { legal: options.legal } : {}
  const mediaProcessor = options.withRealMediaProcessor ? {} : { mediaProcessor: createFakeMediaProcessor() }
  const tools = {
    ...(options.translator !== undefined ? { translator: options.translator } : {}),
    ...(options.writer ? { writer: options.writer } : {}),
    ...(options.safeFetch ? { safeFetch: options.safeFetch } : {}),
    ...(options.download ? { download: options.download } : {}),
    ...(options.isPublicSite ? { isPublicSite: options.isPublicSite } : {}),
    ...(options.webhookRules ? { webhookRules: options.webhookRules } : {}),
    ...(options.screenshotter !== undefined ? { screenshotter: options.screenshotter } : {}),
    separatesBackgrounds: options.separatesBackgrounds ?? false,
    threads,
    ...(options.resolver ? { resolver: options.resolver } : {}),
    ...(options.prober ? { prober: options.prober } : {}),
  }
  const overrides = {
    warn: options.warn ?? (() => {}),
    db: wrapDb(database.db),
    renderer: options.renderer ?? renderer,
    textToSpeech,
    sceneRenderer,
    report,
    limitRules,
    ...(options.clock ? { clock: options.clock } : {}),
    ...legal,
    ...mediaProcessor,
    ...tools,
  }
  const deps = await openDeps({ ...testConfig(dataDir), makesShowcaseVideos, ...settings }, overrides)
  const features = createFeatures(deps)
  if (!isUsual) await prepare(deps, features)
  const app = await buildServer(deps, features)
  // Tests make trouble on purpose: its lines would hide the one failure that counts.
  app.log.level = 'silent'
  const endWorkers = withWorkers ? startWorkers(deps, features, { isScheduled: false }) : async () => {}
  const visitor = (tenant: string) => createClient(app, `${tenant}.localhost`)
  return { app, deps, features, renderer, textToSpeech, sceneRenderer, visitor, customer, demo, credentials, close }

  async function customer(tenant: string, username: string): Promise<Client> {
    const client = visitor(tenant)
    const { status } = await client.call('POST /auth/register', { body: { username, password: 'three plain words' } })
    if (status !== 201) throw new Error(`could not register ${username}: ${status}`)
    return client
  }

  async function demo(tenant: string, role: DemoRole): Promise<Client> {
    const { username, password } = await credentials(role, tenant)
    const client = visitor(tenant)
    await client.call('POST /auth/login', { body: { username, password } })
    return client
  }

  async function credentials(role: DemoRole, tenant = 'waymark') {
    const { default: accounts } = (await import(join(dataDir, 'demo-accounts.json'), { with: { type: 'json' } })) as {
      default: { tenant: string; role: string; username: string; email: string; password: string }[]
    }
    const account = accounts.find((one) => one.tenant === tenant && one.role === role)
    if (!account) throw new Error(`there is no demo ${role} on ${tenant}`)
    return account
  }

  async function close(): Promise<void> {
    await endWorkers()
    await app.close()
    await deps.close()
    await database.close()
    // A file that was being written when the server closed may come a moment later.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
    if (errors.length)
      throw new AggregateError(errors, `the application reported ${errors.length} errors: ${errors[0]?.message}`)
  }
}
