import { sql } from 'kysely'
import { type PageAsked, isAfter, newestFirst, placeOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'

const ROWS_MAX = 100

const USER = { time: 'app_user.created_at', id: 'app_user.id' }
const VIDEO = { time: 'video.created_at', id: 'video.id' }
const AVATAR = { time: 'avatar.created_at', id: 'avatar.id' }

/** One row more than the page has, as in all lists here. */
export function listUsers(db: Db, { q: search, cursor, limit }: PageAsked & { q?: string | undefined }) {
  return db.asSystem('the operator looks at the people of all tenants', (tx) => {
    const users = tx
      .selectFrom('app_user')
      .innerJoin('tenant', 'tenant.id', 'app_user.tenant_id')
      .select([
        'app_user.id',
        'tenant.name as tenant',
        'tenant.slug as tenant_slug',
        'username',
        'email',
        'display_name',
      ])
      .select(['app_user.role', 'subscription_status', 'app_user.created_at'])
      .select((row) => [
        row
          .selectFrom('credit_bucket')
          .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('remaining_half_credits'), sql<number>`0`).as('n'))
          .whereRef('credit_bucket.tenant_id', '=', 'app_user.tenant_id')
          .whereRef('credit_bucket.user_id', '=', 'app_user.id')
          .where((live) => live.or([live('expires_at', 'is', null), live('expires_at', '>', new Date())]))
          .as('half_credits'),
        row
          .selectFrom('video')
          .select((count) => count.fn.countAll<number>().as('n'))
          .whereRef('video.tenant_id', '=', 'app_user.tenant_id')
          .whereRef('video.user_id', '=', 'app_user.id')
          .where('video.deleted_at', 'is', null)
          .as('total_videos'),
        row
          .selectFrom('avatar')
          .select((count) => count.fn.countAll<number>().as('n'))
          .whereRef('avatar.tenant_id', '=', 'app_user.tenant_id')
          .whereRef('avatar.user_id', '=', 'app_user.id')
          .as('total_avatars'),
      ])
      .select(placeOf(USER).as('place'))
      .where('erased_at', 'is', null)
      .where(isAfter(USER, cursor))
      .orderBy(newestFirst(USER))
      .limit(limit + 1)
    if (!search) return users.execute()
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    return users
      .where((or) =>
        or.or([or('username', 'ilike', pattern), or('email', 'ilike', pattern), or('display_name', 'ilike', pattern)]),
      )
      .execute()
  })
}

export function listVideos(db: Db, { cursor, limit }: PageAsked) {
  return db.asSystem('the operator looks at the videos of all tenants', (tx) =>
    tx
      .selectFrom('video')
      .innerJoin('tenant', 'tenant.id', 'video.tenant_id')
      .select(['video.id', 'tenant.name as tenant', 'title', 'video.status', 'property_address', 'video.created_at'])
      .select(placeOf(VIDEO).as('place'))
      .where('video.deleted_at', 'is', null)
      .where(isAfter(VIDEO, cursor))
      .orderBy(newestFirst(VIDEO))
      .limit(limit + 1)
      .execute(),
  )
}

export function listAvatars(db: Db, { cursor, limit }: PageAsked) {
  return db.asSystem('the operator looks at the presenters of all tenants', (tx) =>
    tx
      .selectFrom('avatar')
      .innerJoin('tenant', 'tenant.id', 'avatar.tenant_id')
      .select(['avatar.id', 'tenant.name as tenant', 'avatar.name', 'type', 'avatar.status', 'avatar.created_at'])
      .select(placeOf(AVATAR).as('place'))
      .where(isAfter(AVATAR, cursor))
      .orderBy(newestFirst(AVATAR))
      .limit(limit + 1)
      .execute(),
  )
}

export function countAll(db: Db) {
  return db.asSystem('the operator looks at the counts of the whole platform', async (tx) => ({
    videos: await tx
      .selectFrom('video')
      .select(['status', (row) => row.fn.countAll<number>().as('n')])
      .where('deleted_at', 'is', null)
      .groupBy('status')
      .execute(),
    avatars: await tx
      .selectFrom('avatar')
      .select(['type', (row) => row.fn.countAll<number>().as('n')])
      .groupBy('type')
      .execute(),
    halfCredits: await tx
      .selectFrom('credit_bucket')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('remaining_half_credits'), sql<number>`0`).as('n'))
      .where((live) => live.or([live('expires_at', 'is', null), live('expires_at', '>', new Date())]))
      .executeTakeFirstOrThrow(),
  }))
}

/** Where books differ, newest first, and how much has been compared. */
export function listDifferences(db: Db) {
  return db.asSystem('the operator looks at the books of all tenants', async (tx) => ({
    differences: await tx
      .selectFrom('money_difference as difference')
      .innerJoin('tenant', 'tenant.id', 'difference.tenant_id')
      .select(['difference.id', 'tenant.name as tenant', 'difference.kind', 'difference.purchase_id as purchaseId'])
      .select(['difference.ours', 'difference.theirs', 'difference.found_at as foundAt'])
      .orderBy('difference.found_at', 'desc')
      .orderBy('difference.id', 'desc')
      .limit(ROWS_MAX)
      .execute(),
    checked: await tx
      .selectFrom('purchase')
      .select(({ fn }) => [fn.count<string>('checked_at').as('n'), fn.max('checked_at').as('last')])
      .executeTakeFirstOrThrow(),
  }))
}

export async function findTenantOf(db: Db, differenceId: string): Promise<string | undefined> {
  const row = await db.asSystem('the operator looks at a difference again', (tx) =>
    tx.selectFrom('money_difference').select('tenant_id').where('id', '=', differenceId).executeTakeFirst(),
  )
  return row?.tenant_id
}
