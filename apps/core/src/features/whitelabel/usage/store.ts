import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'

interface TenantFigures {
  id: string
  videos: number
  twins: number
  revenue_cents: number
  people: number
  waiting: number
  owners: number
  owner_invitations: number
}

/**
 * What tenants have used and earned since `since`. A finished video is a settled hold and a twin a line of the audit log:
 * neither goes away when somebody deletes the video, the twin or themselves.
 */
export function figuresOf(db: Db, tenantIds: readonly string[], since: Date): Promise<TenantFigures[]> {
  return db.asSystem('the operator looks at what tenants use', async (tx) => {
    const { rows } = await sql<TenantFigures>`
      select tenant.id,
        (select count(*)::int from credit_hold where credit_hold.tenant_id = tenant.id
          and state = 'settled' and settled_half_credits > 0 and ended_at >= ${since}) as videos,
        (select count(*)::int from audit_line where audit_line.tenant_id = tenant.id
          and act = 'twin-made' and at >= ${since}) as twins,
        (select coalesce(sum(total_cents - returned_cents), 0)::int from invoice where invoice.tenant_id = tenant.id
          and paid_at >= ${since}) as revenue_cents,
        (select count(*)::int from app_user where app_user.tenant_id = tenant.id and erased_at is null) as people,
        (select count(*)::int from video where video.tenant_id = tenant.id
          and video.status in ('pending', 'processing')) as waiting,
        (select count(*)::int from app_user where app_user.tenant_id = tenant.id and erased_at is null
          and disabled_at is null and role = 'partner' and finer_role = 'owner') as owners,
        (select count(*)::int from invitation where invitation.tenant_id = tenant.id and expires_at > now()
          and role = 'partner' and finer_role = 'owner') as owner_invitations
      from tenant where tenant.id = any(${tenantIds}::uuid[])`.execute(tx)
    return rows
  })
}
