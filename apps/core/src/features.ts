import type { Deps } from './deps.ts'
import { createDevices } from './features/accounts/devices.ts'
import { createLetters } from './features/accounts/letter-service.ts'
import { workMails } from './features/accounts/mail-jobs.ts'
import { createMailPost } from './features/accounts/mails.ts'
import { createRecovery } from './features/accounts/recovery-service.ts'
import { createAccounts } from './features/accounts/service.ts'
import { createProfile } from './features/accounts/profile-service.ts'
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
import { deleteMailsBefore } from './platform/mail/outbox-store.ts'
import { createMediaLinks } from './platform/http/media.ts'
import { startRounds } from './platform/rounds.ts'

export type Features = ReturnType<typeof createFeatures>

/** Every feature with the parts it names, lowest first. */
export function createFeatures({ config, db, queue, events, storage, workFolder, clock, newId }: Deps) {
  const isDevelopment = config.mode === 'development'
  const media = createMediaLinks({ storage, secretKey: config.secretKey, clock })
  const tenants = createTenants({
    db,
    platformHost: config.platformHost,
    platformTenant: config.platformTenant,
    port: config.port,
    isDevelopment,
  })
  const ledger = createLedger({ store: ledgerStore, clock, newId })
  const sessions = createSessions({ isSecure: !isDevelopment })
  const post = createMailPost(queue)
  const devices = createDevices({ post, newId })
  const accounts = createAccounts({ db, ledger, sessions, media, devices, post, clock, newId })
  const recovery = createRecovery({ db, sessions, post, clock, newId })
  const letters = createLetters({ db, recovery })
  const profile = createProfile({ db, media, storage, post, workFolder, clock, newId })
  const avatars = createAvatars({ db, queue, events, media, newId })
  const scripts = createScripts()
  const parallelVideosOf = async (tenantId: string) => (await tenants.withId(tenantId))?.settings.parallelVideos ?? 1
  const making = createMaking({ db, ledger, events, queue, clock, newId, parallelVideosOf })
  const view = createVideoView(media)
  const videos = createVideos({ db, ledger, accounts, avatars, scripts, making, events, storage, view, clock, newId })
  const admin = createAdmin({ db, accounts, staffEmailDomain: config.staffEmailDomain })
  return {
    media,
    tenants,
    ledger,
    sessions,
    accounts,
    recovery,
    letters,
    profile,
    avatars,
    scripts,
    making,
    videos,
    admin,
  }
}

const TEN_MINUTES_MS = 600_000
const MAILS_KEPT_MS = 30 * 24 * 3_600_000
const PEOPLE_PER_ROUND = 200

/** Starts taking jobs in this process, and looking after what nobody comes by to look after. Answers what ends the latter. */
export function startWorkers(
  deps: Deps,
  { avatars, tenants, making, ledger, accounts, recovery, letters }: Features,
): () => void {
  const { db, renderer, storage, mailer, events, queue, counters, workFolder, config, clock, report } = deps
  workVideos({ making, tenants, renderer, storage, events, queue, workFolder, concurrency: config.renderConcurrency })
  const isBusy = () => making.running.size > 0
  workPreviews({ avatars, tenants, renderer, storage, queue, workFolder, isBusy })
  workMails({ letters, tenants, mailer, queue, senderAddress: config.mailFrom })
  return startRounds({
    everyMilliseconds: TEN_MINUTES_MS,
    listTenants: tenants.list,
    report,
    async visit(tenantId) {
      await accounts.forgetOldSessions(tenantId)
      await counters.forgetEnded(tenantId)
      await recovery.forgetOld(tenantId)
      const keptSince = new Date(clock.now().getTime() - MAILS_KEPT_MS)
      await db.inTenant(tenantId, (tx) => deleteMailsBefore(tx, keptSince))
      const people = await db.inTenant(tenantId, (tx) => ledger.usersWithDue(tx, PEOPLE_PER_ROUND))
      for (const userId of people) await db.inTenant(tenantId, (tx) => ledger.expireDue(tx, userId))
    },
  })
}
