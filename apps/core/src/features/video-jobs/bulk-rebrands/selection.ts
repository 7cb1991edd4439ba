import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { isUuid } from '../../../platform/ids/ids.ts'
import { translateProblem } from '../../../platform/http/problem-messages.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import {
  type Language,
  type ProblemCode,
  problemSentence,
  type RebrandedVideos,
  type SkippedVideo,
} from '@vitrine/contract'
import { appearanceWith, findCurrentKit, storedKit } from '../../brand-kits/index.ts'
import { isRenderCurrent, lockConcurrencyLimit } from '../../renders/index.ts'
import type { VideoJobs } from '../lifecycle.ts'
import type { ChosenVideo, FinishedVideoRows } from '../video-rows.ts'

/** The number of videos of a transaction. Small, so that the lock of the tenant's queue is held only briefly. */
const VIDEOS_AT_ONCE = 50

interface Deps {
  db: Db
  videoJobs: Pick<VideoJobs, 'requestRebrands'>
  videoRows: Pick<FinishedVideoRows, 'lockChosen'>
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
}

interface Sorted {
  able: ChosenVideo[]
  skipped: SkippedVideo[]
}

export type ChosenRebrands = ReturnType<typeof createChosenRebrands>

/** Rebrands the videos that a person has chosen, as many of them as possible. */
export function createChosenRebrands({ db, videoJobs, videoRows, needRenderer }: Deps) {
  return { rebrand }

  /** The reasons are in `language`. Throws not-found where none of the videos is the person's. */
  async function rebrand(
    tenant: Tenant,
    person: Person,
    videoIds: readonly string[],
    language: Language,
  ): Promise<RebrandedVideos> {
    await needRenderer()
    const wanted = [...new Set(videoIds.filter(isUuid))]
    const found = new Set<string>()
    const skipped: SkippedVideo[] = []
    for (let from = 0; from < wanted.length; from += VIDEOS_AT_ONCE) {
      const slice = wanted.slice(from, from + VIDEOS_AT_ONCE)
      await db.inTenant(tenant.id, async (tx) => {
        await lockConcurrencyLimit(tx)
        const videos = await videoRows.lockChosen(tx, person, slice)
        for (const { id } of videos) found.add(id)
        const sorted = await sort(tx, tenant, videos, language)
        await videoJobs.requestRebrands(tx, sorted.able)
        skipped.push(...sorted.skipped)
      })
    }
    if (found.size === 0) throw new AppError('not-found')
    return { queued: found.size - skipped.length, skipped, missing: videoIds.filter((id) => !found.has(id)) }
  }
}

async function sort(tx: TenantTx, tenant: Tenant, videos: readonly ChosenVideo[], language: Language): Promise<Sorted> {
  const sorted: Sorted = { able: [], skipped: [] }
  for (const video of videos) {
    const code = await problemOf(tx, tenant, video)
    if (code === null) sorted.able.push(video)
    else {
      const message = translateProblem(language, problemSentence(code))
      sorted.skipped.push({ id: video.id, title: video.title, code, message })
    }
  }
  return sorted
}

/** Returns why a video cannot be re-branded with others; null where it can. */
async function problemOf(tx: TenantTx, tenant: Tenant, video: ChosenVideo): Promise<ProblemCode | null> {
  if (video.problem) return video.problem
  const { user_id: userId, brand_kit_id: kitId } = video
  const kit = (kitId === null ? undefined : await findCurrentKit(tx, userId, kitId)) ?? storedKit(video.brand_kit)
  if (video.appearance === appearanceWith(tenant, kit) && isRenderCurrent(video)) return 'brand-current'
  return video.speech_files.length === 0 && video.voice_id === null ? 'speech-not-kept' : null
}
