import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { beginRun } from './scheduled-runs.ts'

const MINUTE_MS = 60_000
const EVERY_MS = 10 * MINUTE_MS
const START = Date.parse('2026-03-01T08:00:00Z')

let database: TestDatabase
let now: number
const begin = () => beginRun({ db: database.db, clock: { now: () => new Date(now) } }, EVERY_MS)

beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.close())
beforeEach(async () => {
  now = START
  await database.db.execute('delete from scheduled_run')
})

it('one of several nodes runs the tasks when they ask at the same moment', async () => {
  const waits = await Promise.all(Array.from({ length: 8 }, begin))

  expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
  expect(waits.filter((wait) => wait === EVERY_MS)).toHaveLength(7)
})

it('another node runs the tasks after the last one is gone', async () => {
  await begin()
  now += 3 * MINUTE_MS
  const wait = await begin()
  now += wait

  expect([wait, await begin()]).toEqual([7 * MINUTE_MS, 0])
})

it('a clock that was set back stops the tasks for at most their interval', async () => {
  await begin()
  now -= 24 * 60 * MINUTE_MS

  expect(await begin()).toBe(EVERY_MS)
})
