import { type BatchPlan, type Sentence } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { PlacedRow } from '../../platform/table-import/definition.ts'
import { isGood } from '../../platform/table-import/row-results.ts'
import type { ImportRecord } from '../../platform/table-import/store.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Sharing } from '../sharing/index.ts'
import type { PersonalCopies, VideoActions, Videos } from '../videos/index.ts'
import type { VideoRow } from './rows.ts'

const CREDITS_SHORT = 'Not enough credits for this row. Add credits and upload these rows again.'

interface Deps {
  videos: Pick<Videos, 'create'>
  videoActions: Pick<VideoActions, 'cancel'>
  personalCopies: PersonalCopies
  sharing: Pick<Sharing, 'shareAhead'>
}

export type RowVideos = ReturnType<typeof createRowVideos>

/**
 * Creates the videos of rows. Each row has an idempotency key of its own: a process that dies before the row is stored creates it
 * again and gets the same video, so no row is lost and none is created twice.
 */
export function createRowVideos({ videos, videoActions, personalCopies, sharing }: Deps) {
  return { make, stop }

  /** Creates the product of one row, or returns why it cannot be created. */
  async function make(
    tenant: Tenant,
    { id, user_id: personId }: ImportRecord,
    { videoId: source }: BatchPlan,
    { place, row }: PlacedRow<VideoRow>,
  ): Promise<{ videoId: string | null; reason: Sentence | null }> {
    if (!isGood(row)) return { videoId: null, reason: row.reason }
    const [person, requestKey, { value }] = [{ id: personId }, `batch ${id} ${place}`, row]
    const { recipient } = value
    try {
      const videoId = await (value.kind === 'link'
        ? personalCopies.make(tenant, person, source ?? '', { recipient: value.recipient, requestKey })
        : videos
            .create(tenant, person, { ...value.draft, recipient, requestKey, isOneOfMany: true })
            .then((video) => video.id))
      if (value.kind === 'link' || recipient) await sharing.shareAhead(tenant, person, videoId)
      return { videoId, reason: null }
    } catch (error) {
      // Our own faults are retried. Faults of the row are shown to the person.
      if (!(error instanceof AppError) || error.status >= 500) throw error
      return { videoId: null, reason: error.code === 'credits-short' ? { message: CREDITS_SHORT } : error.sentence }
    }
  }

  async function stop(tenant: Tenant, userId: string, videoIds: readonly string[]): Promise<void> {
    for (const id of videoIds)
      await videoActions.cancel(tenant, { id: userId }, id).catch((error: unknown) => {
        // The video was finished or deleted a moment before.
        if (!(error instanceof AppError)) throw error
      })
  }
}
