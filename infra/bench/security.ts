// `npm run bench -- only security`: server CPU of a signed-in call on PostgreSQL without blocked networks, with 10,000, and with neither
// blocks nor traffic counts. The rounds of the three take turns, so that a busy machine is busy for all of them.
import type { Deps } from '../../apps/core/src/deps.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { type Features, onPostgres, withProduct } from './at-size.ts'
import { UNLIMITED, cpuPerRequest, inTurns, portOf, signedIn } from './servers.ts'
import type { Figure } from './table/figure.ts'
import { printFigures } from './table/print.ts'

const BLOCKS = 10_000

interface Amounts {
  rounds: number
  requests: number
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const amounts = isQuick ? { rounds: 3, requests: 400 } : { rounds: 15, requests: 600 }
  const found: Figure[] = []
  await onPostgres('security', (url) =>
    withProduct(url, async (deps, features) => void found.push(...(await measure(deps, features, amounts))), {
      limitRules: UNLIMITED,
    }),
  )
  return found
}

async function measure(deps: Deps, features: Features, { rounds, requests }: Amounts): Promise<Figure[]> {
  const { security } = features
  await deps.db.execute(
    `insert into ip_block (tenant_id, id, network) select tenant.id, gen_random_uuid(), case n % 5
         when 0 then format('10.%s.%s.%s/32', n / 65536, n / 256 % 256, n % 256)
         when 1 then format('11.%s.%s.0/24', n / 256 % 256, n % 256)
         when 2 then format('12.%s.%s.0/20', n / 16 % 256, n % 16 * 16)
         when 3 then format('2001:db8:%s::/48', to_hex(n)) else format('2001:db8:1:%s::/64', to_hex(n)) end
       from tenant, generate_series(1, ${BLOCKS}) n where slug = 'waymark' on conflict do nothing`,
  )
  const ipBlocks = { ...security.ipBlocks, open: async () => () => {}, isBlocked: () => false }
  const traffic = { ...security.traffic, count: () => {} }
  const servers = {
    blocks: await buildServer(deps, features),
    counts: await buildServer(deps, { ...features, security: { ...security, ipBlocks } }),
    neither: await buildServer(deps, { ...features, security: { ...security, ipBlocks, traffic } }),
  }
  for (const app of Object.values(servers)) await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { host: 'waymark.localhost', cookie: await signedIn(servers.blocks) }
  const {
    blocks = 0,
    counts = 0,
    neither = 0,
  } = await inTurns(servers, rounds, (app) =>
    cpuPerRequest({ port: portOf(app), path: '/api/user', headers }, requests),
  )
  for (const app of Object.values(servers)) await app.close()
  return [
    {
      key: 'security.blocks',
      what: 'GET /api/user with 10,000 blocked networks',
      value: blocks,
      unit: 'us CPU',
      peer: { what: 'with none', value: counts },
      aim: { atMost: 1.05 },
    },
    {
      key: 'security.counts',
      what: 'GET /api/user with traffic counts',
      value: counts,
      unit: 'us CPU',
      peer: { what: 'without them', value: neither },
      aim: { atMost: 1.03 },
    },
  ]
}

if (import.meta.main) printFigures(await figures(process.argv.includes('--quick')))
