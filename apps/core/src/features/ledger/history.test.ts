import { heldForRequests } from '../twin-services/index.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTenant, addUser, testDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDice } from '../../../test/dice.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { newId } from '../../platform/ids/ids.ts'
import { videoSummaries } from '../videos/index.ts'
import { createLedger } from './service.ts'
import * as store from './store.ts'

const HISTORIES = process.env.TEST_SCOPE === 'long' ? 1000 : 10
const STEPS = 40
const day = 24 * 3_600_000
const kinds = ['signup', 'bundle'] as const
const priorities = { monthly: 10, signup: 15, admin: 15, refund: 15, bundle: 20 }

interface ModelBucket {
  kind: keyof typeof priorities
  ref: string
  left: number
  /** Money for so many has gone back while they were away. */
  owed: number
  granted: number
  runsOut: number
}

interface ModelHold {
  id: string
  runsOut: number
  /** One bucket for each half-credit, in the order taken. */
  taken: ModelBucket[]
}

/** Credits one by one, with the rules written down as plainly as possible. */
function createModel(start: number) {
  const buckets: ModelBucket[] = []
  const holds = new Map<string, ModelHold>()
  let now = start
  const live = () =>
    buckets
      .filter((bucket) => bucket.left > 0 && bucket.runsOut > now)
      .sort(
        (a, b) =>
          priorities[a.kind] - priorities[b.kind] || (a.runsOut < b.runsOut ? -1 : Number(a.runsOut > b.runsOut)),
      )
  const available = () => live().reduce((sum, { left }) => sum + left, 0)
  const grant = (kind: ModelBucket['kind'], ref: string, left: number, runsOut = Number.POSITIVE_INFINITY) =>
    void buckets.push({ kind, ref, left, granted: left, owed: 0, runsOut })
  function take(amount: number): ModelBucket[] {
    const taken: ModelBucket[] = []
    while (taken.length < amount) {
      const [best] = live()
      if (best) taken.push(best)
      if (best) best.left--
    }
    return taken
  }
  function end(id: string, charged: number): void {
    const returned = holds.get(id)?.taken.slice(charged) ?? []
    holds.delete(id)
    let homeless = 0
    for (const bucket of returned) {
      if (bucket.owed > 0) bucket.owed--
      else if (bucket.runsOut > now) bucket.left++
      else homeless++
    }
    if (homeless > 0) grant('refund', `hold ${id}`, homeless, now + 30 * day)
  }
  return {
    buckets,
    holds,
    available,
    held: () => [...holds.values()].reduce((sum, { taken }) => sum + taken.length, 0),
    grant,
    renew(ref: string, left: number, runsOut: number): void {
      for (const bucket of buckets) if (bucket.kind === 'monthly') bucket.runsOut = Math.min(bucket.runsOut, now)
      grant('monthly', ref, left, runsOut)
    },
    hold(id: string, amount: number, runsOut: number): boolean {
      if (available() < amount) return false
      holds.set(id, { id, runsOut, taken: take(amount) })
      return true
    },
    end,
    refund(bucket: ModelBucket, amount: number): void {
      if (bucket.runsOut <= now) bucket.left = 0
      const gone = Math.min(amount, bucket.left)
      bucket.left -= gone
      bucket.owed += amount - gone
    },
    set(amount: number, ref: string): void {
      if (amount > available()) grant('admin', ref, amount - available())
      else take(available() - amount)
    },
    moveTo(time: number): void {
      now = time
      for (const { id, runsOut } of [...holds.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
        if (runsOut <= now) end(id, 0)
      }
    },
  }
}

let it: TestDatabase

beforeAll(async () => {
  it = await testDatabase()
})
afterAll(() => it.close())

const seen = { granted: 0, renewed: 0, held: 0, refused: 0, settled: 0, released: 0, refunded: 0, set: 0, waited: 0 }

/** Random credit operations, applied to the ledger and to a model of it. */
function createHistory(userId: string, seed: number) {
  const dice = createDice(seed)
  let now = Date.UTC(2026, 0, 1)
  const model = createModel(now)
  const ledger = createLedger({ store, videoSummaries, heldForRequests, clock: { now: () => new Date(now) }, newId })
  const steps = [grant, renew, hold, hold, hold, hold, end, end, end, refund, set, wait]
  return { model, ledger, step: (tx: TenantTx) => steps[dice(steps.length)]?.(tx) }

  async function grant(tx: TenantTx): Promise<void> {
    const [kind, halfCredits, sourceRef] = [kinds[dice(2)] ?? 'signup', 1 + dice(8), newId()]
    const runsOut = dice(4) === 0 ? Number.POSITIVE_INFINITY : now + (1 + dice(40)) * day
    const end = Number.isFinite(runsOut) ? { expiresAt: new Date(runsOut) } : {}
    await ledger.grant(tx, { userId, kind, halfCredits, sourceRef, ...end })
    expect(await ledger.grant(tx, { userId, kind, halfCredits, sourceRef, ...end })).toBe(false)
    model.grant(kind, sourceRef, halfCredits, runsOut)
    seen.granted++
  }

  async function renew(tx: TenantTx): Promise<void> {
    const [halfCredits, sourceRef, runsOut] = [1 + dice(8), newId(), now + 30 * day]
    await ledger.renewMonthly(tx, { userId, halfCredits, sourceRef, expiresAt: new Date(runsOut) })
    model.renew(sourceRef, halfCredits, runsOut)
    seen.renewed++
  }

  async function hold(tx: TenantTx): Promise<void> {
    const [holdId, halfCredits, runsOut] = [newId(), 1 + dice(9), now + (1 + dice(20)) * day]
    const { held } = await ledger.hold(tx, { userId, holdId, halfCredits, expiresAt: new Date(runsOut) })
    expect(held).toBe(model.hold(holdId, halfCredits, runsOut))
    seen[held ? 'held' : 'refused']++
  }

  async function end(tx: TenantTx): Promise<void> {
    const open = [...model.holds.values()]
    const chosen = open[dice(open.length || 1)]
    if (!chosen) return
    const charged = [0, dice(chosen.taken.length), chosen.taken.length][dice(3)] ?? 0
    const isRelease = charged === 0
    expect(await (isRelease ? ledger.release(tx, chosen.id) : ledger.settle(tx, chosen.id, charged))).toBe(true)
    expect(await ledger.settle(tx, chosen.id, 0)).toBe(false)
    model.end(chosen.id, charged)
    seen[isRelease ? 'released' : 'settled']++
  }

  /** Money that goes back, all of it or a part, once for each bucket. */
  async function refund(tx: TenantTx): Promise<void> {
    const paid = model.buckets.filter(({ kind, granted }) => /bundle|monthly/.test(kind) && granted > 0)
    const chosen = paid[dice(paid.length || 1)]
    if (!chosen) return
    const halfCredits = 1 + dice(chosen.granted)
    chosen.granted = 0
    const { kind, ref: sourceRef } = chosen
    await ledger.revoke(tx, { userId, kind, halfCredits, sourceRef })
    model.refund(chosen, halfCredits)
    seen.refunded++
  }

  async function set(tx: TenantTx): Promise<void> {
    const [halfCredits, sourceRef] = [dice(30), newId()]
    await ledger.setAvailable(tx, { userId, halfCredits, sourceRef })
    model.set(halfCredits, sourceRef)
    seen.set++
  }

  async function wait(tx: TenantTx): Promise<void> {
    now += dice(3 * day)
    await ledger.expireDue(tx, userId)
    model.moveTo(now)
    seen.waited++
  }
}

test(
  `the entries of ${HISTORIES} random histories always add up to the balance of a simple model`,
  { timeout: HISTORIES * 3000 },
  async () => {
    const tenantId = await addTenant(it.db)
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const userId = await addUser(it.db, tenantId)
      const { model, ledger, step } = createHistory(userId, seed)
      await it.db.inTenant(tenantId, async (tx) => {
        for (let n = 0; n < STEPS; n++) {
          await step(tx)
          const { availableHalfCredits, heldHalfCredits } = await ledger.balance(tx, userId)
          expect(await ledger.sums(tx, userId)).toEqual({ availableHalfCredits, heldHalfCredits })
          const found = [availableHalfCredits, heldHalfCredits, await sumEntries(tx, userId)]
          const expected = [model.available(), model.held(), model.available()]
          expect(found, `history ${seed}, step ${n}`).toEqual(expected)
          expect(availableHalfCredits).toBeGreaterThanOrEqual(0)
        }
      })
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThanOrEqual(HISTORIES)
  },
)

async function sumEntries(tx: TenantTx, userId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('credit_entry')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('delta_half_credits'), sql<number>`0`).as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return sum
}
