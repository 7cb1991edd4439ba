import type { PartnerPaymentMethod } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Payments, Seller, TestPayments } from '../../../ports/payments.ts'
import { callProvider } from '../../billing/index.ts'
import * as store from './payment-store.ts'

interface Deps {
  db: Db
  payments: Payments | null
  testPayments: (Payments & TestPayments) | null
  audit: Audit
}

export type PaymentMethods = ReturnType<typeof createPaymentMethods>

/** The card with which a partner pays the operator. The provider stores it, at the operator's own account. */
export function createPaymentMethods({ db, payments, testPayments, audit }: Deps) {
  return { read, portal, saveTestCard, hasCard, purge }

  async function read(tenant: Tenant): Promise<PartnerPaymentMethod> {
    const provider = payments?.provider ?? null
    if (!payments) return { provider, card: null }
    const ref = await db.inTenant(tenant.id, (tx) => store.findCustomer(tx, payments.provider))
    return { provider, card: ref ? await callProvider(() => payments.cardOnFile(operatorFor(tenant.id), ref)) : null }
  }

  /** Returns the address of the provider's card form, which leads back to the bills. Throws payments-off. */
  async function portal(tenant: Tenant, person: Person): Promise<{ url: string }> {
    if (!payments) throw new AppError('payments-off')
    const ref = await customerOf(payments, tenant)
    const back = `${tenant.origin}/whitelabel-dashboard?tab=billing`
    const url = await callProvider(() => payments.portalAddress(operatorFor(tenant.id), ref, back))
    await recordManaged(tenant, person)
    return { url }
  }

  /** Replaces the card on file by a test card. Throws not-found where real money is moved. */
  async function saveTestCard(tenant: Tenant, person: Person, cardNumber: string): Promise<PartnerPaymentMethod> {
    if (!testPayments) throw new AppError('not-found')
    await testPayments.saveCard(tenant.id, await customerOf(testPayments, tenant), { number: cardNumber })
    await recordManaged(tenant, person)
    return read(tenant)
  }

  async function hasCard(tenantId: string): Promise<boolean> {
    if (!payments) return false
    const ref = await db.inTenant(tenantId, (tx) => store.findCustomer(tx, payments.provider))
    return ref !== undefined && (await payments.cardOnFile(operatorFor(tenantId), ref)) !== null
  }

  /** Deletes a partner at the provider before the reference here, so that an interrupted run continues. */
  async function purge(tenantId: string): Promise<void> {
    if (!payments) return
    const ref = await db.inTenant(tenantId, (tx) => store.findCustomer(tx, payments.provider))
    if (ref === undefined) return
    await callProvider(() => payments.purgeCustomer(operatorFor(tenantId), ref))
    await db.inTenant(tenantId, (tx) => store.deleteCustomer(tx, payments.provider))
  }

  /** The provider returns the same customer for the same tenant, so that two windows create one. */
  async function customerOf({ provider, openCustomer }: Payments, tenant: Tenant): Promise<string> {
    const known = await db.inTenant(tenant.id, (tx) => store.findCustomer(tx, provider))
    if (known !== undefined) return known
    const customer = { userId: tenant.id, name: tenant.brand.companyName, email: null }
    const ref = await callProvider(() => openCustomer(operatorFor(tenant.id), customer))
    return db.inTenant(tenant.id, async (tx) => {
      await store.addCustomer(tx, provider, ref)
      return (await store.findCustomer(tx, provider)) ?? ref
    })
  }

  function recordManaged(tenant: Tenant, person: Person): Promise<void> {
    return db.inTenant(tenant.id, (tx) => audit(tx, person, 'payment-method-managed', { subject: tenant.id }))
  }
}

/** Returns the operator's own account as the recipient. Partners pay it, regardless of the account that their customers pay. */
export function operatorFor(tenantId: string): Seller {
  return { tenantId, account: null, feePercent: 0 }
}
