import { sql } from 'kysely'
import { type SortedPageQuery, byText, byTextOf, byTime, inOrder, isAfter, placeOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'
import { containing } from '../../platform/db/containing.ts'
import { avatarSummaries, countEverywhereByType } from '../avatars/index.ts'
import { sumUsableEverywhere } from '../ledger/index.ts'
import { tenantSummaries } from '../tenants/index.ts'
import { uploadSummaries } from '../uploads/index.ts'
import { countEverywhereByState, videoSummaries } from '../videos/index.ts'

type VideoKey = 'title' | 'status' | 'propertyAddress' | 'tenant' | 'createdAt'
type AvatarKey = 'name' | 'type' | 'status' | 'tenant' | 'createdAt'

const VIDEO_KEYS = {
  title: byText('title'),
  status: byText('video.status'),
  propertyAddress: byText('property_address'),
  tenant: byText('tenant.name'),
  createdAt: byTime('video.created_at'),
}
/** A twin has the status of its recording, and is ready once it was approved. */
const AVATAR_STATUS = sql<string>`case
  when avatar.review not in ('approved', 'waiting', 'consent') or upload.status = 'failed' then 'failed'
  when upload.status is null then avatar.status
  when upload.status = 'ready' and avatar.review = 'approved' then 'ready' else 'processing' end`

const AVATAR_KEYS = {
  name: byText('avatar.name'),
  type: byText('type'),
  status: byTextOf(AVATAR_STATUS),
  tenant: byText('tenant.name'),
  createdAt: byTime('avatar.created_at'),
}

/** Filters of a list: rows with these words and this status. */
interface Narrowed<Status> {
  q?: string | undefined
  status?: Status | undefined
}

export type VideosQuery = SortedPageQuery<VideoKey> &
  Narrowed<'pending' | 'processing' | 'ready' | 'failed'> & {
    /** The id of the owner. */
    user?: string | undefined
  }
export type AvatarsQuery = SortedPageQuery<AvatarKey> & Narrowed<'processing' | 'ready' | 'failed'>

/** The videos of all tenants, one row more than the page has. */
export function listVideos(db: Db, { q, status, user, cursor, limit, sort, order: direction }: VideosQuery) {
  const order = { key: VIDEO_KEYS[sort], id: sql.ref('video.id'), direction }
  return db.asSystem('the operator looks at the videos of all tenants', (tx) =>
    tx
      .selectFrom(videoSummaries(tx).as('video'))
      .innerJoin(tenantSummaries(tx).as('tenant'), 'tenant.id', 'video.tenant_id')
      .select(['video.id', 'video.tenant_id', 'tenant.name as tenant', 'title', 'video.status', 'property_address'])
      .select(['video.created_at', 'poster_key'])
      .select(placeOf(order).as('place'))
      .where('video.deleted_at', 'is', null)
      .$if(q !== undefined, (rows) => rows.where(containing(q ?? '', 'title', 'property_address')))
      .$if(status !== undefined, (rows) => rows.where('video.status', '=', status ?? 'ready'))
      .$if(user !== undefined, (rows) => rows.where('video.user_id', '=', user ?? ''))
      .where(isAfter(order, cursor))
      .orderBy(inOrder(order))
      .limit(limit + 1)
      .execute(),
  )
}

/** The presenters of all tenants, one row more than the page has. */
export function listAvatars(db: Db, { q, status, cursor, limit, sort, order: direction }: AvatarsQuery) {
  const order = { key: AVATAR_KEYS[sort], id: sql.ref('avatar.id'), direction }
  return db.asSystem('the operator looks at the presenters of all tenants', (tx) =>
    tx
      .selectFrom(avatarSummaries(tx).as('avatar'))
      .innerJoin(tenantSummaries(tx).as('tenant'), 'tenant.id', 'avatar.tenant_id')
      .leftJoin(uploadSummaries(tx).as('upload'), (join) =>
        join.onRef('upload.tenant_id', '=', 'avatar.tenant_id').onRef('upload.id', '=', 'avatar.upload_id'),
      )
      .select(['avatar.id', 'tenant.name as tenant', 'avatar.name', 'type', 'presenter_id', 'avatar.created_at'])
      .select(AVATAR_STATUS.as('status'))
      .select(placeOf(order).as('place'))
      .$if(q !== undefined, (rows) => rows.where(containing(q ?? '', 'avatar.name')))
      .$if(status !== undefined, (rows) => rows.where(AVATAR_STATUS, '=', status ?? 'ready'))
      .where(isAfter(order, cursor))
      .orderBy(inOrder(order))
      .limit(limit + 1)
      .execute(),
  )
}

/** The tenant of a video that is not in the trash; undefined for an unknown one. */
export async function findTenantOfVideo(db: Db, id: string): Promise<string | undefined> {
  const row = await db.asSystem('the operator looks at a video of any tenant', (tx) =>
    tx
      .selectFrom(videoSummaries(tx).as('video'))
      .select('tenant_id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  )
  return row?.tenant_id
}

export async function findTenantOfAvatar(db: Db, id: string): Promise<string | undefined> {
  const row = await db.asSystem('the operator looks at a presenter of any tenant', (tx) =>
    tx.selectFrom(avatarSummaries(tx).as('avatar')).select('tenant_id').where('id', '=', id).executeTakeFirst(),
  )
  return row?.tenant_id
}

export function countAll(db: Db) {
  return db.asSystem('the operator looks at the counts of the whole platform', async (tx) => ({
    videos: await countEverywhereByState(tx),
    avatars: await countEverywhereByType(tx),
    halfCredits: await sumUsableEverywhere(tx),
  }))
}
