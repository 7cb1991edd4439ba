import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, addTenant, testDatabase } from '../../../test/database.ts'
import type { Db } from '../db/open.ts'
import { type Queue, openQueue } from './queue.ts'
import { queueRules } from './rules.ts'

const rules = { ...queueRules, render: { ...queueRules.render, retryLimit: 2, retryDelaySeconds: 1 } }

let it: TestDatabase
let tenantId: string
let queue: Queue

beforeAll(async () => {
  it = await testDatabase()
  tenantId = await addTenant(it.db)
})
afterEach(async () => {
  await queue.stop(0)
  await it.db.execute('delete from pgboss.job')
})
afterAll(() => it.close())

const send = (payload: Record<string, string>) => it.db.inTenant(tenantId, (tx) => queue.send(tx, 'render', payload))

test('a stop aborts long jobs and returns them without counting an attempt', async () => {
  queue = await openQueue(it.db, { rules: { ...rules, render: { ...rules.render, retryLimit: 0 } } })
  await send({ n: 'long' })
  const started = Promise.withResolvers<void>()
  queue.work('render', {
    concurrency: 1,
    handle: (_payload, signal) =>
      new Promise((_resolve, reject) => {
        started.resolve()
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  await started.promise
  await queue.stop(0)

  queue = await openQueue(it.db, { rules })
  const done = Promise.withResolvers<object>()
  queue.work('render', { concurrency: 1, handle: async (payload) => done.resolve(payload) })
  expect(await done.promise).toEqual({ n: 'long' })
})

test('an attempt that outlives a stop is returned, and its end after the database closed is not reported', async () => {
  let isClosed = false
  const errors: Error[] = []
  const execute: Db['execute'] = async (...statement) => {
    if (isClosed) throw new Error('the database is closed')
    return it.db.execute(...statement)
  }
  queue = await openQueue({ ...it.db, execute }, { rules, report: (error) => void errors.push(error) })
  await send({ n: 'deaf' })
  const [started, end, ended] = [1, 2, 3].map(() => Promise.withResolvers<void>())
  queue.work('render', {
    concurrency: 1,
    async handle() {
      started?.resolve()
      await end?.promise
      setImmediate(() => ended?.resolve())
      throw new Error('too late')
    },
  })
  await started?.promise
  await queue.stop(0)
  const { rows } = await it.db.execute(`select state from pgboss.job where data->>'n' = 'deaf'`)
  isClosed = true
  end?.resolve()
  await ended?.promise

  expect(rows).toEqual([{ state: 'created' }])
  expect(errors).toEqual([])
})
