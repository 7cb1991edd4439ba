import { type RawBuilder, type SqlBool, sql } from 'kysely'
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
 * The only definition of billable usage: a finished video is a settled hold above 0, and a twin is an entry of
 * the audit log, except free ones. Neither disappears when the video, the twin or the account is deleted.
 */
function videosIn(tx: TenantTx | SystemTx, isWanted: RawBuilder<SqlBool>, { from, to }: Month) {
  return sql`select tenant_id, id as ref, ended_at as at, settled_half_credits as half_credits
    from ${holdSummaries(tx)} as hold where ${isWanted} and state = 'settled' and settled_half_credits > 0
    and ended_at >= ${from} and ended_at < ${to}`
}

function twinsIn(tx: TenantTx | SystemTx, isWanted: RawBuilder<SqlBool>, { from, to }: Month) {
  return sql`select tenant_id, id::text as ref, at, 0 as half_credits from ${auditSummaries(tx)} as line
    where ${isWanted} and action = 'twin-made' and at >= ${from} and at < ${to} and detail -> 'free' is null`
}

const IS_OWNER = sql`role = 'partner' and member_role = 'owner'`
const IS_WAITING = sql`one.status in ('pending', 'processing')`
const EVERY = sql<SqlBool>`true`

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

/** Returns usage and revenue of tenants in a month, and their owners. Reads each table once, however many tenants there are. */
export function figuresOf(db: Db, tenantIds: readonly string[], month: Month): Promise<TenantFigures[]> {
  const isWanted = sql<SqlBool>`tenant_id = any(${tenantIds}::uuid[])`
  return db.asSystem('the operator looks at what tenants use', async (tx) => {
    const { rows } = await sql<TenantFigures>`
      select tenant.id, coalesce(video.n, 0) as videos, coalesce(twin.n, 0) as twins,
        coalesce(invoice.cents, 0) as revenue_cents, coalesce(person.n, 0) as people, coalesce(open.n, 0) as waiting,
        person.owner_since, coalesce(person.has_owner, false) as has_owner, invitation.email as invited_owner
      from ${tenantSummaries(tx)} as tenant
      left join (select tenant_id, count(*)::int as n from (${videosIn(tx, isWanted, month)}) as one group by tenant_id) as video
        on video.tenant_id = tenant.id
      left join (select tenant_id, count(*)::int as n from (${twinsIn(tx, isWanted, month)}) as one group by tenant_id) as twin
        on twin.tenant_id = tenant.id
      left join (select tenant_id, sum(total_cents - refunded_cents)::int as cents from ${invoiceSummaries(tx)} as one
        where ${isWanted} and paid_at >= ${month.from} and paid_at < ${month.to} group by tenant_id) as invoice
        on invoice.tenant_id = tenant.id
      left join (select tenant_id, (count(*) filter (where erased_at is null))::int as n,
          min(created_at) filter (where ${IS_OWNER}) as owner_since,
          bool_or(${IS_OWNER} and erased_at is null and disabled_at is null) as has_owner
        from ${personSummaries(tx)} as one where ${isWanted} group by tenant_id) as person
        on person.tenant_id = tenant.id
      left join (select tenant_id, count(*)::int as n from ${videoSummaries(tx)} as one
        where ${isWanted} and ${IS_WAITING} group by tenant_id) as open
        on open.tenant_id = tenant.id
      left join (select distinct on (tenant_id) tenant_id, email from ${invitationSummaries(tx)} as one
        where ${isWanted} and expires_at > now() and ${IS_OWNER} order by tenant_id, one.id desc) as invitation
        on invitation.tenant_id = tenant.id
      where tenant.id = any(${tenantIds}::uuid[])`.execute(tx)
    return rows
  })
}

export type TenantMonth = Pick<TenantFigures, 'id' | 'videos' | 'twins' | 'waiting' | 'owner_since'>

/** Lists the same figures of all tenants, for the fees. The query takes no list of ids: with 10,000 ids it took a second. */
export function listMonths(db: Db, month: Month): Promise<TenantMonth[]> {
  const counted = (rows: RawBuilder<unknown>) =>
    sql`(select tenant_id, count(*)::int as n from (${rows}) as one group by tenant_id)`
  return db.asSystem('the operator looks at what all tenants use', async (tx) => {
    const waiting = sql`select tenant_id from ${videoSummaries(tx)} as one where ${IS_WAITING}`
    const { rows } = await sql<TenantMonth>`
      select tenant.id, coalesce(video.n, 0) as videos, coalesce(twin.n, 0) as twins, coalesce(open.n, 0) as waiting,
        person.owner_since
      from ${tenantSummaries(tx)} as tenant
      left join ${counted(videosIn(tx, EVERY, month))} as video on video.tenant_id = tenant.id
      left join ${counted(twinsIn(tx, EVERY, month))} as twin on twin.tenant_id = tenant.id
      left join ${counted(waiting)} as open on open.tenant_id = tenant.id
      left join (select tenant_id, min(created_at) as owner_since from ${personSummaries(tx)} as one where ${IS_OWNER}
        group by tenant_id) as person on person.tenant_id = tenant.id`.execute(tx)
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
  const isOwn = sql<SqlBool>`tenant_id = ${tx.tenantId}::uuid`
  const { rows } = await sql<Used>`select
    (select count(*)::int from (${videosIn(tx, isOwn, month)}) as video) as videos,
    (select count(*)::int from (${twinsIn(tx, isOwn, month)}) as twin) as twins,
    (select min(created_at) from ${personSummaries(tx)} as person where ${IS_OWNER}) as owner_since`.execute(tx)
  return rows[0] ?? { videos: 0, twins: 0, owner_since: null }
}

/** Counts the finished videos of a period by `day` or by `month`, e.g. `2026-11-22` or `2026-11`. */
export async function countVideosBy(tx: TenantTx, unit: 'day' | 'month', range: Omit<Month, 'name'>) {
  const shape = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const videos = videosIn(tx, sql`tenant_id = ${tx.tenantId}::uuid`, { name: '', ...range })
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

/** Lists everything billable of a month, oldest first, after the line `after`. */
export async function listLines(tx: TenantTx, month: Month, { after, limit }: { after: number; limit: number }) {
  const isOwn = sql<SqlBool>`tenant_id = ${tx.tenantId}::uuid`
  const { rows } = await sql<LineRow>`
    with line as (
      select 'video' as kind, * from (${videosIn(tx, isOwn, month)}) as video
      union all select 'twin', * from (${twinsIn(tx, isOwn, month)}) as twin),
    numbered as (select *, (row_number() over (order by at, ref))::int as position,
      (row_number() over (partition by kind order by at, ref))::int as number from line)
    select position, kind, number, at, half_credits, video.title, person.username from numbered
    left join ${videoSummaries(tx)} as video on kind = 'video' and video.hold_id = ref and deleted_at is null
    left join ${personSummaries(tx)} as person on person.id = video.user_id and erased_at is null
    where position > ${after} order by position limit ${limit}`.execute(tx)
  return rows
}
