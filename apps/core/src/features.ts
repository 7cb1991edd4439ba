import type { Deps } from './deps.ts'
import { createAdminModule } from './features/admin/index.ts'
import { createAvatarsModule } from './features/avatars/index.ts'
import { createBatchesModule } from './features/batches/index.ts'
import { createEmailBlastsModule } from './features/email-blasts/index.ts'
import { createIntegrationsModule } from './features/integrations/index.ts'
import { createNewslettersModule } from './features/newsletters/index.ts'
import { createListingFeedsModule } from './features/listing-feeds/index.ts'
import { createPartnerModule } from './features/partner/index.ts'
import { createLinkedDraftsModule } from './features/linked-drafts/index.ts'
import { createScriptsModule } from './features/scripts/index.ts'
import { createSecurityModule } from './features/security/index.ts'
import { type ClipVideos, type TrainedTwins, createTwinServicesModule } from './features/twin-services/index.ts'
import { createMouths, createTwinsModule } from './features/twins/index.ts'
import { createUploadChecks, createUploadsModule } from './features/uploads/index.ts'
import { createVoiceModelsModule } from './features/voice-models/index.ts'
import { createVoicesModule } from './features/voices/index.ts'
import { lastBackup } from './platform/process/last-backup.ts'
import { lastDrill } from './platform/process/last-drill.ts'
import { createLaterInput } from './platform/process/later-input.ts'
import { createPaymentFeatures } from './payment-features.ts'
import { createSharedServices } from './shared-services.ts'
import { createSiteFeatures } from './site-features.ts'
import { createVideoFeatures } from './video-features.ts'

export type Features = ReturnType<typeof createFeatures>

