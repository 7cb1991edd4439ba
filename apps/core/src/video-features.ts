import type { Deps } from './deps.ts'
import { createProvenanceModule } from './features/provenance/index.ts'
import { createDerivedVideosModule } from './features/derived-videos/index.ts'
import { createRenderQueue, createRendersModule } from './features/renders/index.ts'
import { createSharingModule, videoShares } from './features/sharing/index.ts'
import { createThumbnailsModule } from './features/thumbnails/index.ts'
import { createTrashModule } from './features/trash/index.ts'
import { createVideoJobsModule, extraShapesOf } from './features/video-jobs/index.ts'
import { createVideoModerationModule } from './features/video-moderation/index.ts'
import {
  createNotifyEnd,
  createVideoSerializer,
  createVideosModule,
  finishedVideoRows,
  videoRows,
} from './features/videos/index.ts'
import type { PaymentFeatures } from './payment-features.ts'
import type { SharedServices } from './shared-services.ts'
import type { SiteFeatures } from './site-features.ts'
import type { AvatarsModule } from './features/avatars/index.ts'
import type { ScriptsModule } from './features/scripts/index.ts'
import type { TwinServicesModule } from './features/twin-services/index.ts'
import type { Mouths } from './features/twins/index.ts'
import type { UploadsModule } from './features/uploads/index.ts'
import type { VoicesModule } from './features/voices/index.ts'

/** What videos are made of. */
interface Inputs {
  uploads: UploadsModule
  voices: VoicesModule
  avatars: AvatarsModule
  mouths: Mouths
  twinServices: TwinServicesModule
  scripts: ScriptsModule
}

/** Creates the features of videos, lowest first: their rendering, their life, and the links that show them. */
export function createVideoFeatures(
  deps: Deps,
  shared: SharedServices,
  site: SiteFeatures,
  payment: PaymentFeatures,
  inputs: Inputs,
) {
  const { db, queue, events, storage, renderer, sceneRenderer, workFolder, clock, newId } = deps
  const { secretKey } = deps.config
  const { audit, media, shareTokens, enqueueEmail, recordWebhookEvent, needRenderer } = shared
  const { tenants, ledger, people, brandKits, glossary } = site
  const { billing } = payment
  const { uploads, voices, avatars, mouths, twinServices, scripts } = inputs

  const notifyEnd = createNotifyEnd(enqueueEmail, recordWebhookEvent)
  const sharing = createSharingModule({ db, queue, recordWebhookEvent, shareTokens, secretKey, clock, newId })
  const provenance = createProvenanceModule({ db, clock }, { tenants, findSharedVideo: sharing.sharedPages.findAtPath })
  const renderQueue = createRenderQueue({ videoRows, clock })
  const serializer = createVideoSerializer({ media, shareTokens, videoShares, ledger, renderQueue })
  const videoJobs = createVideoJobsModule(
    { db, audit, events, queue, clock, newId, storage, needRenderer },
    { tenants, brandKits, provenance, videoRows: finishedVideoRows, showVideo: serializer.findOwn },
  )
  const renders = createRendersModule(
    { db, storage, queue, events, clock, newId, renderer },
    {
      tenants,
      ledger,
      brandKits,
      uploads,
      voices,
      avatars,
      mouths,
      twinServices,
      provenance,
      videoRows,
      notifyEnd,
      redraw: async (tx, video) => void (await videoJobs.videoJobs.request(tx, video, 'rebrand')),
      requestFormats: async (tx, video) => {
        for (const shape of extraShapesOf(video.look)) await videoJobs.videoJobs.request(tx, video, shape)
      },
    },
  )
  const videos = createVideosModule(
    { db, storage, events, media, clock, newId, needRenderer },
    {
      tenants,
      ledger,
      people,
      billing,
      uploads,
      voices,
      avatars,
      brandKits,
      glossary,
      scripts,
      renders,
      videoJobs,
      serializer,
      videoShares,
    },
  )
  const trash = createTrashModule({ db, storage, queue, events, clock }, { renders, videoJobs, videos })
  const derivedVideos = createDerivedVideosModule({ db, newId }, { voices, scripts, videos })
  const videoModeration = createVideoModerationModule({ db, audit, enqueueEmail, clock, needRenderer }, { videos })
  const thumbnails = createThumbnailsModule({ db, storage, sceneRenderer, workFolder, newId }, { uploads, videos })

  return { provenance, renders, videoJobs, videos, trash, derivedVideos, videoModeration, thumbnails, sharing }
}
