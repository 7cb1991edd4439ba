import { heldForRequests } from '../twin-services/index.ts'
import { type UsageLine, whitelabelFees } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTenant, addUser, testDatabase, type TestDatabase } from '../../../test/database.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { newId } from '../../platform/ids/ids.ts'
import { createLedger } from '../ledger/service.ts'
import { videoSummaries } from '../videos/index.ts'
import * as ledgerStore from '../ledger/store.ts'
import { createUsageLines } from './usage-lines.ts'
import { type Month, monthNamed } from './month.ts'
import { createUsage } from './service.ts'
import { saveTerms } from './terms-store.ts'

const MONTHS = process.env.TEST_SCOPE === 'long' ? 1000 : 30
const AFTER_ALL = new Date('2099-12-15T00:00:00Z')

let it: TestDatabase
let tenantId: string
let userId: string
let now: Date

const clock = { now: () => now }
const ledger = createLedger({ store: ledgerStore, videoSummaries, heldForRequests, clock, newId })
const random = seeded(20_261_122)

beforeAll(async () => {
  it = await testDatabase()
  tenantId = await addTenant(it.db)
  userId = await addUser(it.db, tenantId)
  await it.db.execute(
    `update app_user set role = 'partner', member_role = 'owner', created_at = '2016-01-01' where id = $1`,
    [userId],
  )
  now = new Date('2016-01-01T00:00:00Z')
  await it.db.inTenant(tenantId, (tx) =>
    ledger.grant(tx, { userId, kind: 'admin', halfCredits: 1_000_000, sourceRef: 'all' }),
  )
})
afterAll(() => it.close())

describe('the bill of a month', () => {
  test(`equals the ledger, line by line, in ${MONTHS} random months`, { timeout: MONTHS * 1000 }, async () => {
    const asked = []
    for (let index = 0; index < MONTHS; index++) asked.push(await live(monthNamed(nameOf(index))))
    now = AFTER_ALL
    const usage = createUsage({ db: it.db, clock })
    const lines = createUsageLines({ db: it.db, usage })
    const tenant = { id: tenantId, plan: null } as Tenant
    const billed: UsageLine[] = []
    for (const { month, terms } of asked) {
      const bill = await usage.month(tenant, month.name)
      const { items } = await lines.page(tenant, month.name, { after: 0, limit: 100 })
      const inLedger = await takenIn(month)

      expect([month.name, items.map(({ credits }) => credits * 2)]).toEqual([month.name, inLedger])
      expect(bill.fees).toEqual(whitelabelFees(terms, { videos: inLedger.length, twins: 0 }))
      const ofLines = items.reduce((sum, { cents }) => sum + cents, 0)
      expect(terms.priceCents + ofLines).toBe(bill.fees?.totalCents)
      billed.push(...items)
    }
    expect(billed.length).toBeGreaterThan(MONTHS)
  })
})

/** Simulates a month: videos charged, charged in part, refunded and left open, also at its first and last moment. */
async function live(month: Month) {
  const terms = {
    priceCents: 250_000,
    videosIncluded: pick(6),
    overageCents: 100 * pick(20),
    twinsIncluded: 0,
    twinCents: 22_500,
  }
  const length = month.to.getTime() - month.from.getTime()
  const moments = Array.from({ length: pick(9) }, () => [0, length - 1, Math.floor(random() * length)][pick(3)] ?? 0)
  await it.db.inTenant(tenantId, async (tx) => {
    await saveTerms(tx, month.name, terms)
    for (const moment of moments.toSorted((a, b) => a - b)) await makeVideo(tx, new Date(month.from.getTime() + moment))
  })
  return { month, terms }
}

async function makeVideo(tx: TenantTx, moment: Date): Promise<void> {
  now = moment
  const [holdId, halfCredits, fate] = [newId(), 1 + pick(4), pick(5)]
  await ledger.hold(tx, { userId, holdId, halfCredits, expiresAt: AFTER_ALL })
  if (fate === 0) await ledger.release(tx, holdId)
  if (fate === 1) await ledger.settle(tx, holdId, 0)
  if (fate >= 3) await ledger.settle(tx, holdId, 1 + pick(halfCredits))
}

/** Returns the charge of each video of a month from ledger entries alone: held less returned credits. */
async function takenIn({ from, to }: Month): Promise<number[]> {
  const { rows } = await it.db.execute(
    `select -sum(delta_half_credits)::int as taken from credit_entry join credit_hold on credit_hold.id = hold_id
     where credit_entry.tenant_id = $1 and state <> 'held' and ended_at >= $2 and ended_at < $3
     group by hold_id, ended_at having sum(delta_half_credits) < 0 order by ended_at, hold_id`,
    [tenantId, from, to],
  )
  return rows.map(({ taken }) => Number(taken))
}

function nameOf(index: number): string {
  return new Date(Date.UTC(2016, index, 1)).toISOString().slice(0, 7)
}

function pick(count: number): number {
  return Math.floor(random() * count)
}

/** The same chance on every run, so that a month that fails can be looked at. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