/** Creates the module of every feature, lowest first, each with the inputs it names. */
export function createFeatures(deps: Deps) {
  const { db, queue, events, storage, renderer, textToSpeech, screenshotter, threads, safeFetch } = deps
  const { webhookRules, webhookFetch, writer, translator, payments } = deps
  const { mediaProcessor, sceneRenderer, openRemoteSpeech, openTwinProvider, isPublicSite, download } = deps
  const { workFolder, clock, newId, report } = deps
  const { platformTenant, secretKey, mailFrom } = deps.config
  const { staffEmailDomain, allowsSandboxPayments } = deps.config
  const isDevelopment = deps.config.mode === 'development'
  const isSecure = !isDevelopment
  const sendsMail = deps.config.smtpUrl !== undefined

  const shared = createSharedServices(deps)
  const { audit, media, shareTokens, enqueueEmail, recordWebhookEvent, needRenderer, idempotency, unknownProxy } =
    shared

  const site = createSiteFeatures(deps, shared)
  const { tenants, ledger, people, auth, branding, brandKits, glossary, members, accounts, email } = site

  const payment = createPaymentFeatures(deps, shared, site)
  const { creditGrants, billing, statements, partnerBilling } = payment

  const newsletters = createNewslettersModule({ db, queue, audit, clock, newId, report }, { tenants, email })
  const emailBlasts = createEmailBlastsModule({ db, enqueueEmail, clock, newId })
  const uploads = createUploadsModule(
    { db, storage, queue, events, media, threads, safeFetch, screenshotter, workFolder, clock, newId },
    { people },
  )
  const voiceModels = createVoiceModelsModule({ db, audit, download, dataDir: deps.config.dataDir, clock, report })
  const voices = createVoicesModule(
    { db, openRemoteSpeech, installationSpeech: deps.config.speech ?? null, secretKey, events, audit, clock, report },
    { voiceModels },
  )
  const avatars = createAvatarsModule(
    { db, storage, queue, events, renderer, media, audit, newId },
    { uploads: uploads.uploads },
  )
  // Twin services report trainings and clips to twins and videos, which are created later because they use the services.
  const trainedTwins = createLaterInput<TrainedTwins>('trained twins')
  const clipVideos = createLaterInput<ClipVideos>('videos with clips')
  const twinServices = createTwinServicesModule(
    {
      db,
      storage,
      queue,
      events,
      enqueueEmail,
      media,
      mediaProcessor,
      openTwinProvider,
      installationTwins: deps.config.twinService ?? null,
      isPublicSite,
      secretKey,
      workFolder,
      audit,
      clock,
      newId,
    },
    { tenants, ledger, uploads: uploads.uploads, twins: trainedTwins.get, videos: clipVideos.get },
  )
  const mouths = createMouths({ db, uploads: uploads.uploads, storage, queue, isOn: deps.config.twinsSpeak })
  const scripts = createScriptsModule(
    {
      db,
      threads,
      textToSpeech,
      sceneRenderer,
      storage,
      media,
      writer,
      translator,
      workFolder,
      clock,
      newId,
      report,
    },
    { people, avatars: avatars.avatars, brandKits: brandKits.brandKits, glossary, uploads, voices },
  )
  const linkedDrafts = createLinkedDraftsModule(
    { db, threads, writer, translator, audit, clock, newId, report },
    { glossary, uploads, scripts },
  )
  const parts = { uploads, voices, avatars, mouths, twinServices, scripts }
  const video = createVideoFeatures(deps, shared, site, payment, parts)
  const { renders, videos, trash, videoModeration, sharing } = video
  clipVideos.connect(renders.clipVideos)
  const twins = createTwinsModule(
    {
      db,
      storage,
      queue,
      events,
      recordWebhookEvent,
      enqueueEmail,
      media,
      secretKey,
      workFolder,
      audit,
      clock,
      makesShowcaseVideos: deps.config.makesShowcaseVideos,
      newId,
    },
    {
      people,
      uploads: uploads.uploads,
      avatars,
      twinServices,
      mouths,
      termsNow: partnerBilling.usage.termsNow,
      endVideosOf: renders.endVideosOf,
      sellsTwins: deps.config.sellsTwins,
      consentCheckApproves: deps.config.consentCheckApproves,
    },
  )
  trainedTwins.connect(twins.trainedTwins)
  const uploadChecks = createUploadChecks({ db, events, finished: twins.recordings.finished })
  const partner = createPartnerModule(
    {
      db,
      events,
      media,
      shareTokens,
      payments,
      audit,
      clock,
      newId,
      rendererFault: async () => (deps.config.role === 'web' ? undefined : renderer.selfCheck()),
      sendsMail,
      lastBackup: () => lastBackup(deps.config.backupStamp),
    },
    { tenants, usage: partnerBilling.usage, senders: email.senders, payouts: billing.payouts },
  )
  const batches = createBatchesModule(
    { db, storage, queue, events, threads, shareTokens, audit, workFolder, clock, newId, needRenderer },
    { tenants, ledger, people, avatars, brandKits, voices, uploads, videos, sharing, linkedDrafts },
  )
  const listingFeeds = createListingFeedsModule({ db, safeFetch, threads, clock, newId }, { people, videos, batches })
  const integrations = createIntegrationsModule(
    {
      db,
      queue,
      audit,
      enqueueEmail,
      webhookRules,
      webhookFetch,
      secretKey,
      asksForFactor: isSecure,
      emailService: sendsMail ? 'SMTP' : isDevelopment ? '/dev/mail' : null,
      sendsMail,
      clock,
      newId,
      report,
    },
    { avatars: avatars.avatars, emailPreferences: email.emailPreferences },
  )
  const security = createSecurityModule(
    { db, events, storage, queue, media, workFolder, audit, clock, newId, report, platformTenant },
    {
      tenants,
      ledger,
      auth,
      accounts,
      billing,
      uploads,
      avatars,
      twins,
      brandKits,
      glossary,
      emailBlasts,
      scripts,
      videos,
      sharing,
      batches,
      listingFeeds,
      integrations,
    },
  )
  const admin = createAdminModule(
    {
      db,
      storage,
      media,
      queue,
      events,
      audit,
      staffEmailDomain,
      mailFrom,
      sendsMail,
      installation: deps.config,
      lastBackup: () => lastBackup(deps.config.backupStamp),
      lastDrill: () => lastDrill(deps.config.backupStamp),
      warnings: () => ({ allowsTestCards: isSecure && allowsSandboxPayments, unknownProxy: unknownProxy.address() }),
      clock,
      newId,
    },
    {
      tenants,
      auth,
      branding,
      partnerBilling,
      members,
      email,
      creditGrants,
      billing,
      statements,
      avatars,
      twins,
      trash,
      videoModeration,
      partner,
    },
  )

  return {
    media,
    idempotency,
    unknownProxy,
    ...site,
    ...payment,
    newsletters,
    emailBlasts,
    uploads,
    uploadChecks,
    voiceModels,
    avatars,
    twinServices,
    mouths,
    twins,
    voices,
    scripts,
    linkedDrafts,
    ...video,
    partner,
    batches,
    listingFeeds,
    integrations,
    security,
    admin,
  }
}
