// `npm run bench:http`: server CPU per branded page and per signed-in call, against a bare Fastify answer in the same run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDeps } from '../../apps/core/src/deps.ts'
import { createFeatures } from '../../apps/core/src/features.ts'
import { prepare } from '../../apps/core/src/first-start.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { readConfig } from '../../apps/core/src/config.ts'
import { LIMIT_RULES } from '../../apps/core/src/platform/http/requests/limits.ts'

const ROUNDS = 5
const REQUESTS = 2000

const { fastify } = createRequire(new URL('../../apps/core/package.json', import.meta.url))(
  'fastify',
) as typeof import('fastify')

await bench()

async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  // One person asks more here than a person does.
  const limitRules = { ...LIMIT_RULES, read: { most: Infinity, seconds: 900 } }
  const deps = await openDeps(readConfig({ DATA_DIR: dataDir, PORT: '0' }), { limitRules })
  const features = createFeatures(deps)
  await prepare(deps, features)
  const app = await buildServer(deps, features)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const bare = fastify()
  bare.get('/', async () => ({ hello: 'world' }))
  await bare.listen({ host: '127.0.0.1', port: 0 })

  const cookie = await signedIn(app)
  const cases = [
    { name: 'bare Fastify answer', port: portOf(bare), path: '/', headers: {} },
    { name: 'branded page', port: portOf(app), path: '/', headers: {} },
    { name: 'GET /api/branding', port: portOf(app), path: '/api/branding', headers: {} },
    { name: 'GET /api/user, signed in', port: portOf(app), path: '/api/user', headers: { cookie } },
    { name: 'GET /api/videos, signed in', port: portOf(app), path: '/api/videos', headers: { cookie } },
  ]
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, port, path, headers } of cases) {
      const cost = await cpuPerRequest(port, path, { host: 'waymark.localhost', ...headers })
      best.set(name, Math.min(best.get(name) ?? Infinity, cost))
    }
  }
  const floor = best.get('bare Fastify answer') ?? 1
  console.log(`engine: ${deps.db.engine}; best of ${ROUNDS} rounds of ${REQUESTS} requests`)
  for (const [name, cost] of best)
    console.log(`${name.padEnd(28)} ${cost.toFixed(1).padStart(8)} us of CPU   ${(cost / floor).toFixed(2)} x bare`)
  await app.close()
  await bare.close()
  await deps.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** CPU of this process only: the requests come from another one. */
async function cpuPerRequest(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const before = process.cpuUsage()
  const load = [
    fileURLToPath(new URL('load.ts', import.meta.url)),
    String(port),
    path,
    String(REQUESTS),
    JSON.stringify(headers),
  ]
  const [code] = (await once(spawn(process.execPath, load, { stdio: 'inherit' }), 'exit')) as [number]
  if (code !== 0) throw new Error(`the load on ${path} failed`)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / REQUESTS
}

async function signedIn(app: Awaited<ReturnType<typeof buildServer>>): Promise<string> {
  const payload = { username: 'bench', password: 'three plain words' }
  const { cookies } = await app.inject({
    method: 'POST',
    url: '/auth/register',
    headers: { host: 'waymark.localhost' },
    payload,
  })
  return `${cookies[0]?.name}=${cookies[0]?.value}`
}

function portOf({ server }: { server: Server }): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
