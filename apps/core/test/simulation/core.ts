import type { PGlite } from '@electric-sql/pglite'
import type { FastifyInstance } from 'fastify'
import { type Deps, openDeps } from '../../src/deps.ts'
import { type Features, createFeatures } from '../../src/features.ts'
import { createDb } from '../../src/platform/db/open.ts'
import { pgliteConnection } from '../../src/platform/db/pglite.ts'
import { LIMIT_RULES, type LimitRules } from '../../src/platform/http/requests/limits.ts'
import { createThreadPool } from '../../src/platform/thread-pool/thread-pool.ts'
import { buildServer } from '../../src/server.ts'
import { startWorkers } from '../../src/workers.ts'
import { testConfig } from '../config.ts'
import { createFakeMediaProcessor } from '../fake-media-processor.ts'
import { createFakeRenderer } from '../fake-renderer.ts'
import { createFakeSceneRenderer } from '../fake-scene-renderer.ts'
import { createFakeTextToSpeech } from '../fake-text-to-speech.ts'
import { type Tamper, connect } from './connection.ts'
import type { Life } from './life.ts'
import type { Environment } from './environment/environment.ts'
import { FAILURES, type Conditions, failing, renderFailure } from './ports.ts'

export interface Core {
  app: FastifyInstance
  deps: Deps
  features: Features
}

interface World {
  pglite: PGlite
  dataDir: string
  environment: Environment
  conditions: Conditions
  tamper?: Tamper | undefined
  report: (error: Error) => void
}

/** Long texts would go to threads, whose time is real: no text of the simulation is long enough. */
const threads = createThreadPool()
const UNLIMITED = Object.fromEntries(
  Object.entries(LIMIT_RULES).map(([name, { seconds }]) => [name, { most: Infinity, seconds }]),
) as LimitRules

/** Starts the whole core on what its last life has left: the database and its environment. */
export async function startCore(life: Life, world: World): Promise<Core> {
  const { environment, conditions, report } = world
  const connection = pgliteConnection(connect(world.pglite, life, world.tamper))
  const fake = createFakeRenderer()
  const render = {
    name: 'renderer',
    methods: ['render', 'exportVideo', 'drawTransparent'],
    failure: renderFailure(conditions.dice),
  } as const
  const opened = await openDeps(
    { ...testConfig(world.dataDir), makesShowcaseVideos: false },
    {
      db: createDb(connection),
      storage: failing(
        environment.store.storage,
        { name: 'storage', methods: ['put', 'removeAll'], failure: FAILURES.storage },
        life,
        conditions,
      ),
      renderer: failing(fake, render, life, conditions),
      textToSpeech: createFakeTextToSpeech(),
      sceneRenderer: createFakeSceneRenderer(threads),
      mediaProcessor: createFakeMediaProcessor(),
      threads,
      limitRules: UNLIMITED,
      webhookRules: { isAllowed: () => true },
      warn: () => {},
      report,
    },
  )
  const deps = { ...opened, ...environmentPorts(life, environment, conditions), testPayments: null }
  const features = createFeatures(deps)
  const app = await buildServer(deps, features)
  app.log.level = 'silent'
  await app.ready()
  life.isGated = true
  startWorkers(deps, features, { isScheduled: false })
  return { app, deps, features }
}

function environmentPorts(life: Life, { bank, mailer, webhookFetch }: Environment, conditions: Conditions) {
  const bankCalls = ['openCustomer', 'startPayment', 'payment', 'abandonPayment'] as const
  const receiver = failing(
    { fetch: webhookFetch },
    { name: 'receiver', methods: ['fetch'], failure: FAILURES.receiver },
    life,
    conditions,
  )
  return {
    payments: failing(bank.payments, { name: 'bank', methods: bankCalls, failure: FAILURES.bank }, life, conditions),
    mailer: failing(mailer, { name: 'mailer', methods: ['send'], failure: FAILURES.mailer }, life, conditions),
    webhookFetch: receiver.fetch,
  }
}
