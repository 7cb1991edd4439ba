import type { CreditGifts, PlanTerms } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Ledger } from '../ledger/service.ts'
import * as store from './gifts-store.ts'

const GIFTS_SHOWN = 20

interface Wish {
  id: string
  credits: number
  reason: string
}

interface Parts {
  db: Db
  ledger: Pick<Ledger, 'grant' | 'balance'>
  events: Pick<Events, 'publish'>
  audit: Audit
  /** What was agreed with the partner for this month; null for a site of the house, which has no plan. */
  termsNow: (tx: TenantTx, tenant: Tenant) => Promise<PlanTerms | null>
  clock: Clock
}

export type Gifts = ReturnType<typeof createGifts>

/**
 * Credits that a team gives to its people. What videos cost the partner is counted by what was agreed, so in a month
 * (UTC) no more is given than that has videos; a site of the house has no plan and gives as it likes.
 */
export function createGifts({ db, ledger, events, audit, termsNow, clock }: Parts) {
  return { read, give }

  /** Throws not-found. */
  async function read(tenant: Tenant, userId: string): Promise<CreditGifts> {
    return db.inTenant(tenant.id, (tx) => view(tx, tenant, userId))
  }

  /** Throws not-found, gift-beyond-plan, or key-reused where the id came with another gift. */
  async function give(tenant: Tenant, person: Person, userId: string, wish: Wish): Promise<CreditGifts> {
    return db.inTenant(tenant.id, async (tx) => {
      await store.lockGifts(tx)
      if (!(await store.isMember(tx, userId))) throw new AppError('not-found')
      if (!(await isGiven(tx, userId, wish))) await book(tx, tenant, person, { userId, ...wish })
      return view(tx, tenant, userId)
    })
  }

  async function isGiven(tx: TenantTx, userId: string, { id, credits, reason }: Wish): Promise<boolean> {
    const earlier = await store.findGift(tx, id)
    if (!earlier) return false
    const isSame = earlier.user_id === userId && earlier.half_credits === credits * 2 && earlier.reason === reason
    if (!isSame) throw new AppError('key-reused')
    return true
  }

  async function book(tx: TenantTx, tenant: Tenant, person: Person, { userId, ...wish }: Wish & { userId: string }) {
    const left = await leftThisMonth(tx, tenant)
    if (left !== null && wish.credits > left) throw beyondPlan(left)
    const halfCredits = wish.credits * 2
    await store.insertGift(tx, {
      id: wish.id,
      userId,
      givenBy: person.id,
      halfCredits,
      reason: wish.reason,
      at: clock.now(),
    })
    await ledger.grant(tx, { userId, kind: 'admin', halfCredits, sourceRef: `gift ${wish.id}` })
    await audit(tx, person, 'credits-given', { subject: userId, detail: { credits: wish.credits, gift: wish.id } })
    await events.publish(tx, { type: 'credits_update', userId, refId: userId })
  }

  async function view(tx: TenantTx, tenant: Tenant, userId: string): Promise<CreditGifts> {
    if (!(await store.isMember(tx, userId))) throw new AppError('not-found')
    const { availableHalfCredits } = await ledger.balance(tx, userId)
    const rows = await store.listGifts(tx, userId, GIFTS_SHOWN)
    return {
      credits: availableHalfCredits / 2,
      gifts: rows.map(({ id, half_credits, reason, username, at }) => ({
        id,
        credits: half_credits / 2,
        reason,
        givenBy: username,
        at: at.toISOString(),
      })),
      leftThisMonth: await leftThisMonth(tx, tenant),
    }
  }

  async function leftThisMonth(tx: TenantTx, tenant: Tenant): Promise<number | null> {
    const terms = await termsNow(tx, tenant)
    if (!terms) return null
    const now = clock.now()
    const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
    return Math.max(0, terms.videosIncluded - (await store.sumGiftsSince(tx, since)) / 2)
  }
}

function beyondPlan(left: number): AppError {
  return new AppError('gift-beyond-plan', { message: `Your plan lets you give ${left} more credits this month.` })
}
