import type { Payouts as PayoutsView } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { type Payments, PaymentsError, type TestPayments } from '../../../ports/payments.ts'
import { withRows } from '../../tenants/index.ts'
import type { AuthModule } from '../../auth/index.ts'
import * as store from './payout-store.ts'
import { callProvider } from '../service.ts'

interface Deps {
  db: Db
  payments: Payments | null
  testPayments: (Payments & TestPayments) | null
  partnerFeePercent: number
  reauthentication: Pick<AuthModule['reauthentication'], 'prove' | 'require'>
  audit: Audit
  clock: Clock
}

export type Payouts = ReturnType<typeof createPayouts>

const tenantsDue = withRows('payout_account')

/** The account at the provider to which a partner's customers pay, in the partner's own name. */
export function createPayouts(deps: Deps) {
  const { db, payments, testPayments, partnerFeePercent, reauthentication, audit, clock } = deps
  return { read, known, connect, disconnect, refresh, complete, tenantsDue }

  /** Returns the provider's current state while it still requires something; else the last known state. */
  async function read(tenant: Tenant): Promise<PayoutsView> {
    const before = await find(tenant.id)
    if (before?.state === 'pending') await callProvider(() => refresh(tenant.id))
    const row = before?.state === 'pending' ? await find(tenant.id) : before
    return {
      provider: payments?.provider ?? null,
      isLive: payments?.isLive ?? false,
      state: stateIn(row),
      account: row?.ref ?? null,
      feePercent: partnerFeePercent,
    }
  }

  /** Returns the last known state; undefined where a site cannot have an account of its own. */
  async function known(tenant: Tenant): Promise<PayoutsView['state'] | undefined> {
    return payments && !tenant.isPlatform ? stateIn(await find(tenant.id)) : undefined
  }

  /**
   * Opens the account, or resumes with the one that was opened before. Returns the address at which its owner continues. Throws
   * payments-off or reauthentication-needed.
   */
  async function connect(tenant: Tenant, person: Person): Promise<{ url: string }> {
    // The operator's own site is paid to the operator's account already.
    if (!payments || tenant.isPlatform) throw new AppError('payments-off')
    // Checked before the provider is called, and again below, since that call takes time.
    await reauthentication.prove(person)
    const { provider } = payments
    const { id: tenantId, settings, name } = tenant
    const account = await find(tenantId)
    const ref =
      account?.ref ?? (await callProvider(() => payments.openAccount({ tenantId, name, email: settings.supportEmail })))
    await db.inTenant(tenantId, async (tx) => {
      await reauthentication.require(tx, person)
      await store.insertPayout(tx, { provider, ref, at: clock.now() })
      await store.useForSales(tx, provider, { isUsed: true })
      await audit(tx, person, 'payouts-connected', { subject: ref })
    })
    const back = `${tenant.origin}/whitelabel-dashboard?tab=billing`
    return {
      url: account?.state === 'active' ? back : await callProvider(() => payments.accountAddress(tenantId, ref, back)),
    }
  }

  /** New sales go to the operator's account again; what was sold before stays where it is. Throws not-found or reauthentication-needed. */
  async function disconnect(tenant: Tenant, person: Person): Promise<PayoutsView> {
    const row = await find(tenant.id)
    if (!payments || !row) throw new AppError('not-found')
    await db.inTenant(tenant.id, async (tx) => {
      await reauthentication.require(tx, person)
      await store.useForSales(tx, payments.provider, { isUsed: false })
      await audit(tx, person, 'payouts-disconnected', { subject: row.ref })
    })
    return read(tenant)
  }

  /** Stores whether the provider's account accepts payments. An account that is no longer visible accepts none. */
  async function refresh(tenantId: string): Promise<void> {
    const row = await find(tenantId)
    if (!payments || !row) return
    const fetchedAt = clock.now()
    const state = await stateOf(payments, tenantId, row.ref)
    await db.inTenant(tenantId, (tx) => store.recordState(tx, { provider: payments.provider, state, fetchedAt }))
  }

  /** Completes onboarding as the provider's own pages do, in the sandbox only. Throws not-found elsewhere. */
  async function complete(tenant: Tenant): Promise<PayoutsView> {
    const row = await find(tenant.id)
    const done = row && (await testPayments?.completeAccount(tenant.id, row.ref))
    if (!done) throw new AppError('not-found')
    return read(tenant)
  }

  async function find(tenantId: string): Promise<store.PayoutRow | undefined> {
    return payments ? db.inTenant(tenantId, (tx) => store.findPayout(tx, payments.provider)) : undefined
  }
}

const stateIn = (row: store.PayoutRow | undefined): PayoutsView['state'] =>
  !row ? 'none' : row.isUsed ? row.state : 'off'

async function stateOf(payments: Payments, tenantId: string, ref: string) {
  try {
    return (await payments.account(tenantId, ref)).state
  } catch (error) {
    if (error instanceof PaymentsError && error.problem !== 'unreachable') return 'pending'
    throw error
  }
}
