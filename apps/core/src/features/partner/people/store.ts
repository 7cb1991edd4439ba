import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { auditSummaries } from '../../../platform/audit/log-store.ts'
import { containing } from '../../../platform/db/containing.ts'
import {
  type SortedPageQuery,
  byMoment,
  byNumber,
  byText,
  byTime,
  inOrder,
  isAfter,
  placeOf,
} from '../../../platform/db/keyset.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { sessionSummaries } from '../../auth/index.ts'
import { personSummaries } from '../../people/index.ts'
import { bucketSummaries } from '../../ledger/index.ts'
import { videoSummaries } from '../../videos/index.ts'

type UserKey = 'createdAt' | 'user' | 'credits' | 'plan' | 'videos' | 'lastSeen'

/** Filters of the list of people. */
export interface UserFilter {
  q?: string | undefined
  role?: 'customer' | 'partner' | undefined
  state?: 'active' | 'suspended' | 'never-seen' | undefined
  plan?: 'subscribed' | 'past-due' | 'ended' | 'none' | undefined
  /** Only these people, of those whom the other filters find. */
  ids?: readonly string[] | undefined
}
export type UsersQuery = SortedPageQuery<UserKey> & UserFilter

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number]

const ofPerson = (table: string) => sql`${sql.table(table)}.tenant_id = person.tenant_id
  and ${sql.table(table)}.user_id = person.id`

/** Returns the figures of a person as columns of the list. */
function figuresOf(tx: TenantTx) {
  const credits = sql<number>`(select coalesce(sum(remaining_half_credits), 0) from ${bucketSummaries(tx)} as bucket
    where ${ofPerson('bucket')} and remaining_half_credits > 0 and (expires_at is null or expires_at > now()))`
  const videos = sql<number>`(select count(*) from ${videoSummaries(tx)} as video
    where ${ofPerson('video')} and video.deleted_at is null)`
  // Sessions are deleted when they end; the log still shows what was done in them.
  const lastSeen = sql<Date | null>`greatest(
    (select max(last_seen_at) from ${sessionSummaries(tx)} as session where ${ofPerson('session')}),
    (select line.at from ${auditSummaries(tx)} as line where line.actor_id = person.id order by line.id desc limit 1))`
  return { credits, videos, lastSeen }
}

function keyOf(sort: UserKey, { credits, videos, lastSeen }: ReturnType<typeof figuresOf>) {
  const keys = {
    createdAt: byTime('person.created_at'),
    user: byText('display_name', 'username'),
    credits: byNumber(credits),
    plan: byText('subscription_status'),
    videos: byNumber(videos),
    lastSeen: byMoment(lastSeen),
  }
  return keys[sort]
}

/** Lists the people of the tenant, including suspended ones, one row more than the page has. */
export function listUsers(tx: TenantTx, { cursor, limit, sort, order: direction, ...filter }: UsersQuery) {
  const figures = figuresOf(tx)
  const order = { key: keyOf(sort, figures), id: sql.ref('person.id'), direction }
  return people(tx, figures)
    .select(placeOf(order).as('place'))
    .where(passes(filter, figures.lastSeen))
    .where(isAfter(order, cursor))
    .orderBy(inOrder(order))
    .limit(limit + 1)
    .execute()
}

export function findUser(tx: TenantTx, id: string) {
  return people(tx, figuresOf(tx)).select('email_verified_at').where('person.id', '=', id).executeTakeFirst()
}

interface UserCounts {
  total: number
  active: number
  suspended: number
  subscribers: number
}

/** Counts the people of the list; `active` counts those seen since `since`. */
export async function countUsers(tx: TenantTx, filter: UserFilter, since: Date): Promise<UserCounts> {
  const { lastSeen } = figuresOf(tx)
  const { rows } = await sql<UserCounts>`
    with found as (select person.disabled_at, person.subscription_status, ${lastSeen} as seen
      from ${personSummaries(tx)} as person where erased_at is null and ${passes(filter, lastSeen)})
    select count(*)::int as total, (count(*) filter (where seen >= ${since}))::int as active,
      (count(*) filter (where disabled_at is not null))::int as suspended,
      (count(*) filter (where subscription_status in ('active', 'trialing')))::int as subscribers from found`.execute(
    tx,
  )
  return rows[0] ?? { total: 0, active: 0, suspended: 0, subscribers: 0 }
}

function people(tx: TenantTx, { credits, videos, lastSeen }: ReturnType<typeof figuresOf>) {
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .select(['person.id', 'username', 'email', 'display_name', 'role', 'member_role', 'subscription_status'])
    .select(['person.created_at', 'disabled_at'])
    .select([credits.as('half_credits'), videos.as('videos'), lastSeen.as('last_seen_at')])
    .where('erased_at', 'is', null)
}

const PLANS = {
  subscribed: sql<SqlBool>`subscription_status in ('active', 'trialing')`,
  'past-due': sql<SqlBool>`subscription_status in ('past_due', 'incomplete')`,
  ended: sql<SqlBool>`subscription_status = 'canceled'`,
  none: sql<SqlBool>`subscription_status is null`,
}

function passes({ q, role, state, plan, ids }: UserFilter, lastSeen: RawBuilder<Date | null>): RawBuilder<SqlBool> {
  const states = {
    active: sql<SqlBool>`disabled_at is null`,
    suspended: sql<SqlBool>`disabled_at is not null`,
    'never-seen': sql<SqlBool>`${lastSeen} is null`,
  }
  const rules = [
    q ? containing(q, 'username', 'email', 'display_name') : undefined,
    role && sql<SqlBool>`role = ${role}`,
    state && states[state],
    plan && PLANS[plan],
    ids && sql<SqlBool>`person.id = any(${ids}::uuid[])`,
  ].filter((rule) => rule !== undefined)
  return rules.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(rules, sql` and `)})`
}
