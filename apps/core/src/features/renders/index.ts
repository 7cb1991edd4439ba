import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { BrandKitsModule } from '../brand-kits/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { ProvenanceModule } from '../provenance/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { TwinServicesModule } from '../twin-services/index.ts'
import type { Mouths } from '../twins/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { VoicesModule } from '../voices/index.ts'
import { createEndVideosOf } from './end-videos-of.ts'
import { createClipStage } from './clip-stage.ts'
import { createClipVideos } from './clip-videos.ts'
import { createRenderInputs } from './inputs.ts'
import { type RequestFormats, type Redraw, type NotifyEnd, createRenders } from './lifecycle.ts'
import { createPageStage } from './page-stage.ts'
import type { VideoRows } from './video-rows.ts'

export { failedAttemptSummaries, listFailedAttempts } from './attempt-store.ts'
export { lockConcurrencyLimit } from './concurrency-limit-store.ts'
export { drawnTextOf, isRenderCurrent } from './drawn-text.ts'
export { createIdleRenderer } from './idle-renderer.ts'
export type { RenderInputs } from './inputs.ts'
export { startRenderWorker } from './jobs.ts'
export type { Renders, NotifyEnd } from './lifecycle.ts'
export { createSaveProgress, renderProgress } from './progress-store.ts'
export { type RenderQueue, createRenderQueue } from './queue.ts'
export type { QueueTimes } from './queue-times.ts'
export { renderJobOf, retry } from './render-job.ts'
export { type FinishedRender, type RenditionFiles, createRenditionFiles } from './rendition-files.ts'
export { editsToDraw, findCut, insertEdits, saveCut, storyboardEdits } from './storyboard-store.ts'
export { titleDay } from './title-day.ts'
export type { RenderChange, RenderedVideo, VideoRows } from './video-rows.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
  clock: Clock
  newId: () => string
  renderer: Pick<Renderer, 'recordSpeech'>
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  ledger: Ledger
  brandKits: Pick<BrandKitsModule, 'brandKits'>
  uploads: Pick<UploadsModule, 'captures' | 'uploads'>
  voices: Pick<VoicesModule, 'voices'>
  avatars: Pick<AvatarsModule, 'avatars'>
  mouths: Mouths
  twinServices: Pick<TwinServicesModule, 'clips'>
  provenance: ProvenanceModule
  /** The videos, which a feature above keeps. */
  videoRows: VideoRows
  notifyEnd: NotifyEnd
  redraw: Redraw
  requestFormats: RequestFormats
}

export type RendersModule = ReturnType<typeof createRendersModule>

/** Renders: admission to the queue, claims of workers, progress, and how an attempt ends. */
export function createRendersModule(platform: Platform, inputs: Inputs) {
  const { db, storage, queue, events, clock, newId, renderer } = platform
  const { tenants, ledger, mouths, provenance, videoRows, notifyEnd, redraw, requestFormats } = inputs
  const { brandKits } = inputs.brandKits
  const { uploads, captures } = inputs.uploads
  const { voices } = inputs.voices
  const { avatars } = inputs.avatars
  const { clips } = inputs.twinServices
  const parallelVideosOf = async (tenantId: string) => (await tenants.withId(tenantId))?.settings.parallelVideos ?? 1
  const renders = createRenders({
    db,
    ledger,
    events,
    queue,
    clock,
    newId,
    parallelVideosOf,
    videoRows,
    clips,
    provenance,
    notifyEnd,
    redraw,
    requestFormats,
  })
  return {
    renders,
    endVideosOf: createEndVideosOf({ events, videoRows, renders }),
    clipVideos: createClipVideos({ db, events, videoRows, parallelVideosOf, renders }),
    clipStage: createClipStage({ db, renderer, storage, clips, videoRows, newId }),
    pageStage: createPageStage({ db, captures, uploads, videoRows }),
    renderInputs: createRenderInputs({ db, brandKits, avatars, clips, mouths, uploads, voices, videoRows, storage }),
  }
}
