import { heldForRequests } from '../twin-services/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTenant, addUser, testDatabase, type TestDatabase } from '../../../test/database.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { newId } from '../../platform/ids/ids.ts'
import { videoSummaries } from '../videos/index.ts'
import { createLedger } from './service.ts'
import * as store from './store.ts'

const day = 24 * 3_600_000
const start = new Date('2026-01-01T00:00:00Z')

let it: TestDatabase
let tenantId: string
let userId: string
let now: Date

const ledger = createLedger({ store, videoSummaries, heldForRequests, clock: { now: () => now }, newId })

beforeAll(async () => {
  it = await testDatabase()
  tenantId = await addTenant(it.db)
})
beforeEach(async () => {
  userId = await addUser(it.db, tenantId)
  now = start
})
afterAll(() => it.close())

const run = <T>(work: (tx: TenantTx) => Promise<T>): Promise<T> => it.db.inTenant(tenantId, work)
const after = (days: number): Date => new Date(start.getTime() + days * day)
const balance = () => run((tx) => ledger.balance(tx, userId))
const entryKinds = async () => {
  const entries = await run((tx) => ledger.entries(tx, userId, { limit: 100 }))
  return entries.map(({ kind, bucketKind, deltaHalfCredits }) => `${kind} ${bucketKind} ${deltaHalfCredits}`).reverse()
}

async function grant(kind: 'signup' | 'monthly' | 'bundle', halfCredits: number, expiresAt?: Date): Promise<boolean> {
  const source = { sourceRef: newId(), ...(expiresAt ? { expiresAt } : {}) }
  return run((tx) => ledger.grant(tx, { userId, kind, halfCredits, ...source }))
}

async function hold(halfCredits: number, holdId: string = newId()): Promise<string> {
  const result = await run((tx) => ledger.hold(tx, { userId, holdId, halfCredits, expiresAt: after(365) }))
  expect(result).toMatchObject({ held: true })
  return holdId
}

describe('concurrent requests', () => {
  test('200 holds of one credit against 100 credits accept exactly 100, and each ends exactly once', async () => {
    await grant('monthly', 60)
    await grant('bundle', 140)
    const ids = Array.from({ length: 200 }, () => newId())
    const request = { userId, halfCredits: 2, expiresAt: after(1) }
    const results = await Promise.all(ids.map((holdId) => run((tx) => ledger.hold(tx, { ...request, holdId }))))
    const won = ids.filter((_id, index) => results[index]?.held)
    expect(won).toHaveLength(100)
    expect(await balance()).toEqual({ availableHalfCredits: 0, heldHalfCredits: 200, buckets: [] })

    const ends = await Promise.all(
      won.map((holdId) =>
        Promise.all([run((tx) => ledger.settle(tx, holdId, 1)), run((tx) => ledger.release(tx, holdId))]),
      ),
    )
    const settled = ends.filter(([isSettled]) => isSettled).length
    expect(ends.every(([isSettled, isReleased]) => isSettled !== isReleased)).toBe(true)
    const end = await balance()
    expect(end).toMatchObject({ availableHalfCredits: 200 - settled, heldHalfCredits: 0 })
  })

  test('one payment reported by twenty webhooks is booked once', async () => {
    const payment = { userId, kind: 'bundle', halfCredits: 20, sourceRef: newId() } as const
    const results = await Promise.all(Array.from({ length: 20 }, () => run((tx) => ledger.grant(tx, payment))))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect((await balance()).availableHalfCredits).toBe(20)
    await expect(run((tx) => ledger.grant(tx, { ...payment, halfCredits: 40 }))).rejects.toThrow(
      'another person or amount',
    )
  })
})

