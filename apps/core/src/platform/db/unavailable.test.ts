import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openSmallDatabase } from '../../../test/small-database.ts'
import { isConnectionLost, isDatabaseUnavailable } from './unavailable.ts'

const database = await openSmallDatabase()
afterAll(() => database.close())

it('a server that does not answer is unavailable', async () => {
  const failures = ['postgres://a@127.0.0.1:1/a', 'postgres://a@localhost:1/a', 'postgres://a@nowhere.invalid/a'].map(
    (connectionString) => new Client({ connectionString }).connect().catch((error: unknown) => error),
  )
  expect((await Promise.all(failures)).map(isDatabaseUnavailable)).toEqual([true, true, true])
})

it('a server that is full, stops, or has no free connection is unavailable', async () => {
  const codes = ['53100', '53300', '57P01', '57P03', '08006']
  for (const code of codes) {
    const raised = database.exec(`do $$ begin raise 'no' using errcode = '${code}'; end $$`)
    expect([code, isDatabaseUnavailable(await raised.catch((error: unknown) => error))]).toEqual([code, true])
  }
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
})

it('a server that is full keeps its open connections', () => {
  const codes = ['53100', '53300'].map((code) => isConnectionLost(Object.assign(new Error('no'), { code })))
  expect(codes).toEqual([false, false])
})

it('a read-only server is unavailable: after a failover it is the former primary', async () => {
  const failure = await database
    .exec('begin; set transaction read only; create table never (id int)')
    .catch((error: unknown) => error)
  await database.exec('rollback')
  expect(isConnectionLost(failure)).toBe(true)
})

it('a protocol error is an internal fault, not an outage', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('invalid message format'), { code: '08P01' }))).toBe(false)
})

it('an invalid statement is an internal fault', async () => {
  const failures = ['select * from nothing', 'select 1/0'].map((text) => database.exec(text).catch((error) => error))
  expect((await Promise.all(failures)).map(isDatabaseUnavailable)).toEqual([false, false])
  expect([new TypeError('x'), 'x', undefined].map(isDatabaseUnavailable)).toEqual([false, false, false])
})
