import type { AdminVideo } from '@vitrine/contract'
import type { listVideos } from './store.ts'

type VideoRow = Awaited<ReturnType<typeof listVideos>>[number]

/** Returns a row of the operator's list of videos. */
export function serializeVideo({ id, tenant, title, status, property_address, created_at }: VideoRow): AdminVideo {
  return { id, tenant, title, status, propertyAddress: property_address ?? '', createdAt: created_at.toISOString() }
}
