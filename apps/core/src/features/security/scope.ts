import type { SecurityMetrics } from '@vitrine/contract'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'

/** The data that a person sees in the security dashboard. */
export interface Scope {
  name: SecurityMetrics['scope']
  /** Set where it is limited to the person's own account. */
  userId: string | null
}

/** Operators see all sites, a site's owner and administrators their site, everybody else their own account. */
export function scopeOf(tenant: Tenant, { id, role, memberRole }: Person): Scope {
  if (tenant.isPlatform && role === 'operator') return { name: 'platform', userId: null }
  const isAdmin = role === 'partner' && (memberRole === 'owner' || memberRole === 'admin')
  return isAdmin ? { name: 'site', userId: null } : { name: 'account', userId: id }
}

/** Reads within the scope: in the tenant, or across all of them. */
export function inScope<T>(
  db: Db,
  tenant: Tenant,
  { name }: Scope,
  read: (tx: TenantTx | SystemTx) => Promise<T>,
): Promise<T> {
  return name === 'platform'
    ? db.asSystem('the operator looks at the security of all sites', read)
    : db.inTenant(tenant.id, read)
}
