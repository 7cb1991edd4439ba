import type { TenantReceipt } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { LeavingBilling } from '../../billing/leaving-service.ts'
import type { Tenants } from '../../tenants/service.ts'
import * as store from './removal-store.ts'
import type { PartnerSites } from './service.ts'

/** A film may be made for two hours and writes its files at the end, so they are looked for once more after that. */
const LATE_WRITERS_SECONDS = 3 * 3600

interface Parts {
  db: Db
  partners: Pick<PartnerSites, 'get' | 'change'>
  tenants: Pick<Tenants, 'drop'>
  billing: Pick<LeavingBilling, 'erase'>
  storage: Storage
  queue: Queue
  audit: Audit
  clock: Clock
  newId: () => string
}

export type Removals = ReturnType<typeof createRemovals>

/**
 * Deleting a tenant with everything. The order is written down with its receipt and carried out by a job: subscriptions end at
 * the provider, then all rows go in one transaction, then all files. Killed anywhere, it goes on where it was.
 */
export function createRemovals({ db, partners, tenants, billing, storage, queue, audit, clock, newId }: Parts) {
  return { remove, carryOut }

  /** Throws not-found, platform-tenant, or wrong-name where the question was not answered with the company's name. */
  async function remove(person: Person, { id, name }: { id: string; name: string }): Promise<TenantReceipt> {
    const partner = await partners.get(id)
    if (id === person.tenantId) throw new AppError('platform-tenant')
    if (name.trim() !== partner.name) throw new AppError('wrong-name')
    await partners.change(person, id, { status: 'suspended' })
    const counts = await db.inTenant(id, store.countOf)
    const receipt = { id: newId(), slug: partner.slug, name: partner.name, askedAt: clock.now(), ...counts }
    await db.inTenant(person.tenantId, async (tx) => {
      if (!(await store.insertRemoval(tx, { ...receipt, removedId: id, askedBy: person.id })))
        throw new AppError('not-found')
      await audit(tx, person, 'tenant-deleted', { subject: receipt.id, detail: counts })
      await queue.send(tx, 'removal', { tenantId: tx.tenantId, removalId: receipt.id })
    })
    tenants.drop(id)
    return { ...receipt, askedAt: receipt.askedAt.toISOString() }
  }

  /** Does what is left of a deletion; doing it again changes nothing. */
  async function carryOut(platformId: string, removalId: string): Promise<void> {
    const removal = await db.inTenant(platformId, (tx) => store.findRemoval(tx, removalId))
    if (!removal) return
    if (removal.step === 'asked') await deleteRows(removal)
    await storage.removeAll(`${removal.removed_id}/`)
    if (removal.step === 'swept') return
    await db.inTenant(platformId, async (tx) => {
      await store.setStep(tx, removalId, 'swept')
      const later = { startAfterSeconds: LATE_WRITERS_SECONDS }
      await queue.send(tx, 'removal', { tenantId: platformId, removalId }, later)
    })
  }

  async function deleteRows(removal: store.RemovalRow): Promise<void> {
    const { removed_id: removedId } = removal
    // Nobody may be charged for a site that is gone.
    for (const userId of await db.inTenant(removedId, store.listCustomers)) await billing.erase(removedId, userId)
    await db.asSystem('a deleted tenant leaves with everything', (tx) => store.deleteRows(tx, removal))
    tenants.drop(removedId)
  }
}
