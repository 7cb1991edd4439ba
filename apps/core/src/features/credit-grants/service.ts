import { type CreditGrantList, type GrantedToMany, type PlanTerms, sentence } from '@vitrine/contract'
import { startOfMonth } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import * as store from './store.ts'
import { lockAccount } from '../people/index.ts'
import type { Ledger } from '../ledger/index.ts'

const GRANTS_SHOWN = 20

interface GrantRequest {
  id: string
  credits: number
  reason: string
}

interface ManyGrantsRequest extends Omit<GrantRequest, 'id'> {
  grants: readonly { id: string; userId: string }[]
}

interface Deps {
  db: Db
  ledger: Pick<Ledger, 'grant' | 'balance'>
  events: Pick<Events, 'publish'>
  audit: Audit
  /** The agreed terms of this month; null for a tenant of the operator, which has no plan. */
  termsNow: (tx: TenantTx, tenant: Tenant) => Promise<PlanTerms | null>
  clock: Clock
}

export type CreditGrants = ReturnType<typeof createCreditGrants>

/**
 * Credits that a team grants to its people. The partner pays for the videos made with them, so the monthly
 * total (UTC) is limited to the agreed videos. The platform's own sites have no plan and no limit.
 */
export function createCreditGrants({ db, ledger, events, audit, termsNow, clock }: Deps) {
  return { read, grant, grantMany }

  /** Throws not-found. */
  async function read(tenant: Tenant, userId: string): Promise<CreditGrantList> {
    return db.inTenant(tenant.id, (tx) => view(tx, tenant, userId))
  }

  /** Throws not-found, grant-beyond-plan, or key-reused when the id came with another grant. */
  async function grant(
    tenant: Tenant,
    person: Person,
    userId: string,
    request: GrantRequest,
  ): Promise<CreditGrantList> {
    return db.inTenant(tenant.id, async (tx) => {
      await store.lockCreditGrants(tx)
      if (!(await lockAccount(tx, userId))) throw new AppError('not-found')
      if (!(await isGiven(tx, userId, request))) await book(tx, tenant, person, { userId, ...request })
      return view(tx, tenant, userId)
    })
  }

  /** Grants all or none. Throws not-found, grant-beyond-plan, or key-reused when an id was used for another grant. */
  async function grantMany(
    tenant: Tenant,
    person: Person,
    { grants, credits, reason }: ManyGrantsRequest,
  ): Promise<GrantedToMany> {
    // One id names one grant, and so one person.
    if (new Set(grants.map(({ id }) => id)).size < grants.length) throw new AppError('key-reused')
    return db.inTenant(tenant.id, async (tx) => {
      await store.lockCreditGrants(tx)
      const open: (GrantRequest & { userId: string })[] = []
      // Every request grants in the same order of people, so that concurrent requests cannot deadlock.
      for (const grant of grants.toSorted((one, other) => (one.userId < other.userId ? -1 : 1))) {
        const request = { ...grant, credits, reason }
        if (!(await lockAccount(tx, grant.userId))) throw new AppError('not-found')
        if (!(await isGiven(tx, grant.userId, request))) open.push(request)
      }
      const left = await leftThisMonth(tx, tenant)
      if (left !== null && credits * open.length > left) throw beyondPlan(left)
      for (const request of open) await book(tx, tenant, person, request)
      return { granted: open.length, credits, leftThisMonth: await leftThisMonth(tx, tenant) }
    })
  }

  async function isGiven(tx: TenantTx, userId: string, { id, credits, reason }: GrantRequest): Promise<boolean> {
    const earlier = await store.findCreditGrant(tx, id)
    if (!earlier) return false
    const isSame = earlier.user_id === userId && earlier.half_credits === credits * 2 && earlier.reason === reason
    if (!isSame) throw new AppError('key-reused')
    return true
  }

  async function book(
    tx: TenantTx,
    tenant: Tenant,
    person: Person,
    { userId, ...request }: GrantRequest & { userId: string },
  ) {
    const left = await leftThisMonth(tx, tenant)
    if (left !== null && request.credits > left) throw beyondPlan(left)
    const halfCredits = request.credits * 2
    await store.insertCreditGrant(tx, {
      id: request.id,
      userId,
      grantedBy: person.id,
      halfCredits,
      reason: request.reason,
      at: clock.now(),
    })
    await ledger.grant(tx, { userId, kind: 'admin', halfCredits, sourceRef: `grant ${request.id}` })
    await audit(tx, person, 'credits-given', {
      subject: userId,
      detail: { credits: request.credits, creditGrant: request.id },
    })
    await events.publish(tx, { type: 'credits_update', userId, refId: userId })
  }

  async function view(tx: TenantTx, tenant: Tenant, userId: string): Promise<CreditGrantList> {
    if (!(await lockAccount(tx, userId))) throw new AppError('not-found')
    const { availableHalfCredits } = await ledger.balance(tx, userId)
    const rows = await store.listCreditGrants(tx, userId, GRANTS_SHOWN)
    return {
      credits: availableHalfCredits / 2,
      grants: rows.map(({ id, half_credits, reason, username, at }) => ({
        id,
        credits: half_credits / 2,
        reason,
        grantedBy: username,
        at: at.toISOString(),
      })),
      leftThisMonth: await leftThisMonth(tx, tenant),
    }
  }

  async function leftThisMonth(tx: TenantTx, tenant: Tenant): Promise<number | null> {
    const terms = await termsNow(tx, tenant)
    if (!terms) return null
    return Math.max(0, terms.videosIncluded - (await store.sumCreditGrantsSince(tx, startOfMonth(clock.now()))) / 2)
  }
}

function beyondPlan(credits: number): AppError {
  const message = 'Your plan lets you grant {credits, plural, one {# more credit} other {# more credits}} this month.'
  return new AppError('grant-beyond-plan', { sentence: sentence(message, { credits }) })
}
