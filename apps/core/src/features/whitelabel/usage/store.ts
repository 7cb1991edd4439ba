import { type RawBuilder, sql } from 'kysely'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Month } from './month.ts'

/**
 * What counts, said here and nowhere else: a finished video is a settled hold that took something, and a twin a line of the
 * audit log. Neither goes away when somebody deletes the video, the twin or themselves.
 */
function videosIn(tenant: RawBuilder<unknown>, { from, to }: Month) {
  return sql`select id as ref, ended_at as at, settled_half_credits as half_credits from credit_hold
    where tenant_id = ${tenant} and state = 'settled' and settled_half_credits > 0
    and ended_at >= ${from} and ended_at < ${to}`
}

function twinsIn(tenant: RawBuilder<unknown>, { from, to }: Month) {
  return sql`select id::text as ref, at, 0 as half_credits from audit_line
    where tenant_id = ${tenant} and act = 'twin-made' and at >= ${from} and at < ${to}`
}

export interface TenantFigures {
  id: string
  videos: number
  twins: number
  revenue_cents: number
  people: number
  waiting: number
  owner_since: Date | null
  has_owner: boolean
  invited_owner: string | null
}

/** What tenants have used and earned in a month, and who is there. */
export function figuresOf(db: Db, tenantIds: readonly string[], month: Month): Promise<TenantFigures[]> {
  const owner = sql`app_user.tenant_id = tenant.id and role = 'partner' and finer_role = 'owner'`
  return db.asSystem('the operator looks at what tenants use', async (tx) => {
    const { rows } = await sql<TenantFigures>`
      select tenant.id,
        (select count(*)::int from (${videosIn(sql`tenant.id`, month)}) as video) as videos,
        (select count(*)::int from (${twinsIn(sql`tenant.id`, month)}) as twin) as twins,
        (select coalesce(sum(total_cents - returned_cents), 0)::int from invoice where invoice.tenant_id = tenant.id
          and paid_at >= ${month.from} and paid_at < ${month.to}) as revenue_cents,
        (select count(*)::int from app_user where app_user.tenant_id = tenant.id and erased_at is null) as people,
        (select count(*)::int from video where video.tenant_id = tenant.id
          and video.status in ('pending', 'processing')) as waiting,
        (select min(created_at) from app_user where ${owner}) as owner_since,
        exists (select 1 from app_user where ${owner} and erased_at is null and disabled_at is null) as has_owner,
        (select email from invitation where invitation.tenant_id = tenant.id and expires_at > now()
          and role = 'partner' and finer_role = 'owner' order by invitation.id desc limit 1) as invited_owner
      from tenant where tenant.id = any(${tenantIds}::uuid[])`.execute(tx)
    return rows
  })
}

interface Used {
  videos: number
  twins: number
  owner_since: Date | null
}

/** What the tenant has used in a month, and since when somebody has been there who owes for it. */
export async function usedIn(tx: TenantTx, month: Month): Promise<Used> {
  const tenant = sql`${tx.tenantId}::uuid`
  const { rows } = await sql<Used>`select
    (select count(*)::int from (${videosIn(tenant, month)}) as video) as videos,
    (select count(*)::int from (${twinsIn(tenant, month)}) as twin) as twins,
    (select min(created_at) from app_user where tenant_id = ${tenant} and role = 'partner'
      and finer_role = 'owner') as owner_since`.execute(tx)
  return rows[0] ?? { videos: 0, twins: 0, owner_since: null }
}

/** The finished videos of a stretch of time by `day` or by `month`, e.g. `2026-11-22` or `2026-11`. */
export async function countVideosBy(tx: TenantTx, unit: 'day' | 'month', range: Omit<Month, 'name'>) {
  const shape = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const videos = videosIn(sql`${tx.tenantId}::uuid`, { name: '', ...range })
  const { rows } = await sql<{ name: string; n: number }>`select to_char(at at time zone 'UTC', ${shape}) as name,
    count(*)::int as n from (${videos}) as video group by 1`.execute(tx)
  return rows
}

export interface LineRow {
  position: number
  kind: 'video' | 'twin'
  number: number
  at: Date
  title: string | null
  username: string | null
  half_credits: number
}

/** Everything of a month that counts, oldest first, after so many lines. */
export async function listLines(tx: TenantTx, month: Month, { after, limit }: { after: number; limit: number }) {
  const tenant = sql`${tx.tenantId}::uuid`
  const { rows } = await sql<LineRow>`
    with line as (
      select 'video' as kind, * from (${videosIn(tenant, month)}) as video
      union all select 'twin', * from (${twinsIn(tenant, month)}) as twin),
    numbered as (select *, (row_number() over (order by at, ref))::int as position,
      (row_number() over (partition by kind order by at, ref))::int as number from line)
    select position, kind, number, at, half_credits, video.title, app_user.username from numbered
    left join video on video.tenant_id = ${tenant} and kind = 'video' and video.hold_id = ref and deleted_at is null
    left join app_user on app_user.tenant_id = ${tenant} and app_user.id = video.user_id and erased_at is null
    where position > ${after} order by position limit ${limit}`.execute(tx)
  return rows
}

/** The partners of the platform by name, without those that are being deleted. */
export function listPartners(db: Db) {
  return db.asSystem('the operator looks at the partners', (tx) =>
    tx
      .selectFrom('tenant')
      .select(['tenant.id', 'slug', 'name', 'plan'])
      .where('kind', '=', 'partner')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tenant_removal').select('id').whereRef('removed_id', '=', 'tenant.id'))),
      )
      .orderBy('name')
      .orderBy('tenant.id')
      .execute(),
  )
}
