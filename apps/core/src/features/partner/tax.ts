import type { Tax } from '@vitrine/contract'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { type Tenants, mergeSettings } from '../tenants/index.ts'

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'drop'>
  events: Pick<Events, 'publish'>
  audit: Audit
}

/** The tax included in a tenant's prices. It applies to invoices from now on; issued ones stay unchanged. */
export function createTaxes({ db, tenants, events, audit }: Deps) {
  return {
    read: (tenant: Tenant) => ({ tax: tenant.settings.tax }),
    async change(tenant: Tenant, person: Person, tax: Tax | null) {
      await db.inTenant(tenant.id, async (tx) => {
        await mergeSettings(tx, { tax })
        const detail = tax ? { name: tax.name, basisPoints: tax.basisPoints } : {}
        await audit(tx, person, 'tax-changed', { subject: tenant.id, detail })
        await publishTenantUpdate(events, tx)
      })
      tenants.drop(tenant.id)
      return { tax }
    },
  }
}
