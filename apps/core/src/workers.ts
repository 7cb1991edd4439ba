import type { Deps } from './deps.ts'
import { workRemovals } from './features/admin/index.ts'
import { workPreviews } from './features/avatars/index.ts'
import { workPayments } from './features/billing/index.ts'
import { workNewsletters } from './features/newsletters/index.ts'
import { workExports } from './features/security/index.ts'
import { workRenders } from './features/renders/index.ts'
import { workSamples } from './features/tenants/index.ts'
import { workUploads } from './features/uploads/index.ts'
import { workVideoJobs } from './features/videos/index.ts'
import type { Features } from './features.ts'
import { sendEmails } from './platform/email/send-emails.ts'
import { createIdleRenderer } from './platform/idle-renderer.ts'
import { startScheduler } from './platform/scheduler.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

const ONE_MINUTE_MS = 60_000
const TEN_MINUTES_MS = 600_000

/** Starts the workers of all queues, the scheduled tasks and the webhooks in this process. Returns what ends all but the queues. */
export function startWorkers(deps: Deps, features: Features): () => Promise<void> {
  const { renderer, storage, events, queue, workFolder, config, report } = deps
  const { tenants, email, billing, partnerBilling, members, newsletters, uploads, batches, admin } = features
  const { avatars } = features.avatars
  const { renders, renderInputs: sources } = features.renders
  const rendering = { avatars, sources, tenants, renderer, storage, queue, workFolder, report }
  workRenders({ ...rendering, renders, events, concurrency: config.renderConcurrency })
  workVideoJobs({
    ...rendering,
    sceneRenderer: deps.sceneRenderer,
    tasks: features.videos.tasks,
    brandKits: features.brandKits.brandKits,
  })
  const isBusy = () => renders.running.size > 0
  const renderingWhenIdle = { ...rendering, renderer: createIdleRenderer(renderer, isBusy) }
  if (config.makesShowcaseVideos) {
    workSamples({ ...renderingWhenIdle, samples: tenants.samples })
    workPreviews({ ...renderingWhenIdle, isBusy })
  }
  batches.batches.work(queue)
  members.imports.work(queue)
  workNewsletters({ newsletterSending: newsletters.newsletterSending, queue })
  workUploads({ ...deps, checks: uploads.checks })
  const collectInvoice = partnerBilling.collections.carryOut
  workPayments({ lookUp: billing.lookUp, topUpPurchases: billing.topUpPurchases, collectInvoice, queue })
  workExports({ ...features.security, queue })
  workRemovals({ removals: admin.removals, queue })
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
  const endScheduler = startScheduler({
    firstAfterMilliseconds: ONE_MINUTE_MS,
    everyMilliseconds: TEN_MINUTES_MS,
    listTenants: tenants.list,
    report,
    tasks: scheduledTasks(deps, features),
  })
  return () => {
    endScheduler()
    return endDispatcher()
  }
}