describe('a hold', () => {
  test('spends monthly credits first, then grants, then purchases, each by earliest expiry', async () => {
    await grant('bundle', 4)
    await grant('bundle', 4, after(300))
    await grant('signup', 4)
    await grant('monthly', 4, after(30))
    const holdId = await hold(13)
    expect((await balance()).buckets).toMatchObject([{ kind: 'bundle', remainingHalfCredits: 3, expiresAt: null }])
    await run((tx) => ledger.settle(tx, holdId, 5))
    expect((await balance()).buckets.map(({ kind, remainingHalfCredits }) => [kind, remainingHalfCredits])).toEqual([
      ['signup', 3],
      ['bundle', 4],
      ['bundle', 4],
    ])
  })

  test('is created once however often it is requested, and reports the balance when it does not fit', async () => {
    await grant('signup', 6)
    const holdId = await hold(4)
    await hold(4, holdId)
    expect(await balance()).toMatchObject({ availableHalfCredits: 2, heldHalfCredits: 4 })
    const more = { userId, holdId: newId(), halfCredits: 3, expiresAt: after(1) }
    expect(await run((tx) => ledger.hold(tx, more))).toEqual({ held: false, availableHalfCredits: 2 })
    await run((tx) => ledger.release(tx, holdId))
    await expect(hold(4, holdId)).rejects.toThrow('was used for something else')
    await expect(hold(5, holdId)).rejects.toThrow('was used for something else')
  })

  test('never charges more than it holds, fractions of a half-credit, or less than nothing', async () => {
    await grant('signup', 6)
    const holdId = await hold(4)
    for (const amount of [5, 0.5, -1, Number.NaN]) {
      await expect(run((tx) => ledger.settle(tx, holdId, amount))).rejects.toThrow(RangeError)
    }
    for (const amount of [0, -2, 1.5]) await expect(hold(amount)).rejects.toThrow(RangeError)
    expect(await balance()).toMatchObject({ availableHalfCredits: 2, heldHalfCredits: 4 })
  })

  test('that is released into an expired bucket becomes a refund of 30 days', async () => {
    await grant('monthly', 4, after(30))
    await grant('bundle', 4)
    const holdId = await hold(6)
    now = after(31)
    expect(await run((tx) => ledger.settle(tx, holdId, 1))).toBe(true)
    expect((await balance()).buckets).toMatchObject([
      { kind: 'refund', remainingHalfCredits: 3, expiresAt: after(61) },
      { kind: 'bundle', remainingHalfCredits: 4, expiresAt: null },
    ])
    now = after(62)
    expect((await balance()).availableHalfCredits).toBe(4)
  })
})

describe('the passing of time', () => {
  test('removes expired credits with an entry, and releases abandoned holds', async () => {
    await grant('monthly', 4, after(30))
    await grant('signup', 2)
    await run((tx) => ledger.hold(tx, { userId, holdId: newId(), halfCredits: 1, expiresAt: after(1) }))
    now = after(30)
    expect((await balance()).availableHalfCredits).toBe(2)
    expect(await run((tx) => ledger.usersWithDue(tx, 10))).toEqual([userId])
    await run((tx) => ledger.expireDue(tx, userId))
    expect(await run((tx) => ledger.usersWithDue(tx, 10))).toEqual([])
    expect(await balance()).toMatchObject({ availableHalfCredits: 3, heldHalfCredits: 0 })
    expect(await entryKinds()).toEqual([
      'grant monthly 4',
      'grant signup 2',
      'hold monthly -1',
      'release refund 1',
      'expire monthly -3',
    ])
  })

  test('replaces the monthly credits at a renewal, and ignores a repeated invoice', async () => {
    const renew = (sourceRef: string, days: number) =>
      run((tx) => ledger.renewMonthly(tx, { userId, halfCredits: 6, sourceRef, expiresAt: after(days) }))
    const [first, second] = [newId(), newId()]
    expect(await renew(first, 30)).toBe(true)
    const holdId = await hold(4)
    expect(await renew(second, 60)).toBe(true)
    expect(await renew(second, 60)).toBe(false)
    expect(await renew(first, 30)).toBe(false)
    expect((await balance()).availableHalfCredits).toBe(6)
    await run((tx) => ledger.release(tx, holdId))
    expect((await balance()).buckets).toMatchObject([
      { kind: 'monthly', remainingHalfCredits: 6 },
      { kind: 'refund', remainingHalfCredits: 4 },
    ])
  })
})

test('an operator raises and lowers a balance, with an entry for every step', async () => {
  await grant('signup', 6)
  const set = (halfCredits: number) => run((tx) => ledger.setAvailable(tx, { userId, halfCredits, sourceRef: newId() }))
  await set(10)
  await set(1)
  await set(1)
  expect((await balance()).availableHalfCredits).toBe(1)
  await set(0)
  expect(await entryKinds()).toEqual([
    'grant signup 6',
    'grant admin 4',
    'adjust signup -6',
    'adjust admin -3',
    'adjust admin -1',
  ])
  await expect(set(-1)).rejects.toThrow(RangeError)
})

test('entries are listed newest first, page by page, and cannot be changed or deleted by a request', async () => {
  for (const amount of [1, 2, 3]) await grant('signup', amount)
  const page = (before?: string) => run((tx) => ledger.entries(tx, userId, { limit: 2, before }))
  const newest = await page()
  expect(newest.map(({ deltaHalfCredits }) => deltaHalfCredits)).toEqual([3, 2])
  const older = await page(newest.at(-1)?.id)
  expect(older.map(({ deltaHalfCredits }) => deltaHalfCredits)).toEqual([1])
  const changed = run((tx) => tx.updateTable('credit_entry').set({ delta_half_credits: 9 }).execute())
  await expect(changed).rejects.toThrow('permission denied')
  await expect(run((tx) => tx.deleteFrom('credit_entry').execute())).rejects.toThrow('permission denied')
})
