// `npm run bench:security`: server CPU of a signed-in call on PostgreSQL without blocked networks, with 10,000, and with neither
// blocks nor traffic counts. The rounds of the three take turns, so that a busy machine is busy for all of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Deps } from '../../apps/core/src/deps.ts'
import { LIMIT_RULES } from '../../apps/core/src/platform/http/requests/limits.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { type Features, at, onPostgres, withProduct } from './at-size.ts'

const ROUNDS = 9
const REQUESTS = 600
const BLOCKS = 10_000

// One person asks more here than a person does.
const limitRules = { ...LIMIT_RULES, read: { most: Infinity, seconds: 900 } }
await onPostgres('security', (url) => withProduct(url, bench, { limitRules }))

async function bench(deps: Deps, features: Features): Promise<void> {
  const { security } = features
  await deps.db.execute(
    `insert into ip_block (tenant_id, id, network) select tenant.id, gen_random_uuid(), case n % 5
         when 0 then format('10.%s.%s.%s/32', n / 65536, n / 256 % 256, n % 256)
         when 1 then format('11.%s.%s.0/24', n / 256 % 256, n % 256)
         when 2 then format('12.%s.%s.0/20', n / 16 % 256, n % 16 * 16)
         when 3 then format('2001:db8:%s::/48', to_hex(n)) else format('2001:db8:1:%s::/64', to_hex(n)) end
       from tenant, generate_series(1, ${BLOCKS}) n where slug = 'waymark' on conflict do nothing`,
  )
  const { rows } = await deps.db.execute('select count(*)::int as n from ip_block')
  const ipBlocks = { ...security.ipBlocks, open: async () => () => {}, isBlocked: () => false }
  const traffic = { ...security.traffic, count: () => {} }
  const blocked = await buildServer(deps, features)
  const servers = {
    'traffic counts, no blocks': await buildServer(deps, { ...features, security: { ...security, ipBlocks } }),
    [`traffic counts, ${(rows as { n: number }[])[0]?.n} blocks`]: blocked,
    neither: await buildServer(deps, { ...features, security: { ...security, ipBlocks, traffic } }),
  }
  for (const app of Object.values(servers)) await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { host: 'waymark.localhost', cookie: await signedIn(blocked) }
  const costs = new Map(Object.keys(servers).map((name) => [name, [] as number[]]))
  for (let round = -2; round < ROUNDS; round++)
    for (const [name, { server }] of Object.entries(servers)) {
      const cost = await cpuPerRequest(portOf(server), '/api/user', headers)
      if (round >= 0) costs.get(name)?.push(cost)
    }
  const base = at(costs.values().next().value ?? [], 0.5)
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; us of CPU a request, p50 / p95 of ${ROUNDS} rounds of ${REQUESTS} requests`,
  )
  for (const [name, times] of costs) {
    const [p50, p95] = [at(times, 0.5), at(times, 0.95)]
    console.log(`${name.padEnd(30)} ${p50.toFixed(1)} / ${p95.toFixed(1)}   ${(p50 / base).toFixed(3)} x the first`)
  }
  for (const app of Object.values(servers)) await app.close()
}

/** CPU of this process only: the requests come from another one. */
async function cpuPerRequest(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const before = process.cpuUsage()
  const load = [fileURLToPath(new URL('load.ts', import.meta.url)), port, path, REQUESTS, JSON.stringify(headers)]
  const [code] = (await once(spawn(process.execPath, load.map(String), { stdio: 'inherit' }), 'exit')) as [number]
  if (code !== 0) throw new Error(`the load on ${path} failed`)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / REQUESTS
}

async function signedIn(app: Awaited<ReturnType<typeof buildServer>>): Promise<string> {
  const payload = { username: 'bench', password: 'three plain words' }
  const headers = { host: 'waymark.localhost' }
  const { cookies } = await app.inject({ method: 'POST', url: '/auth/register', headers, payload })
  return `${cookies[0]?.name}=${cookies[0]?.value}`
}

function portOf(server: Server): number {
  const found = server.address()
  return typeof found === 'object' && found ? found.port : 0
}
