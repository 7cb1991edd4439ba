// `npm run bench -- only tasks [tenants]`: how long the scheduled tasks take on PostgreSQL to find that nothing is due in 100,000
// tenants with some rows each, and with how many transactions. The aim is 5 s and a number that does not depend on the tenants.
import { loadavg } from 'node:os'
import type { Deps } from '../../apps/core/src/deps.ts'
import { scheduledTasks } from '../../apps/core/src/scheduled-tasks.ts'
import { type Features, onPostgres, withProduct } from './at-size.ts'

const SLOWEST_SHOWN = 5
const [tenants = 100_000] = process.argv.slice(2).map(Number)

await onPostgres('tasks', (url) =>
  withProduct(url, async (deps, features) => {
    await fill(deps, tenants)
    await measure(deps, features)
  }),
)

/** Tenants with one person each, who is signed in, has credits, a video, script versions and an email of today. */
async function fill({ db }: Deps, count: number): Promise<void> {
  const [tenant, person] = [`md5('tenant' || n)::uuid`, `md5('person' || n)::uuid`]
  const all = `generate_series(1, ${count}) n`
  for (const statement of [
    `insert into tenant (id, slug, name, kind, vertical) select ${tenant}, 'agency-' || n, 'Agency ' || n, 'partner', 'property'
       from ${all}`,
    `insert into app_user (tenant_id, id, username, email, display_name, role, member_role)
       select ${tenant}, ${person}, 'user' || n, 'user' || n || '@mail.example', 'Person ' || n, 'customer', 'member' from ${all}`,
    `insert into session (tenant_id, id, user_id, expires_at)
       select ${tenant}, gen_random_uuid()::text, ${person}, now() + interval '30 days' from ${all}`,
    `insert into credit_account (tenant_id, user_id) select ${tenant}, ${person} from ${all}`,
    `insert into credit_bucket (tenant_id, id, user_id, kind, priority, granted_half_credits, remaining_half_credits, created_at,
         expires_at, source_ref)
       select ${tenant}, gen_random_uuid(), ${person}, 'monthly', 1, 10, 5, now(), now() + interval '20 days', 'bench ' || n
       from ${all}`,
    `insert into script_version (tenant_id, id, user_id, script_id, origin, language, script)
       select ${tenant}, gen_random_uuid(), ${person}, gen_random_uuid(), 'written', 'en', 'A script.'
       from ${all}, generate_series(1, 5)`,
    `insert into rate_counter (tenant_id, key, count, ends_at)
       select ${tenant}, 'calls ' || m, 1, now() + interval '1 hour' from ${all}, generate_series(1, 5) m`,
    `analyze`,
  ])
    await db.execute(statement)
}

async function measure({ db, ...deps }: Deps, features: Features): Promise<void> {
  let transactions = 0
  const counted: typeof db = {
    ...db,
    asSystem: (...parts) => {
      transactions++
      return db.asSystem(...parts)
    },
  }
  const times: [string, number, number][] = []
  const everyTenant: string[] = []
  for (const [name, { tenantsDue }] of Object.entries(scheduledTasks({ ...deps, db }, features))) {
    if (!tenantsDue) {
      everyTenant.push(name)
      continue
    }
    const startedAt = performance.now()
    const due = await counted.asSystem('asks as the scheduler does', (tx) => tenantsDue(tx, deps.clock.now()))
    times.push([name, performance.now() - startedAt, due.length])
  }
  const total = times.reduce((sum, [, milliseconds]) => sum + milliseconds, 0)
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; ${tenants} tenants; ${transactions} transactions in ${total.toFixed(0)} ms`,
  )
  for (const [name, milliseconds, due] of times.sort((a, b) => b[1] - a[1]).slice(0, SLOWEST_SHOWN))
    console.log(`${name.padEnd(36)} ${milliseconds.toFixed(0).padStart(6)} ms, ${due} tenants due`)
  console.log(`still visit every tenant: ${everyTenant.join(', ')}`)
}
