import type { AuditLine } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Tenants } from '../tenants/service.ts'
import * as store from './store.ts'

type Wanted = store.Wanted & { tenant?: string | undefined }

interface Parts {
  db: Db
  tenants: Pick<Tenants, 'withSlug'>
}

export type Security = ReturnType<typeof createSecurity>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a tenant's people may know about its security. */
export function createSecurity({ db, tenants }: Parts) {
  return { audit }

  /** Throws forbidden for whoever names a tenant without being an operator, not-found where there is no such tenant. */
  async function audit(tenant: Tenant, person: Person, { tenant: slug, ...wanted }: Wanted) {
    const tenantId = slug === undefined ? tenant.id : await tenantFor(tenant, person, slug)
    return db.inTenant(tenantId, async (tx) => {
      const rows = await store.listLines(tx, { ...wanted, limit: wanted.limit + 1 })
      const shown = rows.slice(0, wanted.limit)
      const names = await store.usernamesOf(tx, [...new Set(shown.flatMap(idsIn))])
      const nextCursor = rows.length > wanted.limit ? (shown.at(-1)?.id ?? null) : null
      return { items: shown.map((row) => viewOf(row, names)), nextCursor }
    })
  }

  async function tenantFor(tenant: Tenant, person: Person, slug: string): Promise<string> {
    if (!tenant.isPlatform || person.role !== 'operator') throw new AppError('forbidden')
    const found = await tenants.withSlug(slug)
    if (!found) throw new AppError('not-found')
    return found.id
  }
}

function idsIn({ actor_id, acted_by, subject }: store.LineRow): string[] {
  return [actor_id, acted_by, subject].filter((id) => id !== null && UUID.test(id)) as string[]
}

function viewOf(row: store.LineRow, names: Map<string, string>): AuditLine {
  const named = (id: string | null) => (id && UUID.test(id) ? { id, username: names.get(id) ?? null } : null)
  return {
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    actor: named(row.actor_id),
    actedBy: named(row.acted_by),
    subject: named(row.subject),
    address: row.address,
    detail: row.detail as AuditLine['detail'],
  }
}
