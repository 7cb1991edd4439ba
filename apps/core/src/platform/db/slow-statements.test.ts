import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testDatabase, testFolder } from '../../../test/database.ts'
import { inContext } from '../logs/work-context.ts'
import { newId } from '../ids/ids.ts'
import { type Db, openDatabase } from './open.ts'
import { createSlowStatements } from './slow-statements.ts'

const CANARY = 'canary-51b2'
const records: object[] = []
const log = { warn: (fields: object) => void records.push(fields) }
const slow = createSlowStatements(1, log)

let db: Db
let end: () => Promise<void>

beforeAll(async () => {
  const { databaseUrl, close } = await testDatabase()
  const dataDir = await testFolder()
  db = await openDatabase({ databaseUrl, dataDir, onStatement: slow?.onStatement })
  end = async () => {
    await db.close()
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
afterAll(() => end())
beforeEach(() => void records.splice(0))

/** Takes some 50 ms on any machine. */
const long = sql`select count(*), ${CANARY} as name, '${sql.raw(CANARY)} it''s' from generate_series(1, 500000)`

it('statements of the start are not logged', () => {
  expect(records).toEqual([])
})

it('a slow statement is logged with its text and purpose, without its values', async () => {
  slow?.begin()
  await inContext({ requestId: '0f3c', tenant: 'waymark' }, () => db.inTenant(newId(), (tx) => long.execute(tx)))
  const logged = records.find((record) => JSON.stringify(record).includes('generate_series'))

  expect(logged).toEqual({
    requestId: '0f3c',
    tenant: 'waymark',
    statement: "select count(*), $1 as name, '…' from generate_series(1, 500000)",
    ms: expect.any(Number),
  })
  expect(JSON.stringify(records)).not.toContain(CANARY)
})

it('a slow statement that fails is logged, and so is one of the queue without its inlined values', async () => {
  const failing = sql`select 1 / (count(*) - 500000) from generate_series(1, 500000)`
  await expect(db.asSystem('a test', (tx) => failing.execute(tx))).rejects.toThrow('division by zero')
  await inContext({ queue: 'mail', job: '17' }, () =>
    db.execute(`select count(*), '${CANARY}' from generate_series(1, 500000)`),
  )
  const texts = records.map((record) => JSON.stringify(record))

  expect(texts.filter((text) => text.includes('1 / (count'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('"queue":"mail"'))).toHaveLength(1)
  expect(texts.join('')).not.toContain(CANARY)
})

it('a statement below the setting is not logged, and 0 switches the log off', () => {
  const patient = begun(60_000)
  patient?.onStatement('select 1', 59_999)
  expect(records).toEqual([])
  patient?.onStatement('select 1', 60_000)
  expect(records).toHaveLength(1)
  expect(createSlowStatements(0, log)).toBeUndefined()
})

it('a statement that waited through the start is not logged either', () => {
  begun(60_000)?.onStatement('select 1', 90_000)
  expect(records).toEqual([])
})

/** Returns a log that began 80 seconds ago. */
function begun(afterMs: number) {
  const created = createSlowStatements(afterMs, log)
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() - 80_000)
  created?.begin()
  now.mockRestore()
  return created
}
