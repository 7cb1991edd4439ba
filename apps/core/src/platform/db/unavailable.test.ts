import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openSmallDatabase } from '../../../test/small-database.ts'
import { isConnectionLost, isDatabaseUnavailable } from './unavailable.ts'

const database = await openSmallDatabase()
afterAll(() => database.close())

it('a server that does not answer is away', async () => {
  const failures = ['postgres://a@127.0.0.1:1/a', 'postgres://a@localhost:1/a', 'postgres://a@nowhere.invalid/a'].map(
    (connectionString) => new Client({ connectionString }).connect().catch((error: unknown) => error),
  )
  expect((await Promise.all(failures)).map(isDatabaseUnavailable)).toEqual([true, true, true])
})

it('a server without room, that stops, or has no further connection is away', async () => {
  const codes = ['53100', '53300', '57P01', '57P03', '08006']
  for (const code of codes) {
    const raised = database.exec(`do $$ begin raise 'no' using errcode = '${code}'; end $$`)
    expect([code, isDatabaseUnavailable(await raised.catch((error: unknown) => error))]).toEqual([code, true])
  }
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
})

it('a server without room has not gone: those who have a connection keep it', () => {
  const codes = ['53100', '53300'].map((code) => isConnectionLost(Object.assign(new Error('no'), { code })))
  expect(codes).toEqual([false, false])
})

it('a server that takes no changes is away: after a failover it is the one of before', async () => {
  const failure = await database
    .exec('begin; set transaction read only; create table never (id int)')
    .catch((error: unknown) => error)
  await database.exec('rollback')
  expect(isConnectionLost(failure)).toBe(true)
})

it('a broken protocol is a fault of ours, not an absence', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('invalid message format'), { code: '08P01' }))).toBe(false)
})

it('a statement that is wrong is a fault of ours', async () => {
  const failures = ['select * from nothing', 'select 1/0'].map((text) => database.exec(text).catch((error) => error))
  expect((await Promise.all(failures)).map(isDatabaseUnavailable)).toEqual([false, false])
  expect([new TypeError('x'), 'x', undefined].map(isDatabaseUnavailable)).toEqual([false, false, false])
})
