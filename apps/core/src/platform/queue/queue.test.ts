import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addTenant, testDatabase, type TestDatabase, testFolder } from '../../../test/database.ts'
import { startOtherProcess } from '../../../test/other-process.ts'
import { hasTenant } from '../../features/tenants/index.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { newId } from '../ids/ids.ts'
import { openQueue, type Queue } from './queue.ts'
import { queueRules } from './rules.ts'

// The retries of tests follow at once; everything else is as in the product.
const quick = { retryLimit: 2, retryDelaySeconds: 1, longestDelaySeconds: 1 }
const rules = { ...queueRules, render: { ...queueRules.render, ...quick, heartbeatSeconds: 10 } }

let it: TestDatabase
let tenantId: string
let queue: Queue

beforeAll(async () => {
  it = await testDatabase()
  tenantId = await addTenant(it.db)
})
afterEach(async () => {
  await queue.stop(0)
  // A stop returns unfinished jobs to the queue, which the next test would get.
  await it.db.execute('delete from pgboss.job')
})
afterAll(() => it.close())

const send = (db: Db, payload: Record<string, string>, options = {}) =>
  db.inTenant(tenantId, (tx) => queue.send(tx, 'render', payload, options))

test('the first job after a cold start is sent in a tenant transaction, and done at once', async () => {
  for (const start of ['first', 'second']) {
    queue = await openQueue(it.db)
    await send(it.db, { start })
    const done = Promise.withResolvers<object>()
    queue.work('render', { concurrency: 1, handle: async (payload) => done.resolve(payload) })
    expect(await done.promise).toEqual({ start })
    await queue.stop(1)
  }
})

