// `npm run bench -- only list [pglite|postgres]`: the response time of My Videos with 100, 10,000 and 100,000 videos, on both
// databases. The requests of the three owners alternate, so that other load on the machine slows all of them.
import type { Deps } from '../../apps/core/src/deps.ts'
import type { ListQuery } from '../../apps/core/src/features/videos/list-store.ts'
import type { Tenant } from '../../apps/core/src/platform/tenant/tenant.ts'
import { type Features, at, onPostgres, withProduct } from './at-size.ts'
import type { Figure } from './table/figure.ts'

const SIZES = [100, 10_000, 100_000]
const ROUNDS = 60
const PAGE = 24

interface Owner {
  size: number
  id: string
}

/** The questions of the table of `npm run bench`, with their names there. */
const IN_TABLE = { list: 'My Videos', 'search: a frequent word': 'search in My Videos, a frequent word' }

if (import.meta.main) await bench(process.argv[2])

async function bench(only: string | undefined): Promise<void> {
  if (only !== 'postgres') await withProduct(undefined, report)
  if (only !== 'pglite') await onPostgres('list', (url) => withProduct(url, report))
}

async function report(deps: Deps, features: Features): Promise<void> {
  const { tenant, owners } = await prepare(deps, features, SIZES)
  console.log(
    `\n${deps.db.engine}: p50 / p95 in ms of ${ROUNDS} questions, in brackets the p50 against that of ${SIZES[0]} videos`,
  )
  for (const [name, ask] of Object.entries(await questions(features, tenant, owners))) {
    const times = await measured(owners, ask, ROUNDS)
    const least = at(times[0] ?? [], 0.5)
    const cells = owners.map(({ size }, index) => {
      const [p50, p95] = [at(times[index] ?? [], 0.5), at(times[index] ?? [], 0.95)]
      return `${size}: ${p50.toFixed(1)} / ${p95.toFixed(1)} (${(p50 / least).toFixed(2)})`
    })
    console.log(`${name.padEnd(26)} ${cells.join('   ')}`)
  }
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const [few = 100, most = 100_000] = [SIZES[0], SIZES.at(-1)]
  const found: Figure[] = []
  await onPostgres('list', (url) =>
    withProduct(url, async (deps, features) => {
      const { tenant, owners } = await prepare(deps, features, [few, most])
      const asked = Object.entries(await questions(features, tenant, owners))
      for (const [name, what] of Object.entries(IN_TABLE)) {
        const [, ask] = asked.find(([one]) => one === name) ?? []
        if (!ask) continue
        const [small = 0, large = 0] = (await measured(owners, ask, isQuick ? 30 : ROUNDS)).map((all) => at(all, 0.5))
        const peer = { what: `of ${few}`, value: small }
        found.push({
          key: `list.${name}`,
          what: `${what}, of ${most.toLocaleString('en-US')} videos`,
          value: large,
          unit: 'ms',
          peer,
          aim: { atMost: 1.5 },
        })
      }
    }),
  )
  return found
}

async function prepare(deps: Deps, features: Features, sizes: number[]) {
  const tenant = await features.tenants.withSlug('waymark')
  if (!tenant) throw new Error('the bench needs its tenant')
  return { tenant, owners: await fill(deps, features, tenant, sizes) }
}

/** Realistic titles: words that most of them have, words that few have, and one that occurs once at the very end. */
async function fill({ db, newId }: Deps, features: Features, tenant: Tenant, sizes: number[]): Promise<Owner[]> {
  const owners: Owner[] = []
  for (const size of sizes) {
    const id = newId()
    await db.execute(`insert into app_user (tenant_id, id, username, role) values ($1, $2, $3, 'customer')`, [
      tenant.id,
      id,
      `owner${size}`,
    ])
    owners.push({ size, id })
    await db.execute(
      `insert into video (tenant_id, id, user_id, title, property_address, script, language, avatar_id, presenter_id, status,
         quoted_half_credits, created_at)
       select $1, gen_random_uuid(), $2,
         case when n = $3 - 3 then 'Nightingale ' else '' end || 'Villa ' || (array['Azul', 'del Mar', 'Sól', 'by the bay'])[1 + n % 4]
           || ' ' || n,
         (n % 997) || ' Harbour Road', 'Come and see it.', (array['en', 'es', 'fa'])[1 + n % 3],
         (select id from avatar where tenant_id = $1 and user_id is null order by sort limit 1), 'maya',
         case when n % 50 = 0 then 'failed' else 'ready' end, 2, now() - n * interval '1 minute'
       from generate_series(1, $3::integer) n`,
      [tenant.id, id, size],
    )
    // The scheduled task does this too. Without it each new video would read all earlier ones.
    await db.execute('analyze')
  }
  // The scheduled task does this too.
  await features.videos.videos.addUp(tenant.id)
  await db.execute('vacuum analyze')
  return owners
}

/** Returns the queries to measure for each person. Next pages begin in the middle of their videos. */
async function questions(features: Features, tenant: Tenant, owners: Owner[]) {
  const plain = { sort: 'newest', limit: PAGE } as const
  const middles = new Map<string, string>()
  for (const { id, size } of owners) {
    const before = new Date(Date.now() - (size / 2) * 60_000).toISOString()
    const { next } = await features.videos.videos.list(tenant, { id }, { ...plain, before })
    if (next) middles.set(id, next)
  }
  const list = (id: string, query: Partial<ListQuery>) =>
    features.videos.videos.list(tenant, { id }, { ...plain, ...query })
  const same = (query: Partial<ListQuery>) => (id: string) => list(id, query)
  return {
    list: same({}),
    'next page in the middle': (id: string) => list(id, { cursor: middles.get(id) }),
    'counts by status': (id: string) => features.videos.videos.stats({ id, tenantId: tenant.id }),
    'filter: status': same({ status: 'failed' }),
    'filter: language': same({ language: 'fa' }),
    'sort: title': same({ sort: 'title' }),
    'sort: status': same({ sort: 'status' }),
    'search: a frequent word': same({ q: 'harbour' }),
    'search: frequent, by title': same({ q: 'villa', sort: 'title' }),
    'search: two frequent words': same({ q: 'villa azul' }),
    'search: a rare word': same({ q: 'nighting' }),
    'search: rare and frequent': same({ q: 'villa nightingale' }),
    'search: never together': same({ q: 'azul sol' }),
    'search: no hit': same({ q: 'zeppelin' }),
  }
}

/** Returns milliseconds of each answer, per person. Their questions take turns. */
async function measured(owners: Owner[], ask: (id: string) => Promise<unknown>, rounds: number): Promise<number[][]> {
  const times = owners.map(() => [] as number[])
  for (let round = -3; round < rounds; round++)
    for (const [index, { id }] of owners.entries()) {
      const start = performance.now()
      await ask(id)
      if (round >= 0) times[index]?.push(performance.now() - start)
    }
  return times
}
