import { sql } from 'kysely'
import { containing } from '../../../platform/db/containing.ts'
import type { Db, SystemTx } from '../../../platform/db/open.ts'
import { findPeopleEverywhere, personSummaries } from '../../people/index.ts'
import { listOrdersEverywhere } from '../../billing/index.ts'
import { tenantSummaries } from '../../tenants/index.ts'
import { findVideosEverywhere, videoSummaries } from '../../videos/index.ts'
import { isUuid } from '../../../platform/ids/ids.ts'

export type Found = Awaited<ReturnType<typeof searchEverywhere>>

/**
 * Finds people, tenants, videos and orders by text, of each at most one more than `limit`. An id or a payment number finds what
 * it names.
 */
export function searchEverywhere(db: Db, text: string, limit: number) {
  return db.asSystem('the operator searches all tenants', async (tx) => {
    const ids = isUuid(text.toLowerCase()) ? [text.toLowerCase()] : []
    const people = ids.length > 0 ? ids : await findPeopleEverywhere(tx, text, limit + 1)
    const videos = ids.length > 0 ? ids : await findVideosEverywhere(tx, text, limit + 1)
    return {
      people: await listPeople(tx, people),
      partners: await listTenants(tx, text, limit + 1),
      videos: await listVideos(tx, videos),
      orders: await listOrdersEverywhere(tx, { text, userIds: ids.length > 0 ? [] : people, limit: limit + 1 }),
    }
  })
}

function listPeople(tx: SystemTx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .innerJoin(tenantSummaries(tx).as('tenant'), 'tenant.id', 'person.tenant_id')
    .select(['person.id', 'username', 'email', 'display_name', 'tenant.name as tenant'])
    .where('person.id', 'in', ids)
    .where('erased_at', 'is', null)
    .orderBy('person.id', 'desc')
    .execute()
}

function listTenants(tx: SystemTx, text: string, limit: number) {
  return tx
    .selectFrom(tenantSummaries(tx).as('tenant'))
    .select(['id', 'slug', 'name'])
    .where(containing(text, 'name', 'slug'))
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute()
}

function listVideos(tx: SystemTx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom(videoSummaries(tx).as('video'))
    .innerJoin(tenantSummaries(tx).as('tenant'), 'tenant.id', 'video.tenant_id')
    .select(['video.id', 'title', 'status', 'tenant.name as tenant'])
    .where('video.id', 'in', ids)
    .where('video.deleted_at', 'is', null)
    .orderBy('video.id', 'desc')
    .execute()
}