test('a job whose transaction is rolled back never existed, and a committed one wakes the worker', async () => {
  queue = await openQueue(it.db)
  const seen: unknown[] = []
  queue.work('render', { concurrency: 1, handle: async ({ n }) => void seen.push(n) })
  // The worker has looked once and rests; only the notification can be faster than its poll.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const failing = it.db.inTenant(tenantId, async (tx) => {
    await queue.send(tx, 'render', { n: 'rolled back' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await send(it.db, { n: 'kept' })
  await expect.poll(() => seen).toEqual(['kept'])
})

test('a job of a deleted tenant ends without a report or retry', async () => {
  const reports: Error[] = []
  queue = await openQueue(it.db, {
    rules,
    report: (error) => void reports.push(error),
    hasTenant: (id) => hasTenant(it.db, id),
  })
  const deletedId = await addTenant(it.db)
  let attempts = 0
  const last = Promise.withResolvers<void>()
  queue.work('render', {
    concurrency: 1,
    async handle({ tenantId: ofId }) {
      attempts++
      if (ofId !== deletedId) return last.resolve()
      await it.db.asSystem('a test deletes a tenant', (tx) =>
        tx.deleteFrom('tenant').where('id', '=', deletedId).execute(),
      )
      throw new Error('its rows are gone')
    },
  })
  await send(it.db, { tenantId: deletedId })
  await expect.poll(() => attempts).toBe(1)
  await send(it.db, { tenantId })
  await last.promise

  expect(attempts).toBe(2)
  expect(reports).toEqual([])
})

test('a key prevents a second job until the first is done, and the oldest goes first', async () => {
  queue = await openQueue(it.db)
  await send(it.db, { n: 'a' }, { singletonKey: 'one' })
  await send(it.db, { n: 'b' }, { singletonKey: 'one' })
  await send(it.db, { n: 'c' })
  await send(it.db, { n: 'd' })
  await send(it.db, { n: 'later' }, { startAfterSeconds: 3600 })
  const seen: unknown[] = []
  queue.work('render', { concurrency: 1, handle: async ({ n }) => void seen.push(n) })
  await expect.poll(() => seen.length).toBe(3)
  await send(it.db, { n: 'e' }, { singletonKey: 'one' })
  await expect.poll(() => seen).toEqual(['a', 'c', 'd', 'e'])
})

test('tenants take turns, also after a restart, and an interrupted job keeps its turn', async () => {
  const [oneId, otherId] = [await addTenant(it.db), await addTenant(it.db)]
  const seen: unknown[] = []
  const first = Promise.withResolvers<void>()
  queue = await openQueue(it.db)
  for (const n of ['a1', 'a2', 'a3', 'a4']) await send(it.db, { n, tenantId: oneId })
  for (const n of ['b1', 'b2']) await send(it.db, { n, tenantId: otherId })
  queue.work('render', {
    concurrency: 1,
    handle: async ({ n }, signal) => {
      seen.push(n)
      first.resolve()
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cut off'))))
    },
  })
  await first.promise
  await queue.stop(0)
  queue = await openQueue(it.db)
  queue.work('render', { concurrency: 1, handle: async ({ n }) => void seen.push(n) })

  await expect.poll(() => seen).toEqual(['a1', 'a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

test('jobs sent at the same moment run in order', async () => {
  const names = ['1', '2', '3', '4', '5', '6']
  const seen: unknown[] = []
  queue = await openQueue(it.db)
  const jobs = names.map((n) => ({ payload: { n, tenantId }, startAfterSeconds: 0 }))
  await it.db.inTenant(tenantId, (tx) => queue.sendAll(tx, 'render', jobs))
  queue.work('render', { concurrency: 1, handle: async ({ n }) => void seen.push(n) })

  await expect.poll(() => seen).toHaveLength(names.length)
  expect(seen).toEqual(names)
})

test('the number of concurrent jobs is limited', async () => {
  queue = await openQueue(it.db)
  let now = 0
  let most = 0
  let done = 0
  for (let n = 0; n < 12; n++) await send(it.db, { n: String(n) })
  const handle = async (): Promise<void> => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve, 20))
    now--
    done++
  }
  queue.work('render', { concurrency: 3, handle })
  await expect.poll(() => done).toBe(12)
  expect(most).toBe(3)
})

test('an attempt that lost the database does not count as a failure', async () => {
  queue = await openQueue(it.db, { rules })
  let attempts = 0
  const done = Promise.withResolvers<void>()
  await send(it.db, { n: 'unlucky' })
  queue.work('render', {
    concurrency: 1,
    async handle() {
      attempts++
      if (attempts <= 4) throw new Error('Connection terminated unexpectedly')
      done.resolve()
    },
    exhausted: async () => done.reject(new Error('exhausted')),
  })
  await done.promise
  expect(attempts).toBe(5)
})

test('jobs of queues without a worker are not added', async () => {
  queue = await openQueue(it.db, { unused: ['preview'] })
  const count = async () => (await it.db.execute(`select 1 from pgboss.job where name = 'preview'`)).rows.length
  await it.db.inTenant(tenantId, (tx) => queue.send(tx, 'preview', { n: 'a' }))
  await it.db.inTenant(tenantId, (tx) => queue.sendAll(tx, 'preview', [{ payload: {}, startAfterSeconds: 0 }]))
  expect(await count()).toBe(0)
})

test('a failing job is retried as its rules say, and then reported as exhausted', async () => {
  const errors: string[] = []
  queue = await openQueue(it.db, { rules, report: (error) => errors.push(error.message) })
  let attempts = 0
  const exhausted: unknown[] = []
  await send(it.db, { n: 'bad' })
  queue.work('render', {
    concurrency: 1,
    handle: async () => {
      attempts++
      throw new Error('broken')
    },
    exhausted: async (payload) => void exhausted.push(payload),
  })
  await expect.poll(() => exhausted).toEqual([{ n: 'bad' }])
  expect(attempts).toBe(3)
  expect(errors.filter((message) => message === 'broken')).toHaveLength(3)
})

test('an attempt that was reassigned is aborted and can no longer end the job', async () => {
  queue = await openQueue(it.db, { rules })
  await send(it.db, { n: 'contested' })
  const jobState = async () => {
    const { rows } = await it.db.execute(`select state from pgboss.job where data->>'n' = 'contested'`)
    return rows[0]?.state
  }
  const aborted = Promise.withResolvers<Error>()
  const second = Promise.withResolvers<void>()
  let attempts = 0
  queue.work('render', {
    concurrency: 2,
    handle: async (_payload, signal) => {
      if (++attempts === 2) return second.promise
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      aborted.resolve(signal.reason)
    },
  })
  await expect.poll(jobState).toBe('active')
  await it.db.execute(`update pgboss.job set state = 'retry' where data->>'n' = 'contested'`)
  expect((await aborted.promise).message).toBe('this attempt has been taken away')
  await expect.poll(() => attempts).toBe(2)
  expect(await jobState()).toBe('active')
  second.resolve()
  await expect.poll(jobState).toBe('completed')
})

test('a job of a killed process moves to another process', async () => {
  const embedded = it.databaseUrl === undefined
  const dataDir = await testFolder()
  const open = () => openDatabase({ dataDir, databaseUrl: it.databaseUrl })
  let db = await open()
  tenantId = await addTenant(db)
  queue = await openQueue(db, { rules })
  const videoId = newId()
  await send(db, { videoId })
  // The embedded database serves one process at a time, so there the next process is a restart.
  if (embedded) {
    await queue.stop(0)
    await db.close()
  }
  const other = startOtherProcess({ dataDir, databaseUrl: it.databaseUrl, task: 'take-a-job' })
  await other.says(`took ${videoId}`)
  await other.kill()
  if (embedded) {
    db = await open()
    queue = await openQueue(db)
  }
  const done = Promise.withResolvers<object>()
  queue.work('render', { concurrency: 1, handle: async (payload) => done.resolve(payload) })
  expect(await done.promise).toEqual({ videoId })
  await queue.stop(1)
  await db.close()
  rmSync(dataDir, { recursive: true, force: true })
})
