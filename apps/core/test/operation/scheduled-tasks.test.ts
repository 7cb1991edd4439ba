import { afterAll, beforeAll, expect, it } from 'vitest'
import { scheduledTasks } from '../../src/scheduled-tasks.ts'
import type { Task } from '../../src/platform/scheduled-tasks/scheduler.ts'
import { type TestApp, testApp } from '../app.ts'
import { addTenant } from '../database.ts'
import { fillEveryTable } from '../rows/every-table.ts'

const DAY_MS = 24 * 3_600_000
/** By then, every period for which something is kept is over. */
const AHEAD_MS = 500 * DAY_MS

/** Statements that make the rows of `fillEveryTable` due for scheduled tasks. */
const MAKE_DUE = [
  `update video set deleted_at = now()`,
  `update ip_block set expires_at = now()`,
  `update twin_request set state = 'ended', provider_id = null`,
  `update listing_feed set next_fetch_at = now()`,
  `update deletion_request set step = 'detached'`,
  `update twin_consent set ended_at = now(), files_removed_at = null`,
  `update sandbox_object set kind = 'subscription'`,
  `update subscription set state = 'past_due', reminders_sent = 0, is_paused = true`,
]

const SECOND_COUNTER = `insert into video_counter (tenant_id, id, user_id, status, delta)
  select tenant_id, gen_random_uuid(), user_id, status, 1 from video_counter`

let test: TestApp
let full: string
let empty: string
let tasks: [string, Task][]

beforeAll(async () => {
  test = await testApp({ withWorkers: false, clock: { now: () => new Date(Date.now() + AHEAD_MS) } })
  full = await addTenant(test.deps.db)
  empty = await addTenant(test.deps.db)
  await fillEveryTable(test.deps.db, full)
  await test.deps.db.execute(`${SECOND_COUNTER} where tenant_id = $1`, [full])
  for (const change of MAKE_DUE) await test.deps.db.execute(`${change} where tenant_id = $1`, [full])
  tasks = Object.entries(scheduledTasks(test.deps, test.features))
})
afterAll(() => test.close())

it('a task names the tenants that have something due with one query, and no tenant without rows', async () => {
  const named = new Map<string, string[]>()
  for (const [name, { tenantsDue }] of tasks) if (tenantsDue) named.set(name, await ask(tenantsDue))

  expect([...named].filter(([, ids]) => ids.includes(empty))).toEqual([])
  expect([...named].filter(([, ids]) => !ids.includes(full)).map(([name]) => name)).toEqual([])
})

it('a task finds nothing to delete after it has deleted', async () => {
  const left: string[] = []
  for (const [name, { run, tenantsDue }] of tasks) {
    if (!tenantsDue || !/^(?:delete|empty|expire)/.test(name)) continue
    await run(full)
    if ((await ask(tenantsDue)).includes(full)) left.push(name)
  }
  expect(left).toEqual([])
})

function ask(tenantsDue: NonNullable<Task['tenantsDue']>): Promise<string[]> {
  return test.deps.db.asSystem('the tasks ask', (tx) => tenantsDue(tx, test.deps.clock.now()))
}
