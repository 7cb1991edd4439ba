import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, addTenant, testDatabase } from '../../../test/database.ts'
import { createGatheredCounters } from './gathered-counters.ts'
import { createTableCounters } from './table-counters.ts'

let now = new Date('2026-11-21T10:00:00Z')
let database: TestDatabase
let isDown = false
let nodes: ReturnType<typeof createGatheredCounters>[] = []
let [mine, theirs] = ['', '']
const clock = { now: () => now }
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const errors: Error[] = []

beforeAll(async () => {
  database = await testDatabase()
  mine = await addTenant(database.db)
  theirs = await addTenant(database.db)
})
afterEach(async () => {
  isDown = false
  await Promise.all(nodes.map((one) => one.close()))
  nodes = []
  errors.length = 0
})
afterAll(() => database.close())

it('a node counts locally at once, in a fixed window per tenant and key', async () => {
  const one = node()
  const endsAt = new Date(now.getTime() + 60_000)
  expect(await one.add(mine, 'a', 1, 60)).toEqual({ count: 1, endsAt })
  later(30)
  expect(await one.add(mine, 'a', 2, 60)).toEqual({ count: 3, endsAt })
  expect((await one.add(theirs, 'a', 1, 60)).count).toBe(1)
  later(30)
  expect(await one.add(mine, 'a', 1, 60)).toEqual({ count: 1, endsAt: new Date(now.getTime() + 60_000) })
})

it('nodes share counts, in the window of the first one', async () => {
  const [one, other] = [node(), node()]
  const { endsAt } = await one.add(mine, 'b', 5, 60)
  await one.save()
  later(10)
  await other.add(mine, 'b', 2, 60)
  await other.save()
  expect(await other.add(mine, 'b', 1, 60)).toEqual({ count: 8, endsAt })

  await one.add(mine, 'b', 1, 60)
  await Promise.all([one.save(), other.save()])
  expect(await total('b')).toBe(9)
})

it('counts are shared after a while, and the rest on close', async () => {
  const one = node()
  await one.add(mine, 'c', 4, 600)
  await expect.poll(() => total('c')).toBe(4)
  await one.add(mine, 'c', 3, 600)
  await one.close()

  expect(await total('c')).toBe(7)
})

it('counting continues during a database outage, and is shared once afterwards', async () => {
  const one = node()
  isDown = true
  await one.add(mine, 'd', 2, 60)
  await one.save()
  expect((await one.add(mine, 'd', 1, 60)).count).toBe(3)
  isDown = false
  await one.save()
  await one.save()

  expect(await total('d')).toBe(3)
  expect(errors.map(({ message }) => message)).toContain('the database is away')
})

it('counts of a deleted tenant are dropped, and the rest is shared', async () => {
  const one = node()
  const gone = await addTenant(database.db)
  await one.add(gone, 'e', 1, 60)
  await one.add(mine, 'e', 1, 60)
  await database.db.asSystem('a test deletes its tenant', (tx) =>
    tx.deleteFrom('tenant').where('id', '=', gone).execute(),
  )
  await one.save()

  expect([await total('e'), errors]).toEqual([1, []])
})

it('a new window starts over in the database too', async () => {
  const one = node()
  await one.add(mine, 'f', 5, 60)
  await one.save()
  later(60)
  await one.add(mine, 'f', 1, 60)
  await one.save()

  expect(await total('f')).toBe(1)
})

it('the number of counters is bounded, and the oldest goes first', async () => {
  const one = node(3)
  for (const key of ['g', 'h', 'i', 'j']) await one.add(mine, key, 1, 60)

  expect((await one.add(mine, 'h', 1, 60)).count).toBe(2)
  expect((await one.add(mine, 'g', 1, 60)).count).toBe(1)
})

it('decrements are not supported', () => expect(node().add(mine, 'k', -1, 60)).rejects.toThrow('only count up'))

function node(keysMax = 100) {
  const inTenant: typeof database.db.inTenant = (id, work) =>
    isDown ? Promise.reject(new Error('the database is away')) : database.db.inTenant(id, work)
  const one = createGatheredCounters({
    db: { ...database.db, inTenant },
    clock,
    report: (error) => void errors.push(error),
    keysMax,
  })
  nodes.push(one)
  return one
}

/** Returns the count of all nodes in the database. */
async function total(key: string): Promise<number> {
  return (await createTableCounters({ db: database.db, clock }).add(mine, key, 0, 60)).count
}
