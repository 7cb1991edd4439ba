import type { Role } from '@vitrine/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '../../../platform/db/containing.ts'
import {
  type SortedPageQuery,
  byCount,
  byText,
  byTime,
  inOrder,
  isAfter,
  placeOf,
} from '../../../platform/db/keyset.ts'
import type { Db, SystemTx } from '../../../platform/db/open.ts'
import { personSummaries } from '../../people/index.ts'
import { avatarSummaries } from '../../avatars/index.ts'
import { bucketSummaries } from '../../ledger/index.ts'
import { tenantSummaries } from '../../tenants/index.ts'
import { videoSummaries } from '../../videos/index.ts'

type UserKey = 'user' | 'email' | 'credits' | 'subscription' | 'videos' | 'avatars' | 'createdAt'

/** The filters of the list; `q` searches names and addresses. */
export interface UserFilter {
  q?: string | undefined
  /** The tenant's slug. */
  tenant?: string | undefined
  role?: Role | undefined
  state?: 'active' | 'suspended' | undefined
  plan?: 'subscribed' | 'past-due' | 'ended' | 'none' | undefined
}
export type UsersQuery = SortedPageQuery<UserKey> & UserFilter

const ofPerson = (table: string) => sql`${sql.table(table)}.tenant_id = person.tenant_id
  and ${sql.table(table)}.user_id = person.id`
const isUsable = sql`remaining_half_credits > 0 and (expires_at is null or expires_at > now())`

/** Returns the figures of a person as columns of the list. */
function figuresOf(tx: SystemTx) {
  return {
    halfCredits: sql<number>`(select coalesce(sum(remaining_half_credits), 0) from ${bucketSummaries(tx)} as bucket
      where ${ofPerson('bucket')} and ${isUsable})`,
    videos: sql<number>`(select count(*) from ${videoSummaries(tx)} as video
      where ${ofPerson('video')} and video.deleted_at is null)`,
    avatars: sql<number>`(select count(*) from ${avatarSummaries(tx)} as avatar where ${ofPerson('avatar')})`,
  }
}

const USER_KEYS = {
  user: byText('display_name', 'username'),
  email: byText('email'),
  credits: byCount('figure.half_credits'),
  subscription: byText('subscription_status'),
  videos: byCount('figure.videos'),
  avatars: byCount('figure.avatars'),
  createdAt: byTime('person.created_at'),
}

/** Keys sorted by `person_figure`. Its credits include expired ones until their expiry is recorded; the list leaves them out. */
const RANKED = new Set<UserKey>(['credits', 'videos', 'avatars'])

/** The people of all tenants, one row more than the page has. */
export function listUsers(db: Db, { cursor, limit, sort, order: direction, ...filter }: UsersQuery) {
  return db.asSystem('the operator looks at the people of all tenants', (tx) => {
    const figures = figuresOf(tx)
    const isRanked = RANKED.has(sort)
    const order = { key: USER_KEYS[sort], id: sql.ref(isRanked ? 'figure.user_id' : 'person.id'), direction }
    return tx
      .selectFrom(personSummaries(tx).as('person'))
      .innerJoin(tenantSummaries(tx).as('tenant'), 'tenant.id', 'person.tenant_id')
      .select(['person.id', 'tenant.name as tenant', 'tenant.slug as tenant_slug', 'username', 'email'])
      .select(['display_name', 'person.role', 'member_role', 'disabled_at', 'subscription_status', 'person.created_at'])
      .select([figures.halfCredits.as('half_credits'), figures.videos.as('total_videos')])
      .select(figures.avatars.as('total_avatars'))
      .select(placeOf(order).as('place'))
      .$if(isRanked, (rows) =>
        rows.innerJoin('person_figure as figure', (join) =>
          join.onRef('figure.tenant_id', '=', 'person.tenant_id').onRef('figure.user_id', '=', 'person.id'),
        ),
      )
      .where(passes(filter))
      .where(isAfter(order, cursor))
      .orderBy(inOrder(order))
      .limit(limit + 1)
      .execute()
  })
}

interface UserTotals {
  users: string
  active_subscribers: string
  videos: string
  half_credits: string
}

/** Returns the totals of everybody whom the list would show. */
export function sumUsers(db: Db, filter: UserFilter): Promise<UserTotals> {
  return db.asSystem('the operator looks at the figures of the people of all tenants', async (tx) => {
    const people = filter.tenant
      ? sql`${personSummaries(tx)} as person join ${tenantSummaries(tx)} as tenant on tenant.id = person.tenant_id`
      : sql`${personSummaries(tx)} as person`
    const { rows } = await sql<UserTotals>`
      select count(*) as users, count(*) filter (where subscription_status = 'active') as active_subscribers,
        coalesce(sum(figure.videos), 0) as videos,
        coalesce(sum(figure.half_credits), 0) - (select coalesce(sum(remaining_half_credits), 0)
          from ${bucketSummaries(tx)} as bucket join ${people} on ${ofPerson('bucket')}
          where remaining_half_credits > 0 and expires_at <= now() and ${passes(filter)}) as half_credits
      from ${people} join person_figure as figure on ${ofPerson('figure')} where ${passes(filter)}`.execute(tx)
    return rows[0] ?? { users: '0', active_subscribers: '0', videos: '0', half_credits: '0' }
  })
}

/** The tenant of a person, or undefined for an unknown or deleted one. */
export async function findTenantOfUser(db: Db, id: string): Promise<string | undefined> {
  const row = await db.asSystem('the operator looks at a person of any tenant', (tx) =>
    tx
      .selectFrom(personSummaries(tx).as('person'))
      .select('tenant_id')
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .executeTakeFirst(),
  )
  return row?.tenant_id
}

const STATES = {
  active: sql<SqlBool>`disabled_at is null`,
  suspended: sql<SqlBool>`disabled_at is not null`,
}

const PLANS = {
  subscribed: sql<SqlBool>`subscription_status in ('active', 'trialing')`,
  'past-due': sql<SqlBool>`subscription_status in ('past_due', 'incomplete')`,
  ended: sql<SqlBool>`subscription_status = 'canceled'`,
  none: sql<SqlBool>`subscription_status is null`,
}

function passes({ q, tenant, role, state, plan }: UserFilter): RawBuilder<SqlBool> {
  const rules = [
    sql<SqlBool>`erased_at is null`,
    q ? containing(q, 'username', 'email', 'display_name') : undefined,
    tenant ? sql<SqlBool>`tenant.slug = ${tenant}` : undefined,
    role && sql<SqlBool>`person.role = ${role}`,
    state && STATES[state],
    plan && PLANS[plan],
  ].filter((rule) => rule !== undefined)
  return sql<SqlBool>`(${sql.join(rules, sql` and `)})`
}
