// The cost of finding a tenant by its host with 10,000 tenants, against 100. Both databases are open at once and take turns.
import type { Deps } from '../../apps/core/src/deps.ts'
import { type Features, at, onPostgres, withProduct } from './at-size.ts'
import { fillPartners } from './console.ts'
import type { Figure } from './table/figure.ts'
import { printFigures } from './table/print.ts'

const FEW = 100
const MANY = 10_000
const LOOK_UPS = 100_000
const AT_ONCE = 10

interface Site {
  deps: Deps
  features: Features
  count: number
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const found: Figure[] = []
  await onPostgres('few', (few) =>
    withProduct(few, (...ofFew) =>
      onPostgres('many', (many) =>
        withProduct(many, async (...ofMany) => {
          const sites = [await fill(...ofFew, FEW), await fill(...ofMany, MANY)] as const
          // A node remembers 10,000 hosts, those of the demo sites among them.
          const amounts = isQuick ? { rounds: 50, known: 1000 } : { rounds: 400, known: MANY - FEW }
          found.push(...(await measure(sites, amounts)))
        }),
      ),
    ),
  )
  return found
}

async function fill(deps: Deps, features: Features, count: number): Promise<Site & { bytesEach: number }> {
  const before = await bytesOf(deps)
  await fillPartners(deps, count)
  return { deps, features, count, bytesEach: ((await bytesOf(deps)) - before) / count }
}

async function measure(
  [few, many]: readonly (Site & { bytesEach: number })[],
  { rounds, known }: { rounds: number; known: number },
): Promise<Figure[]> {
  if (!few || !many) return []
  const times = new Map<Site, number[]>([
    [few, []],
    [many, []],
  ])
  for (let round = 1; round <= rounds; round++)
    for (const [site, all] of times) {
      // A host that the node has not seen for a minute is read from the database.
      const host = `agency-${1 + ((round * 7919) % site.count)}.localhost`
      site.features.tenants.drop((await site.features.tenants.atHost(host))?.id ?? '')
      const start = performance.now()
      await site.features.tenants.atHost(host)
      all.push(performance.now() - start)
    }
  const [ofFew, ofMany] = [times.get(few) ?? [], times.get(many) ?? []]
  const [knownOfFew, knownOfMany] = [await microsecondsOfKnown(few, known), await microsecondsOfKnown(many, known)]
  const peer = (value: number) => ({ what: `with ${FEW}`, value })
  return [
    {
      key: 'hosts.read',
      what: 'tenant by host, 10,000 tenants, from the database',
      value: at(ofMany, 0.5),
      unit: 'ms',
      peer: peer(at(ofFew, 0.5)),
      aim: { atMost: 1.2 },
    },
    {
      key: 'hosts.known',
      what: 'tenant by host, 10,000 tenants, known to the node',
      value: knownOfMany,
      unit: 'us CPU',
      peer: peer(knownOfFew),
    },
    { key: 'hosts.bytes', what: 'a tenant in the database', value: many.bytesEach / 1024, unit: 'kB' },
  ]
}

/** Returns microseconds of CPU to find the tenant of a host that was asked for before, over `most` hosts where there are as many. */
async function microsecondsOfKnown({ features, count }: Site, most: number): Promise<number> {
  const hosts = Array.from({ length: Math.min(count, most) }, (_, n) => `agency-${n + 1}.localhost`)
  for (let n = 0; n < hosts.length; n += AT_ONCE)
    await Promise.all(hosts.slice(n, n + AT_ONCE).map((host) => features.tenants.atHost(host)))
  const before = process.cpuUsage()
  for (let n = 0; n < LOOK_UPS; n++) await features.tenants.atHost(hosts[n % hosts.length] ?? '')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / LOOK_UPS
}

async function bytesOf({ db }: Deps): Promise<number> {
  const { rows } = await db.execute('select pg_database_size(current_database())::float8 as bytes')
  return Number(rows[0]?.bytes)
}

if (import.meta.main) printFigures(await figures(process.argv.includes('--quick')))
