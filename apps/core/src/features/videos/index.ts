import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import { createEnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Queue } from '../../platform/queue.ts'
import type { ShareTokens } from '../../platform/share-tokens.ts'
import type { SceneRenderer } from '../../ports/scene-renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { People } from '../people/index.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { BrandKitsModule } from '../brand-kits/index.ts'
import type { BillingModule } from '../billing/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { RendersModule } from '../renders/index.ts'
import type { ScriptsModule } from '../scripts/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { VoicesModule } from '../voices/index.ts'
import { createVideoDetails } from './moderation/details.ts'
import { createVideoModeration } from './moderation/service.ts'
import { createPersonalCopies } from './personal-copies.ts'
import { createVideoPersonalData } from './personal-data.ts'
import { createVideoRowSerializer } from './serializer.ts'
import { createVideos } from './service.ts'
import { createThumbnails } from './thumbnails/service.ts'
import { createTrash } from './trash/service.ts'
import { createVideoStoryboards } from './storyboards/service.ts'
import { createVideoActions } from './video-actions.ts'
import { createVideoJobs } from './video-jobs/lifecycle.ts'
import { createFinishedVideos } from './video-jobs/service.ts'
import { type VideoShares, createVideoSerializer } from './video-serializer.ts'

export { createTellEnd } from './completion/completion-emails.ts'
export { videoEmails } from './emails.ts'
export { countAllVideos, countEverywhereByState, countOpenVideos, countVideosByState } from './queries/figures-store.ts'
export { findVideosEverywhere } from './queries/everywhere-store.ts'
export { listVideosForExport } from './queries/export-store.ts'
export { videoRows } from './queries/render-rows.ts'
export type { PersonalCopies } from './personal-copies.ts'
export type { PersonalVideoRow, VideoPersonalData } from './personal-data.ts'
export { videosRoutes } from './routes.ts'
export { takedownOf } from './serializer.ts'
export type { Videos } from './service.ts'
export { videoSummaries, watchableVideos } from './queries/summary-store.ts'
export type { VideoActions } from './video-actions.ts'
export { workVideoJobs } from './video-jobs/jobs.ts'
export { createWithdrawnFiles } from './withdrawn-files.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
  audit: Audit
  media: Pick<MediaLinks, 'link'>
  shareTokens: Pick<ShareTokens, 'addressOf'>
  clock: Clock
  sceneRenderer: Pick<SceneRenderer, 'drawThumbnail'>
  workFolder: string
  newId: () => string
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
}

interface Inputs {
  ledger: Ledger
  people: People
  billing: Pick<BillingModule, 'autoTopUps'>
  uploads: Pick<UploadsModule, 'uploads'>
  voices: Pick<VoicesModule, 'voices'>
  avatars: Pick<AvatarsModule, 'avatars'>
  brandKits: Pick<BrandKitsModule, 'brandKits'>
  scripts: Pick<ScriptsModule, 'drafts' | 'scripts'>
  renders: RendersModule
  /** The links of videos, which a feature above keeps. */
  videoShares: VideoShares
}

export type VideosModule = ReturnType<typeof createVideosModule>

/** Videos: creating them, the library, exports, copies for named people, moderation, and the trash. */
export function createVideosModule(platform: Platform, inputs: Inputs) {
  const { db, storage, queue, events, audit, media, shareTokens, clock, newId, needRenderer } = platform
  const { sceneRenderer, workFolder } = platform
  const { ledger, people, billing, scripts, videoShares } = inputs
  const { uploads } = inputs.uploads
  const { voices } = inputs.voices
  const { avatars } = inputs.avatars
  const { brandKits } = inputs.brandKits
  const { drafts } = scripts
  const { renders, renderQueue } = inputs.renders
  const tasks = createVideoJobs({ db, events, queue, clock, newId })
  const enqueueEmail = createEnqueueEmail(queue)
  const shown = createVideoSerializer({
    videoShares,
    ledger,
    renderQueue,
    view: createVideoRowSerializer(media, shareTokens),
  })
  const videos = createVideos({
    db,
    ledger,
    autoTopUps: billing.autoTopUps,
    people,
    avatars,
    brandKits,
    uploads,
    voices,
    scripts: scripts.scripts,
    drafts,
    renders,
    events,
    shown,
    needRenderer,
    clock,
    newId,
  })
  return {
    videos,
    tasks,
    videoActions: createVideoActions({
      db,
      renders,
      tasks,
      videos,
      voices,
      shown,
      drafts,
      scripts: scripts.scripts,
      newId,
    }),
    videoStoryboards: createVideoStoryboards({ db, uploads, media }),
    thumbnails: createThumbnails({ db, uploads, videos, sceneRenderer, storage, shown, workFolder, newId }),
    videoDetails: createVideoDetails({ db, shown }),
    moderation: createVideoModeration({ db, videos, audit, enqueueEmail, needRenderer, clock }),
    personalCopies: createPersonalCopies({ db, people, renders, videos, clock, newId }),
    trash: createTrash({ db, renders, tasks, events, shown, storage, clock }),
    finishedVideos: createFinishedVideos({ db, brandKits, tasks, shown, needRenderer }),
    personalData: createVideoPersonalData({ videoShares, db, ledger, renders, storage }),
  }
}
