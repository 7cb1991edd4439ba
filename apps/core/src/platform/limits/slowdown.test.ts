import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, addTenant, testDatabase } from '../../../test/database.ts'
import { createMemoryCounters } from './counters.ts'
import { createSlowdown } from './slowdown.ts'
import { createTableCounters } from './table-counters.ts'

const RULE = { most: 3, seconds: 86_400 }

let now = new Date('2026-11-21T10:00:00Z')
let database: TestDatabase
let tenant: string
let names = 0
const clock = { now: () => now }
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

beforeAll(async () => {
  database = await testDatabase()
  tenant = await addTenant(database.db)
})
afterAll(() => database.close())

describe.each([
  ['in memory', () => createMemoryCounters({ clock })],
  ['in the database', () => createTableCounters({ db: database.db, clock })],
])('failed tries that are counted %s', (_where, open) => {
  it('are free at first, then wait 1, 2, 4, ... seconds, up to a quarter of an hour', async () => {
    const begin = begun(open())
    for (let n = 0; n < RULE.most; n++) expect(await begin()).toBe('permitted')
    const waits = []
    for (let n = 0; n < 12; n++) {
      expect(await begin()).toBe('permitted')
      const seconds = Number(await begin())
      later(seconds - 1)
      expect(await begin()).toBe(1)
      waits.push(seconds)
      later(1)
    }

    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  it('at the same moment let one through', async () => {
    const begin = begun(open())
    const first = await Promise.all(Array.from({ length: 40 }, begin))
    later(1)
    const second = await Promise.all(Array.from({ length: 40 }, begin))

    expect(first.filter((answer) => answer === 'permitted')).toHaveLength(RULE.most + 1)
    expect(second.filter((answer) => answer === 'permitted')).toHaveLength(1)
    expect(new Set(second)).toEqual(new Set(['permitted', 2]))
  })

  it('are reset by a success, and other failures do not count', async () => {
    const begin = createSlowdown({ counters: open(), rule: RULE })
    const name = `account ${(names += 1)}`
    const tried = async () => {
      const answer = await begin(tenant, name)
      if (answer instanceof Date) throw new Error('this has to wait')
      return answer
    }
    for (let n = 0; n < 10; n++) await (await tried()).undo()
    for (let n = 0; n < RULE.most; n++) await tried()
    await (await tried()).forgive()
    for (let n = 0; n < RULE.most + 1; n++) await tried()

    expect(await begin(tenant, name)).toBeInstanceOf(Date)
    expect(await begin(tenant, `account ${(names += 1)}`)).not.toBeInstanceOf(Date)
  })
})

/** Begins tries on a new account, and says how many seconds one has to wait that is not permitted. */
function begun(counters: Parameters<typeof createSlowdown>[0]['counters']) {
  const begin = createSlowdown({ counters, rule: RULE })
  const name = `account ${(names += 1)}`
  return async () => {
    const answer = await begin(tenant, name)
    return answer instanceof Date ? (answer.getTime() - now.getTime()) / 1000 : 'permitted'
  }
}
