// `npm run bench -- only console [people] [partners]`: how long the operator's lists and search take on PostgreSQL with 100,000
// people and 10,000 partners, in brackets the p50 against that with a hundredth of them. The aim is a p50 of 100 ms.
import { loadavg } from 'node:os'
import type { Deps } from '../../apps/core/src/deps.ts'
import { type Features, at, onPostgres, withProduct } from './at-size.ts'

const ROUNDS = 15

if (import.meta.main) await bench(process.argv.slice(2).map(Number))

async function bench([people = 100_000, partners = 10_000]: number[]): Promise<void> {
  const small = await measureAll(people / 100, partners / 100)
  const large = await measureAll(people, partners)
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; ${people} people, ${partners} partners; p50 / p95 in ms of ${ROUNDS} questions`,
  )
  for (const [name, times] of large) {
    const [p50, p95, least] = [at(times, 0.5), at(times, 0.95), at(small.get(name) ?? [], 0.5)]
    console.log(
      `${name.padEnd(36)} ${p50.toFixed(1).padStart(7)} / ${p95.toFixed(1).padEnd(7)} (${(p50 / least).toFixed(1)})`,
    )
  }
}

async function measureAll(peopleCount: number, partnerCount: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  await onPostgres('console', (url) =>
    withProduct(url, async (deps, features) => {
      await fillPartners(deps, partnerCount)
      await fillPeople(deps, peopleCount, partnerCount)
      for (const [name, ask] of Object.entries(await questions(features))) times.set(name, await measured(ask))
    }),
  )
  return times
}

/** Partners with their brand, prices, host and a stock presenter each. */
export async function fillPartners({ db }: Pick<Deps, 'db'>, partnerCount: number): Promise<void> {
  const tenant = `md5('tenant' || n)::uuid`
  const all = `generate_series(1, ${partnerCount}) n`
  for (const statement of [
    `insert into tenant (id, slug, name, kind, vertical, status, plan, settings, created_at)
       select ${tenant}, 'agency-' || n, 'Agency ' || md5(n::text), 'partner', 'property', 'active', 'starter',
         (select settings from tenant where slug = 'azure-coast'), now() - n * interval '1 minute' from ${all}`,
    `insert into tenant_host (host, tenant_id, kind) select 'agency-' || n || '.localhost', ${tenant}, 'primary' from ${all}`,
    `insert into brand (tenant_id, company_name, colours, font, logo_svg, texts)
       select ${tenant}, 'Agency ' || n, colours, font, logo_svg, texts from brand join tenant on id = tenant_id, ${all}
         where slug = 'azure-coast'`,
    `insert into price_list (tenant_id, id, list) select ${tenant}, gen_random_uuid(),
         (select list from price_list join tenant on tenant.id = tenant_id where slug = 'azure-coast' limit 1) from ${all}`,
    `insert into avatar (tenant_id, id, name, type, status, sort, presenter_id, created_at)
       select ${tenant}, md5('avatar' || n)::uuid, 'Maya', 'stock', 'ready', 1, 'maya', now() from ${all}`,
    `analyze`,
  ])
    await db.execute(statement)
}

/** Ten people for each partner, a video and credits for every person, a twin for every tenth. */
async function fillPeople({ db }: Pick<Deps, 'db'>, peopleCount: number, partnerCount: number): Promise<void> {
  const person = `md5('person' || n)::uuid`
  const ofPerson = `md5('tenant' || (1 + n % ${partnerCount}))::uuid`
  const all = `generate_series(1, ${peopleCount}) n`
  for (const statement of [
    `insert into app_user (tenant_id, id, username, email, display_name, role, member_role, created_at, subscription_status)
       select ${ofPerson}, ${person}, 'user' || n, 'user' || n || '@mail.example', 'Person ' || md5(n::text),
         case when n <= ${partnerCount} then 'partner' else 'customer' end,
         case when n <= ${partnerCount} then 'owner' else 'member' end, now() - n * interval '1 minute',
         case when n % 4 = 0 then 'active' end from ${all}`,
    `insert into credit_account (tenant_id, user_id) select ${ofPerson}, ${person} from ${all}`,
    `insert into credit_bucket (tenant_id, id, user_id, kind, priority, granted_half_credits, remaining_half_credits,
         created_at, source_ref)
       select ${ofPerson}, gen_random_uuid(), ${person}, 'signup', 1, 10, n % 11, now(), 'bench ' || n from ${all}`,
    `insert into avatar (tenant_id, id, user_id, name, type, status, sort, presenter_id, created_at)
       select ${ofPerson}, gen_random_uuid(), ${person}, 'Twin ' || n, 'custom', 'ready', 1, 'twin', now() - n * interval '1 minute'
       from ${all} where n % 10 = 0`,
    `analyze`,
    `insert into video (tenant_id, id, user_id, title, property_address, script, language, avatar_id, presenter_id, status,
         quoted_half_credits, created_at)
       select ${ofPerson}, gen_random_uuid(), ${person}, 'Villa ' || n, (n % 997) || ' Harbour Road', 'Come and see it.', 'en',
         md5('avatar' || (1 + n % ${partnerCount}))::uuid, 'maya',
         case when n % 50 = 0 then 'failed' else 'ready' end, 2, now() - n * interval '1 minute' from ${all}`,
    `vacuum analyze`,
  ])
    await db.execute(statement)
}

async function questions({ tenants: { withSlug }, admin: { admin, partnerLists, search } }: Features) {
  const site = await withSlug('waymark')
  if (!site) throw new Error('The operator’s site is missing.')
  const page = { limit: 50, order: 'desc' } as const
  const users = (asked: object) => () => admin.users({ ...page, sort: 'createdAt', ...asked })
  const videos = (asked: object) => () => admin.videos(site, { ...page, sort: 'createdAt', ...asked })
  const avatars = (asked: object) => () => admin.avatars({ ...page, sort: 'createdAt', ...asked })
  const tenants = (asked: object) => () => partnerLists.list({ ...page, sort: 'createdAt', ...asked })
  const middle = async (list: (asked: object) => Promise<{ next: string | null }>) => {
    let cursor: string | undefined
    for (let n = 0; n < 5; n++) cursor = (await list({ cursor, limit: 100 })).next ?? undefined
    return { cursor }
  }
  const usersPage = await middle((asked) => users(asked)())
  const videosPage = await middle((asked) => videos(asked)())
  return {
    'people, newest first': users({}),
    'people, a later page': users(usersPage),
    'people by name': users({ sort: 'user' }),
    'people by email': users({ sort: 'email' }),
    'people by credits': users({ sort: 'credits' }),
    'people by videos': users({ sort: 'videos' }),
    'people, a rare word': users({ q: 'user77' }),
    'people, no hit': users({ q: 'zeppelin' }),
    'people of a partner': users({ tenant: 'agency-7' }),
    'people whose payment is overdue': users({ plan: 'past-due' }),
    'figures of people': () => admin.userStats({}),
    'figures of people, a rare word': () => admin.userStats({ q: 'user77' }),
    'videos, newest first': videos({}),
    'videos, a later page': videos(videosPage),
    'videos by title': videos({ sort: 'title' }),
    'videos, a rare word': videos({ q: 'villa 77' }),
    'videos, no hit': videos({ q: 'zeppelin' }),
    'videos that failed': videos({ status: 'failed' }),
    'presenters, newest first': avatars({}),
    'presenters by name': avatars({ sort: 'name' }),
    'presenters, no hit': avatars({ q: 'zeppelin' }),
    'partners, newest first': tenants({}),
    'partners by name': tenants({ sort: 'name' }),
    'partners by videos': tenants({ sort: 'videos' }),
    'partners, a rare word': tenants({ q: 'agency-77' }),
    'names of partners': () => partnerLists.names({ limit: 100 }),
    'figures of partners': () => partnerLists.stats(),
    'search: a name': () => search.search('person', 5),
    'search: a rare name': () => search.search('user77', 5),
    'search: no hit': () => search.search('zeppelin', 5),
    'counts of the system': () => admin.system(),
  } satisfies Record<string, () => Promise<unknown>>
}

async function measured(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = -2; round < ROUNDS; round++) {
    const start = performance.now()
    await ask()
    if (round >= 0) times.push(performance.now() - start)
  }
  return times
}
