import type { Deps } from './deps.ts'
import { workRemovals } from './features/admin/partners/jobs.ts'
import { workImports } from './features/accounts/imports/jobs.ts'
import { workMails } from './features/accounts/letters/jobs.ts'
import { workPreviews } from './features/avatars/jobs.ts'
import { workSamples } from './features/tenants/samples/jobs.ts'
import { workUploads } from './features/uploads/jobs.ts'
import { workPayments } from './features/billing/jobs.ts'
import { workLeads } from './features/sharing/leads/jobs.ts'
import { workBatches } from './features/batches/jobs.ts'
import { workVideos } from './features/videos/jobs.ts'
import { workTasks } from './features/videos/tasks/jobs.ts'
import { workNewsletters } from './features/whitelabel/newsletters/jobs.ts'
import type { Features } from './features.ts'
import { createIdleRenderer } from './platform/idle-renderer.ts'
import { deleteMailsBefore } from './platform/mail/outbox-store.ts'
import { startRounds } from './platform/rounds.ts'

const ONE_MINUTE_MS = 60_000
const TEN_MINUTES_MS = 600_000
const MAILS_KEPT_MS = 30 * 24 * 3_600_000
const PEOPLE_PER_ROUND = 200
const HOLDS_PER_ROUND = 200

/** Starts taking jobs in this process, and looking after what nobody comes by to look after. Answers what ends the latter. */
export function startWorkers(deps: Deps, features: Features): () => void {
  const { renderer, storage, events, queue, workFolder, config, report } = deps
  const { tenants, samples, making, tasks, avatars, letters } = features
  const ofFilms = { avatars, sources: features.filmSources, tenants, renderer, storage, queue, workFolder, report }
  workVideos({ ...ofFilms, making, events, concurrency: config.renderConcurrency })
  workTasks({ ...ofFilms, tasks })
  const isBusy = () => making.running.size > 0
  const ofIdleFilms = { ...ofFilms, renderer: createIdleRenderer(renderer, isBusy) }
  if (config.makesShowcaseFilms) {
    workPreviews({ ...ofIdleFilms, isBusy })
    workSamples({ ...ofIdleFilms, samples })
  }
  workBatches({ batchMaking: features.batchMaking, queue })
  workImports({ importing: features.importing, queue })
  workNewsletters({ newsletterSending: features.newsletterSending, queue })
  workUploads({ ...deps, checks: features.checks })
  workPayments({ look: features.look, topUps: features.topUps, queue })
  workRemovals({ removals: features.removals, queue })
  workMails({ letters, tenants, dispatch: features.dispatch, queue })
  workLeads({ leads: features.leads, tenants, dispatch: features.dispatch, queue })
  return startRounds({
    firstAfterMilliseconds: ONE_MINUTE_MS,
    everyMilliseconds: TEN_MINUTES_MS,
    listTenants: tenants.list,
    report,
    async visit(tenantId) {
      await forgetWhatIsOver(tenantId, deps, features)
      await goOn(tenantId, deps, features)
    },
  })
}

/** Sessions, links, counters and mails that have had their time. */
async function forgetWhatIsOver(tenantId: string, { db, counters, clock }: Deps, features: Features): Promise<void> {
  const { entry, recovery, outside, imports, invitations, verification } = features
  await entry.forgetOldSessions(tenantId)
  for (const room of [recovery, outside, imports, invitations, verification]) await room.forgetOld(tenantId)
  await features.uploads.forgetAbandoned(tenantId)
  await features.trash.emptyOverdue(tenantId)
  await features.versions.forgetOld(tenantId)
  await features.plays.forgetOld(tenantId)
  await features.keptAnswers.forgetOld(tenantId)
  await features.paymentNews.forgetOld(tenantId)
  await counters.forgetEnded(tenantId)
  const keptSince = new Date(clock.now().getTime() - MAILS_KEPT_MS)
  await db.inTenant(tenantId, (tx) => deleteMailsBefore(tx, keptSince))
}

/** What was begun and waits, and what falls due. */
async function goOn(tenantId: string, { db, testPayments }: Deps, features: Features): Promise<void> {
  const { tenants, samples, making, tasks, avatars, agreements, privacy, ledger } = features
  await making.admitWaiting(tenantId)
  await tasks.admitWaiting(tenantId)
  await agreements.tellAhead(tenantId, PEOPLE_PER_ROUND)
  const tenant = await tenants.withId(tenantId)
  if (tenant) await privacy.resume(tenant)
  if (tenant) await features.domainChecks.checkDue(tenant)
  await features.senderChecks.checkDue(tenantId)
  if (tenant) await samples.plan(tenant)
  if (tenant) await avatars.renewPreviews(tenant)
  await testPayments?.advance(tenantId)
  await features.dunning.remind(tenantId)
  await features.billDunning(tenantId)
  await features.lapses.endOverdue(tenantId)
  await features.reconciliation.compare(tenantId)
  await features.payouts.refresh(tenantId)
  for (const holdId of await db.inTenant(tenantId, (tx) => ledger.looseHolds(tx, HOLDS_PER_ROUND)))
    await db.inTenant(tenantId, (tx) => ledger.release(tx, holdId))
  await features.creditWatches.expireDue(tenantId, PEOPLE_PER_ROUND)
}
