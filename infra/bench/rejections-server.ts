// The server that bench/rejections.ts measures: the whole application as in production, and beside it a bare Fastify that refuses.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { openDeps } from '../../apps/core/src/deps.ts'
import { createFeatures } from '../../apps/core/src/features.ts'
import { prepare } from '../../apps/core/src/first-start.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { readConfig } from '../../apps/core/src/config.ts'
import { LIMIT_RULES } from '../../apps/core/src/platform/http/requests/limits.ts'
import { countStatements, portOf, signedIn } from './servers.ts'

export interface Ready {
  bare: number
  app: number
  cookie: string
  engine: string
}

export interface Measured {
  microseconds: number
  statements: number
}

const READS_MOST = 10
const HEADERS = { host: 'waymark.localhost' }

const counted = countStatements()
counted.isOn = true
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const config = readConfig({
  MODE: 'production',
  TRUST_PROXY: 'none',
  SECRET_KEY: randomBytes(32).toString('base64'),
  DATA_DIR: dataDir,
  DATABASE_URL: process.env.DATABASE_URL,
  PORT: '0',
})
const limitRules = { ...LIMIT_RULES, read: { ...LIMIT_RULES.read, most: READS_MOST } }
const deps = await openDeps(config, { limitRules })
const features = createFeatures(deps)
await prepare(deps, features)
const app = await buildServer(deps, features)
const bare = fastify()
bare.get('/api/videos', (_request, reply) => reply.code(429).send({ code: 'too-many', message: 'Too many requests.' }))
for (const one of [app, bare]) await one.listen({ host: '127.0.0.1', port: 0 })
const cookie = await signedIn(app)
for (let read = 0; read <= READS_MOST; read++) {
  await app.inject({ url: '/api/videos', headers: { ...HEADERS, cookie } })
  await app.inject({ url: '/api/videos', headers: HEADERS })
}

process.on('message', (message) => {
  const { user, system } = process.cpuUsage()
  if (message === 'measure')
    process.send?.({ microseconds: user + system, statements: counted.statements } satisfies Measured)
  else void close()
})
process.send?.({ bare: portOf(bare), app: portOf(app), cookie, engine: deps.db.engine } satisfies Ready)

async function close(): Promise<void> {
  await Promise.all([app.close(), bare.close()])
  await deps.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
