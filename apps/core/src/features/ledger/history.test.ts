import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTenant, addUser, testDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { newId } from '../../platform/ids.ts'
import { createLedger } from './service.ts'
import * as store from './store.ts'

const day = 24 * 3_600_000
const kinds = ['signup', 'monthly', 'bundle'] as const
const priorities = { monthly: 10, signup: 15, refund: 15, bundle: 20 }

interface ModelBucket {
  kind: keyof typeof priorities
  left: number
  runsOut: number
}

interface ModelHold {
  id: string
  runsOut: number
  /** One bucket for each half-credit, in the order taken. */
  taken: ModelBucket[]
}

/** Credits one by one, with the rules written down as plainly as possible. */
function createModel() {
  const buckets: ModelBucket[] = []
  const holds = new Map<string, ModelHold>()
  let now = 0
  const live = () =>
    buckets
      .filter((bucket) => bucket.left > 0 && bucket.runsOut > now)
      .sort(
        (a, b) =>
          priorities[a.kind] - priorities[b.kind] || (a.runsOut < b.runsOut ? -1 : Number(a.runsOut > b.runsOut)),
      )
  const available = () => live().reduce((sum, { left }) => sum + left, 0)
  function end(id: string, charged: number): void {
    const returned = holds.get(id)?.taken.slice(charged) ?? []
    holds.delete(id)
    for (const bucket of returned) if (bucket.runsOut > now) bucket.left++
    const homeless = returned.filter(({ runsOut }) => runsOut <= now).length
    if (homeless > 0) buckets.push({ kind: 'refund', left: homeless, runsOut: now + 30 * day })
  }
  return {
    holds,
    available,
    held: () => [...holds.values()].reduce((sum, { taken }) => sum + taken.length, 0),
    grant: (bucket: ModelBucket) => void buckets.push(bucket),
    hold(id: string, amount: number, runsOut: number): boolean {
      if (available() < amount) return false
      const taken: ModelBucket[] = []
      while (taken.length < amount) {
        const [best] = live()
        if (best) taken.push(best)
        if (best) best.left--
      }
      holds.set(id, { id, runsOut, taken })
      return true
    },
    end,
    moveTo(time: number): void {
      now = time
      for (const { id, runsOut } of [...holds.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
        if (runsOut <= now) end(id, 0)
      }
    },
  }
}

/** The same sequence in every run, so that a failure can be looked at again. */
function createDice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

let it: TestDatabase

beforeAll(async () => {
  it = await testDatabase()
})
afterAll(() => it.close())

test('in a thousand random steps the entries always add up to the balance a plain model expects', async () => {
  const tenantId = await addTenant(it.db)
  const userId = await addUser(it.db, tenantId)
  const dice = createDice(20_261)
  const model = createModel()
  let now = Date.UTC(2026, 0, 1)
  const ledger = createLedger({ store, clock: { now: () => new Date(now) }, newId })
  const seen = { granted: 0, held: 0, refused: 0, settled: 0, released: 0, waited: 0 }

  async function grant(tx: TenantTx): Promise<void> {
    const [kind, left] = [kinds[dice(3)] ?? 'signup', 1 + dice(8)]
    const runsOut = dice(4) === 0 ? Number.POSITIVE_INFINITY : now + (1 + dice(40)) * day
    const end = Number.isFinite(runsOut) ? { expiresAt: new Date(runsOut) } : {}
    await ledger.grant(tx, { userId, kind, halfCredits: left, sourceRef: newId(), ...end })
    model.grant({ kind, left, runsOut })
    seen.granted++
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

  async function wait(tx: TenantTx): Promise<void> {
    now += dice(3 * day)
    await ledger.expireDue(tx, userId)
    model.moveTo(now)
    seen.waited++
  }

  const steps = [grant, hold, hold, hold, hold, end, end, end, wait]
  for (let round = 0; round < 50; round++) {
    await it.db.inTenant(tenantId, async (tx) => {
      for (let n = 0; n < 20; n++) {
        await steps[dice(steps.length)]?.(tx)
        const { availableHalfCredits, heldHalfCredits } = await ledger.balance(tx, userId)
        expect([availableHalfCredits, heldHalfCredits]).toEqual([model.available(), model.held()])
        expect(await sumEntries(tx)).toBe(availableHalfCredits)
      }
    })
  }
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(30)
}, 60_000)

async function sumEntries(tx: TenantTx): Promise<number> {
  const { sum } = await tx
    .selectFrom('credit_entry')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('delta_half_credits'), sql<number>`0`).as('sum'))
    .executeTakeFirstOrThrow()
  return sum
}
