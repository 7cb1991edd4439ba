import type { AutoTopUp } from '@vitrine/contract'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { allSettled } from '../../../platform/errors/all-settled.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { lowBalanceEmail } from '../emails.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { CardOnFile, Payments } from '../../../ports/payments.ts'
import type { Sellers } from '../payouts/seller.ts'
import { callProvider } from '../service.ts'
import * as store from './auto-top-up-store.ts'
import { findCustomer } from '../store.ts'
import type { EmailPreferences } from '../../email/index.ts'
import type { Ledger } from '../../ledger/index.ts'

/** The setting of people who chose none: they are notified below one credit. */
const DEFAULT_SETTINGS = { belowHalfCredits: 2, bundleId: null, bundleOff: null, notifiedAt: null }
/** Several small videos may cross the limit repeatedly. */
const EMAIL_EVERY_MS = DAY_MS

interface Deps {
  db: Db
  payments: Payments | null
  sellers: Pick<Sellers, 'present'>
  ledger: Pick<Ledger, 'balance' | 'expireDue' | 'usersWithDue'>
  emailPreferences: Pick<EmailPreferences, 'isOff' | 'set'>
  queue: Pick<Queue, 'send'>
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

export type AutoTopUps = ReturnType<typeof createAutoTopUps>

/** Sends an email when a person's credits fall below their limit, and buys a bundle if they have chosen one. */
export function createAutoTopUps(deps: Deps) {
  const { db, payments, sellers, ledger, emailPreferences, queue, enqueueEmail, clock, newId } = deps
  return { topUpIfLow, expireDue, read, choose }

  /** Acts once when the limit is crossed. Call it in each transaction that takes credits. */
  async function topUpIfLow(tx: TenantTx, userId: string, takenHalfCredits: number): Promise<void> {
    const settings = (await store.findSettings(tx, userId)) ?? DEFAULT_SETTINGS
    const { availableHalfCredits: left } = await ledger.balance(tx, userId)
    const isCrossed = left < settings.belowHalfCredits && left + takenHalfCredits >= settings.belowHalfCredits
    if (!isCrossed) return
    // The job carries the id of its purchase, so that it buys once however often it runs.
    if (settings.bundleId !== null)
      await queue.send(tx, 'payment', { tenantId: tx.tenantId, kind: 'top-up', ref: newId(), userId })
    const wasNotified =
      settings.notifiedAt !== null && clock.now().getTime() - settings.notifiedAt.getTime() < EMAIL_EVERY_MS
    if (wasNotified || (await emailPreferences.isOff(tx, userId, 'credits'))) return
    await store.recordNotified(tx, userId, { at: clock.now(), belowHalfCredits: settings.belowHalfCredits })
    await enqueueEmail(tx, lowBalanceEmail, { userId, halfCredits: left })
  }

  /**
   * Expires overdue credits and holds of at most `peopleMax` people of a tenant, each in a transaction of its own, and tops up
   * those who fall below their limit.
   */
  async function expireDue(tenantId: string, peopleMax: number): Promise<void> {
    const due = await db.inTenant(tenantId, (tx) => ledger.usersWithDue(tx, peopleMax))
    await allSettled(due, (userId) =>
      db.inTenant(tenantId, async (tx) => {
        const expiredHalfCredits = await ledger.expireDue(tx, userId)
        if (expiredHalfCredits > 0) await topUpIfLow(tx, userId, expiredHalfCredits)
      }),
    )
  }

  async function read(tenant: Tenant, person: Person): Promise<AutoTopUp> {
    const { settings, wantsMail } = await db.inTenant(tenant.id, async (tx) => ({
      settings: (await store.findSettings(tx, person.id)) ?? DEFAULT_SETTINGS,
      wantsMail: !(await emailPreferences.isOff(tx, person.id, 'credits')),
    }))
    const { belowHalfCredits, bundleId, bundleOff } = settings
    const card = await cardOf(tenant, person)
    return { below: belowHalfCredits / 2, wantsMail, bundleId, switchedOff: bundleOff !== null, card }
  }

  /** Throws offer-unknown, and no-card where the top-up would have nothing to charge. */
  async function choose(
    tenant: Tenant,
    person: Person,
    { below, wantsMail, bundleId }: Pick<AutoTopUp, 'below' | 'bundleId' | 'wantsMail'>,
  ): Promise<AutoTopUp> {
    const { bundles, currency } = tenant.prices
    const bundle = bundles.find(({ id }) => id === bundleId)
    if (bundleId !== null) {
      if (!bundle) throw new AppError('offer-unknown')
      if (!(await cardOf(tenant, person))) throw new AppError('no-card')
    }
    const terms = bundle ? { priceCents: bundle.priceCents, currency, halfCredits: bundle.credits * 2 } : null
    await db.inTenant(tenant.id, async (tx) => {
      await store.saveChoice(tx, person.id, { belowHalfCredits: below * 2, bundleId, terms })
      await emailPreferences.set(tx, person.id, 'credits', wantsMail)
    })
    return read(tenant, person)
  }

  async function cardOf(tenant: Tenant, person: Person): Promise<CardOnFile | null> {
    if (!payments) return null
    const seller = await sellers.present(tenant.id)
    const ref = await db.inTenant(tenant.id, (tx) =>
      findCustomer(tx, person.id, payments.provider, seller.account ?? ''),
    )
    return ref ? callProvider(() => payments.cardOnFile(seller, ref)) : null
  }
}
