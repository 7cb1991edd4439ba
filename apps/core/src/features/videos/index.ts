import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Storage } from '../../ports/storage.ts'
import type { People } from '../people/index.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { BrandKitsModule } from '../brand-kits/index.ts'
import type { GlossaryModule } from '../glossary/index.ts'
import type { BillingModule } from '../billing/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { RendersModule } from '../renders/index.ts'
import type { ScriptsModule } from '../scripts/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { VideoJobsModule } from '../video-jobs/index.ts'
import type { VoicesModule } from '../voices/index.ts'
import { createIntroductions } from './introductions/service.ts'
import { createPersonalCopies } from './personal-copies.ts'
import { createVideoPersonalData } from './personal-data.ts'
import { createVideos } from './service.ts'
import { createVideoStoryboards } from './storyboards/service.ts'
import { createVideoActions } from './video-actions.ts'
import type { VideoSerializer, VideoShares } from './video-serializer.ts'

export { createNotifyEnd } from './completion/completion-emails.ts'
export { videoEmails } from './emails.ts'
export { countAllVideos, countEverywhereByState, countOpenVideos, countVideosByState } from './queries/figures-store.ts'
export { findAttempt } from './queries/attempt-store.ts'
export { findVideosEverywhere } from './queries/everywhere-store.ts'
export { listVideosForExport } from './queries/export-store.ts'
export { finishedVideoRows } from './queries/job-rows.ts'
export { videoRows } from './queries/render-rows.ts'
export { listDaysOfFailures, readWaits } from './queries/wait-store.ts'
export type { PersonalCopies } from './personal-copies.ts'
export type { PersonalVideoRow, VideoPersonalData } from './personal-data.ts'
export { videosRoutes } from './routes.ts'
export { takedownOf } from './serializer.ts'
export type { Draft, Videos } from './service.ts'
export { videoSummaries, watchableVideos } from './queries/summary-store.ts'
export { lockFinished, ownVideo } from './own-video.ts'
export { listContents } from './content-store.ts'
export { listCopies } from './copies-store.ts'
export { tenantsWithDeleted } from './queries/deleted-store.ts'
export {
  type LockedVideo,
  type VideoRow,
  changeVideo,
  changeVideos,
  lockFamily,
  lockVideos,
  removeVideos,
  setTakedown,
  videosWithNames,
} from './store.ts'
export { STOPPED } from './stopped.ts'
export { refuseSecondOfLanguage } from './translations.ts'
export { type VideoSerializer, createVideoSerializer } from './video-serializer.ts'
export type { VideoActions } from './video-actions.ts'
export { createWithdrawnFiles } from './withdrawn-files.ts'

interface Platform {
  db: Db
  storage: Storage
  events: Events
  media: Pick<MediaLinks, 'link'>
  clock: Clock
  newId: () => string
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  ledger: Ledger
  people: People
  billing: Pick<BillingModule, 'autoTopUps'>
  uploads: Pick<UploadsModule, 'uploads'>
  voices: Pick<VoicesModule, 'voices'>
  avatars: Pick<AvatarsModule, 'avatars'>
  brandKits: Pick<BrandKitsModule, 'brandKits'>
  glossary: Pick<GlossaryModule, 'glossaryTerms'>
  scripts: Pick<ScriptsModule, 'drafts' | 'scripts'>
  renders: RendersModule
  videoJobs: Pick<VideoJobsModule, 'bulkRebrands' | 'videoJobs'>
  serializer: VideoSerializer
  /** The links of videos, which a feature above keeps. */
  videoShares: VideoShares
}

export type VideosModule = ReturnType<typeof createVideosModule>

/** Videos: creating them, the library, and copies for named people. */
export function createVideosModule(platform: Platform, inputs: Inputs) {
  const { db, storage, events, media, clock, newId, needRenderer } = platform
  const { tenants, ledger, people, billing, scripts, serializer, videoShares } = inputs
  const { uploads } = inputs.uploads
  const { voices } = inputs.voices
  const { avatars } = inputs.avatars
  const { brandKits } = inputs.brandKits
  const { glossaryTerms } = inputs.glossary
  const { drafts } = scripts
  const { renders } = inputs.renders
  const { videoJobs, bulkRebrands } = inputs.videoJobs
  const videos = createVideos({
    db,
    ledger,
    autoTopUps: billing.autoTopUps,
    people,
    avatars,
    brandKits,
    glossaryTerms,
    uploads,
    voices,
    scripts: scripts.scripts,
    drafts,
    renders,
    events,
    serializer,
    needRenderer,
    clock,
    newId,
  })
  return {
    videos,
    serializer,
    videoActions: createVideoActions({ db, renders, videoJobs, videos, serializer }),
    videoStoryboards: createVideoStoryboards({ db, uploads, media }),
    introductions: createIntroductions({ db, tenants, avatars, videos }),
    personalCopies: createPersonalCopies({ db, people, renders, videos, clock, newId }),
    personalData: createVideoPersonalData({ videoShares, db, ledger, renders, bulkRebrands, storage }),
  }
}
