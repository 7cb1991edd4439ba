import type { Deps } from './deps.ts'
import { startRemovalWorker } from './features/admin/index.ts'
import { startPreviewWorker } from './features/avatars/index.ts'
import { startTwinWorker } from './features/twin-services/index.ts'
import { startConsentWorker, startMouthWorker } from './features/twins/index.ts'
import { startPaymentWorker } from './features/billing/index.ts'
import { startNewsletterWorker } from './features/newsletters/index.ts'
import { startExportWorker } from './features/security/index.ts'
import { startSampleWorker } from './features/tenants/index.ts'
import { startUploadWorker } from './features/uploads/index.ts'
import { startVideoJobWorker } from './features/video-jobs/index.ts'
import type { Features } from './features.ts'
import { sendEmails } from './platform/email/send-emails.ts'
import { createIdleRenderer, startRenderWorker } from './features/renders/index.ts'
import { measuredTasks } from './platform/metrics/measured.ts'
import { beginRun } from './platform/scheduled-tasks/scheduled-runs.ts'
import { startScheduler } from './platform/scheduled-tasks/scheduler.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

const ONE_MINUTE_MS = 60_000
const TEN_MINUTES_MS = 600_000

interface Options {
  /** Whether the scheduled tasks run by themselves. Tests run theirs when they want them. */
  isScheduled?: boolean
}

/** Starts the workers of all queues, the scheduled tasks and the webhooks in this process. Returns what ends all but the queues. */
export function startWorkers(
  deps: Deps,
  features: Features,
  { isScheduled = true }: Options = {},
): () => Promise<void> {
  const { renderer, mediaProcessor, storage, events, queue, workFolder, config, newId, report } = deps
  const { tenants, email, billing, partnerBilling, members, newsletters, twins, batches, security, admin } = features
  const { avatars } = features.avatars
  const { renders, renderInputs: sources, clipStage, pageStage } = features.renders
  const rendering = { avatars, sources, tenants, renderer, storage, queue, workFolder, report }
  startRenderWorker({ ...rendering, renders, clipStage, pageStage, events, concurrency: config.renderConcurrency })
  const isBusy = () => renders.running.size > 0
  startVideoJobWorker({
    ...rendering,
    isRendering: isBusy,
    sceneRenderer: deps.sceneRenderer,
    videoJobs: features.videoJobs.videoJobs,
    brandKits: features.brandKits.brandKits,
  })
  features.videoJobs.bulkRebrands.work()
  const renderingWhenIdle = { ...rendering, renderer: createIdleRenderer(renderer, isBusy) }
  if (config.makesShowcaseVideos) {
    features.videos.introductions.work(queue)
    startSampleWorker({ ...renderingWhenIdle, samples: tenants.samples, recordFiles: features.provenance.recordFiles })
    startPreviewWorker({ ...renderingWhenIdle, isBusy })
  }
  features.trash.work()
  batches.batches.work(queue)
  members.imports.work(queue)
  startTwinWorker({ steps: features.twinServices.steps, queue })
  startNewsletterWorker({ newsletterSending: newsletters.newsletterSending, queue })
  startUploadWorker({ checks: features.uploadChecks, mediaProcessor, storage, queue, workFolder, newId })
  startConsentWorker({ consentChecks: twins.consentChecks, mediaProcessor, storage, queue, workFolder, report })
  startMouthWorker({ mouths: features.mouths, mediaProcessor, storage, queue, workFolder, report })
  const collectInvoice = partnerBilling.collections.carryOut
  startPaymentWorker({ lookUp: billing.lookUp, topUpPurchases: billing.topUpPurchases, collectInvoice, queue })
  startExportWorker({ tenantExports: security.tenantExports, accountExports: security.accountExports, queue })
  startRemovalWorker({ removals: admin.removals, queue })
  sendEmails({
    db: deps.db,
    queue,
    emails: email.emails,
    withTenant: tenants.withId,
    findPerson: email.emailPreferences.findPerson,
    ownTextsOf: email.mailTexts.find,
    stopTokenFor: email.emailPreferences.tokenFor,
    dispatch: email.dispatch,
  })
  const endDispatcher = features.integrations.startDispatcher()
  const endSchedule = isScheduled ? startSchedule(deps, features) : () => {}
  return () => {
    endSchedule()
    return endDispatcher()
  }
}

function startSchedule(deps: Deps, features: Features): () => void {
  return startScheduler({
    firstAfterMilliseconds: ONE_MINUTE_MS,
    everyMilliseconds: TEN_MINUTES_MS,
    beginRun: (everyMilliseconds) => beginRun(deps, everyMilliseconds),
    db: deps.db,
    clock: deps.clock,
    listTenants: features.tenants.list,
    report: deps.report,
    tasks: measuredTasks(scheduledTasks(deps, features), deps.metrics),
  })
}
