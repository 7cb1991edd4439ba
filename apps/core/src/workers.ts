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
import { startRounds } from './platform/rounds.ts'
import { upkeepOf } from './upkeep.ts'

const ONE_MINUTE_MS = 60_000
const TEN_MINUTES_MS = 600_000

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
    steps: upkeepOf(deps, features),
  })
}
