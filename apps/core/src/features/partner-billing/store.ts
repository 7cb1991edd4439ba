import { type RawBuilder, sql } from 'kysely'
import { auditSummaries } from '../../platform/audit/log-store.ts'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from '../people/index.ts'
import { invoiceSummaries } from '../invoices/index.ts'
import { holdSummaries } from '../ledger/index.ts'
import { invitationSummaries } from '../members/index.ts'
import { tenantSummaries } from '../tenants/index.ts'
import { videoSummaries } from '../videos/index.ts'
import type { Month } from './month.ts'

/**
 * What counts, said here and nowhere else: a finished video is a settled hold that took something, and a twin a line of the
 * audit log. Neither goes away when the video, the twin or the account is deleted.
 */
function videosIn(tx: TenantTx | SystemTx, tenant: RawBuilder<unknown>, { from, to }: Month) {
  return sql`select tenant_id, id as ref, ended_at as at, settled_half_credits as half_credits
    from ${holdSummaries(tx)} as hold where tenant_id = ${tenant} and state = 'settled' and settled_half_credits > 0
    and ended_at >= ${from} and ended_at < ${to}`
}

function twinsIn(tx: TenantTx | SystemTx, tenant: RawBuilder<unknown>, { from, to }: Month) {
  return sql`select tenant_id, id::text as ref, at, 0 as half_credits from ${auditSummaries(tx)} as line
    where tenant_id = ${tenant} and action = 'twin-made' and at >= ${from} and at < ${to}`
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

/** What tenants have used and earned in a month, and who is there. Each table is read once, however many tenants there are. */
export function figuresOf(db: Db, tenantIds: readonly string[], month: Month): Promise<TenantFigures[]> {
  const wanted = sql`any(${tenantIds}::uuid[])`
  const isOwner = sql`role = 'partner' and member_role = 'owner'`
  return db.asSystem('the operator looks at what tenants use', async (tx) => {
    const { rows } = await sql<TenantFigures>`
      select tenant.id, coalesce(video.n, 0) as videos, coalesce(twin.n, 0) as twins,
        coalesce(invoice.cents, 0) as revenue_cents, coalesce(person.n, 0) as people, coalesce(open.n, 0) as waiting,
        person.owner_since, coalesce(person.has_owner, false) as has_owner, invitation.email as invited_owner
      from ${tenantSummaries(tx)} as tenant
      left join (select tenant_id, count(*)::int as n from (${videosIn(tx, wanted, month)}) as one group by tenant_id) as video
        on video.tenant_id = tenant.id
      left join (select tenant_id, count(*)::int as n from (${twinsIn(tx, wanted, month)}) as one group by tenant_id) as twin
        on twin.tenant_id = tenant.id
      left join (select tenant_id, sum(total_cents - refunded_cents)::int as cents from ${invoiceSummaries(tx)} as one
        where tenant_id = ${wanted} and paid_at >= ${month.from} and paid_at < ${month.to} group by tenant_id) as invoice
        on invoice.tenant_id = tenant.id
      left join (select tenant_id, (count(*) filter (where erased_at is null))::int as n,
          min(created_at) filter (where ${isOwner}) as owner_since,
          bool_or(${isOwner} and erased_at is null and disabled_at is null) as has_owner
        from ${personSummaries(tx)} as one where tenant_id = ${wanted} group by tenant_id) as person
        on person.tenant_id = tenant.id
      left join (select tenant_id, count(*)::int as n from ${videoSummaries(tx)} as one
        where tenant_id = ${wanted} and one.status in ('pending', 'processing') group by tenant_id) as open
        on open.tenant_id = tenant.id
      left join (select distinct on (tenant_id) tenant_id, email from ${invitationSummaries(tx)} as one
        where tenant_id = ${wanted} and expires_at > now() and ${isOwner} order by tenant_id, one.id desc) as invitation
        on invitation.tenant_id = tenant.id
      where tenant.id = ${wanted}`.execute(tx)
    return rows
  })
}

export interface Used {
  videos: number
  twins: number
  owner_since: Date | null
}

/** Returns what the tenant has used in a month, and when its first owner joined: nobody is billed before that. */
export async function usedIn(tx: TenantTx, month: Month): Promise<Used> {
  const tenant = sql`${tx.tenantId}::uuid`
  const { rows } = await sql<Used>`select
    (select count(*)::int from (${videosIn(tx, tenant, month)}) as video) as videos,
    (select count(*)::int from (${twinsIn(tx, tenant, month)}) as twin) as twins,
    (select min(created_at) from ${personSummaries(tx)} as person where role = 'partner'
      and member_role = 'owner') as owner_since`.execute(tx)
  return rows[0] ?? { videos: 0, twins: 0, owner_since: null }
}

/** The finished videos of a stretch of time by `day` or by `month`, e.g. `2026-11-22` or `2026-11`. */
export async function countVideosBy(tx: TenantTx, unit: 'day' | 'month', range: Omit<Month, 'name'>) {
  const shape = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const videos = videosIn(tx, sql`${tx.tenantId}::uuid`, { name: '', ...range })
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
      select 'video' as kind, * from (${videosIn(tx, tenant, month)}) as video
      union all select 'twin', * from (${twinsIn(tx, tenant, month)}) as twin),
    numbered as (select *, (row_number() over (order by at, ref))::int as position,
      (row_number() over (partition by kind order by at, ref))::int as number from line)
    select position, kind, number, at, half_credits, video.title, person.username from numbered
    left join ${videoSummaries(tx)} as video on kind = 'video' and video.hold_id = ref and deleted_at is null
    left join ${personSummaries(tx)} as person on person.id = video.user_id and erased_at is null
    where position > ${after} order by position limit ${limit}`.execute(tx)
  return rows
}
