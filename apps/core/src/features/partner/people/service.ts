import type { WhitelabelUser, WhitelabelUserDetails, WhitelabelUserStats } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { pageOf } from '../../../platform/db/keyset.ts'
import type { Db } from '../../../platform/db/open.ts'
import { tableLine } from '../../../platform/table-file/table-file.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { monthOf } from '../../partner-billing/index.ts'
import { figuresOfPerson } from './figures-store.ts'
import * as store from './store.ts'

const CSV_ROWS_AT_ONCE = 500
const CSV_HEAD = [
  'id',
  'username',
  'displayName',
  'email',
  'role',
  'memberRole',
  'state',
  'credits',
  'plan',
  'videos',
  'createdAt',
  'lastSeenAt',
]

interface Deps {
  db: Db
  clock: Clock
}

/** The people of a tenant as its team looks them up. */
export function createPartnerPeople({ db, clock }: Deps) {
  return { list, stats, read, csv }

  async function list(tenant: Tenant, asked: store.UsersQuery) {
    const { rows, next } = pageOf(await db.inTenant(tenant.id, (tx) => store.listUsers(tx, asked)), asked.limit)
    return { items: rows.map(serialize), nextCursor: next }
  }

  async function stats(tenant: Tenant, filter: store.UserFilter): Promise<WhitelabelUserStats> {
    const since = monthOf(clock.now()).from
    const counts = await db.inTenant(tenant.id, (tx) => store.countUsers(tx, filter, since))
    const { total, active: activeThisMonth, suspended, subscribers } = counts
    return { total, activeThisMonth, suspended, subscribers }
  }

  /** Yields everybody whom the filter finds as CSV. Each page is read in a short transaction of its own. */
  async function* csv(tenant: Tenant, filter: store.UserFilter): AsyncGenerator<string> {
    yield tableLine(CSV_HEAD)
    let cursor: string | undefined
    do {
      const page = await list(tenant, { ...filter, sort: 'createdAt', order: 'desc', limit: CSV_ROWS_AT_ONCE, cursor })
      yield page.items.map(csvLine).join('')
      cursor = page.nextCursor ?? undefined
    } while (cursor)
  }

  /** Throws not-found for a person of another tenant. */
  async function read(tenant: Tenant, id: string): Promise<WhitelabelUserDetails> {
    return db.inTenant(tenant.id, async (tx) => {
      const row = await store.findUser(tx, id)
      if (!row) throw new AppError('not-found')
      const { ready, in_progress: inProgress, failed, views, paid_cents: paidCents } = await figuresOfPerson(tx, id)
      return {
        ...serialize(row),
        emailVerified: row.email_verified_at !== null,
        videosByState: { ready, inProgress, failed },
        views,
        paidCents,
        currency: tenant.prices.currency,
      }
    })
  }
}

function csvLine(user: WhitelabelUser): string {
  const { id, username, displayName, email, role, memberRole, disabled, credits, subscriptionStatus, videos } = user
  const who = [id, username, displayName, email, role, memberRole, disabled ? 'suspended' : 'active']
  return tableLine([...who, credits, subscriptionStatus, videos, user.createdAt, user.lastSeenAt])
}

function serialize(row: Omit<store.UserRow, 'place'>): WhitelabelUser {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    displayName: row.display_name,
    role: row.role,
    memberRole: row.member_role,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    disabled: row.disabled_at !== null,
    credits: Number(row.half_credits) / 2,
    subscriptionStatus: row.subscription_status,
    videos: Number(row.videos),
  }
}
