import type { TenantReceipt } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { PartnerSites } from './service.ts'
import { countAccounts } from '../../people/index.ts'
import { type BillingPersonalData, listPaymentCustomers } from '../../billing/index.ts'
import { type PaymentMethods, saveRemovedInvoices } from '../../partner-billing/index.ts'
import { type Tenants, tenantRemovals } from '../../tenants/index.ts'
import { countAllVideos } from '../../videos/index.ts'

/** A render may take two hours and writes its files at the end, so the files are deleted once more after that. */
const LATE_WRITERS_SECONDS = 3 * 3600

interface Deps {
  db: Db
  partners: Pick<PartnerSites, 'get' | 'change'>
  tenants: Pick<Tenants, 'drop'>
  billing: Pick<BillingPersonalData, 'erase'>
  paymentMethods: Pick<PaymentMethods, 'purge'>
  storage: Storage
  queue: Queue
  audit: Audit
  clock: Clock
  newId: () => string
}

export type Removals = ReturnType<typeof createRemovals>

/**
 * Deletes tenants with everything they have. The request is stored with its receipt and carried out by a job: subscriptions end at
 * the provider, then all rows are deleted in one transaction, then all files. A job that was killed resumes where it was.
 */
export function createRemovals(deps: Deps) {
  const { db, partners, tenants, billing, paymentMethods, storage, queue, audit, clock, newId } = deps
  return { remove, carryOut }

  /** Throws not-found, platform-tenant, or wrong-name when `name` is not the name of the company. */
  async function remove(person: Person, { id, name }: { id: string; name: string }): Promise<TenantReceipt> {
    const partner = await partners.get(id)
    if (id === person.tenantId) throw new AppError('platform-tenant')
    if (name.trim() !== partner.name) throw new AppError('wrong-name')
    await partners.change(person, id, { status: 'suspended' })
    const counts = await db.inTenant(id, async (tx) => ({
      people: await countAccounts(tx),
      videos: await countAllVideos(tx),
    }))
    const receipt = { id: newId(), slug: partner.slug, name: partner.name, askedAt: clock.now(), ...counts }
    await db.inTenant(person.tenantId, async (tx) => {
      if (!(await tenantRemovals.insertRemoval(tx, { ...receipt, removedId: id, askedBy: person.id })))
        throw new AppError('not-found')
      await audit(tx, person, 'tenant-deleted', { subject: receipt.id, detail: counts })
      await queue.send(tx, 'removal', { tenantId: tx.tenantId, removalId: receipt.id })
    })
    tenants.drop(id)
    return { ...receipt, askedAt: receipt.askedAt.toISOString() }
  }

  /** Carries out the remaining steps of a deletion. Idempotent. */
  async function carryOut(platformId: string, removalId: string): Promise<void> {
    const removal = await db.inTenant(platformId, (tx) => tenantRemovals.findRemoval(tx, removalId))
    if (!removal) return
    if (removal.step === 'asked') await deleteRows(removal)
    await storage.removeAll(`${removal.removed_id}/`)
    if (removal.step === 'swept') return
    await db.inTenant(platformId, async (tx) => {
      await tenantRemovals.setStep(tx, removalId, 'swept')
      const later = { startAfterSeconds: LATE_WRITERS_SECONDS }
      await queue.send(tx, 'removal', { tenantId: platformId, removalId }, later)
    })
  }

  async function deleteRows(removal: tenantRemovals.RemovalRow): Promise<void> {
    const { removed_id: removedId } = removal
    // Erases billing data first, so that nobody is charged for a deleted site.
    for (const userId of await db.inTenant(removedId, listPaymentCustomers)) await billing.erase(removedId, userId)
    await paymentMethods.purge(removedId)
    await db.asSystem('a tenant is deleted with all of its rows', async (tx) => {
      await saveRemovedInvoices(tx, removal)
      await tenantRemovals.deleteTenantRows(tx, removal)
    })
    tenants.drop(removedId)
  }
}
