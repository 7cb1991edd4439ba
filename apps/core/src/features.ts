import type { Deps } from './deps.ts'
import { createAccounts } from './features/accounts/service.ts'
import { createSessions } from './features/accounts/sessions.ts'
import { createAdmin } from './features/admin/service.ts'
import { workPreviews } from './features/avatars/jobs.ts'
import { createAvatars } from './features/avatars/service.ts'
import { createLedger } from './features/ledger/service.ts'
import * as ledgerStore from './features/ledger/store.ts'
import { createScripts } from './features/scripts/service.ts'
import { createTenants } from './features/tenants/service.ts'
import { workVideos } from './features/videos/jobs.ts'
import { createMaking } from './features/videos/making.ts'
import { createVideos } from './features/videos/service.ts'
import { createVideoView } from './features/videos/view.ts'
import { createMediaLinks } from './platform/http/media.ts'

export type Features = ReturnType<typeof createFeatures>

/** Every feature with the parts it names, lowest first. */
export function createFeatures({ config, db, queue, events, storage, clock, newId }: Deps) {
  const isDevelopment = config.mode === 'development'
  const media = createMediaLinks({ storage, secretKey: config.secretKey, clock })
  const tenants = createTenants({
    db,
    platformHost: config.platformHost,
    platformTenant: config.platformTenant,
    isDevelopment,
  })
  const ledger = createLedger({ store: ledgerStore, clock, newId })
  const sessions = createSessions({ isSecure: !isDevelopment })
  const accounts = createAccounts({ db, ledger, sessions, newId })
  const avatars = createAvatars({ db, queue, events, media, newId })
  const scripts = createScripts()
  const parallelVideosOf = async (tenantId: string) => (await tenants.withId(tenantId))?.settings.parallelVideos ?? 1
  const making = createMaking({ db, ledger, events, queue, clock, newId, parallelVideosOf })
  const view = createVideoView(media)
  const videos = createVideos({ db, ledger, avatars, scripts, making, events, storage, view, clock, newId })
  const admin = createAdmin({ db, accounts, staffEmailDomain: config.staffEmailDomain })
  return { media, tenants, ledger, sessions, accounts, avatars, scripts, making, videos, admin }
}

/** Starts taking jobs in this process. */
export function startWorkers(deps: Deps, { avatars, tenants, making }: Features): void {
  const { renderer, storage, events, queue, workFolder, config } = deps
  workVideos({ making, tenants, renderer, storage, events, queue, workFolder, concurrency: config.renderConcurrency })
  workPreviews({ avatars, tenants, renderer, storage, queue, workFolder, isBusy: () => making.running.size > 0 })
}
