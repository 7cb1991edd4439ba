import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { createEnqueueEmail } from '../../platform/email/enqueue.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Storage } from '../../ports/storage.ts'
import type { AccountsModule } from '../accounts/index.ts'
import type { AuthModule } from '../auth/index.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { BrandKitsModule } from '../brand-kits/index.ts'
import type { EmailBlasts } from '../email-blasts/index.ts'
import type { GlossaryModule } from '../glossary/index.ts'
import type { ListingFeedsModule } from '../listing-feeds/index.ts'
import type { BatchesModule } from '../batches/index.ts'
import type { BillingModule } from '../billing/index.ts'
import type { IntegrationsModule } from '../integrations/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { ScriptsModule } from '../scripts/index.ts'
import type { SharingModule } from '../sharing/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { TwinsModule } from '../twins/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import type { VideosModule } from '../videos/index.ts'
import { createAccountExports } from './account-export/service.ts'
import { createAlerts } from './alerts/service.ts'
import { createIpBlocks } from './ip-blocks/service.ts'
import { createMetrics } from './metrics.ts'
import { createPrivacy } from './privacy/account-deletion.ts'
import { createExports } from './privacy/data-export.ts'
import { createSecurity } from './service.ts'
import { createSecuritySettings } from './settings.ts'
import { createSiteSessions } from './site-sessions.ts'
import { createTrafficCounter } from './traffic/counter.ts'
import { createExportFiles } from './tenant-export/files.ts'
import { createTenantExports } from './tenant-export/service.ts'

export { exportEmails } from './tenant-export/emails.ts'
export { startExportWorker } from './tenant-export/jobs.ts'
export { privacyRoutes } from './privacy/routes.ts'
export { securityRoutes } from './routes.ts'

interface Platform {
  db: Db
  events: Events
  storage: Storage
  queue: Queue
  media: MediaLinks
  workFolder: string
  audit: Audit
  clock: Clock
  newId: () => string
  report: (error: Error) => void
  /** The slug of the platform's own tenant. */
  platformTenant: string
}

interface Inputs {
  tenants: Pick<Tenants, 'drop' | 'withId' | 'withSlug'>
  ledger: Ledger
  auth: Pick<AuthModule, 'reauthentication'>
  accounts: AccountsModule
  billing: Pick<BillingModule, 'personalData'>
  uploads: Pick<UploadsModule, 'personalData'>
  avatars: Pick<AvatarsModule, 'personalData'>
  twins: Pick<TwinsModule, 'personalData'>
  brandKits: Pick<BrandKitsModule, 'personalData'>
  glossary: Pick<GlossaryModule, 'personalData'>
  emailBlasts: { emailBlasts: Pick<EmailBlasts, 'erase' | 'exportOwn'> }
  scripts: Pick<ScriptsModule, 'personalData' | 'versions'>
  videos: Pick<VideosModule, 'personalData'>
  sharing: Pick<SharingModule, 'leads'>
  batches: Pick<BatchesModule, 'personalData'>
  listingFeeds: Pick<ListingFeedsModule, 'erase'>
  integrations: Pick<IntegrationsModule, 'personalData'>
}

/** The security dashboard, the audit log, and a person's right to export and delete everything that is stored about them. */
export function createSecurityModule(platform: Platform, inputs: Inputs) {
  const { db, events, storage, queue, media, workFolder, audit, clock, newId, report, platformTenant } = platform
  const { tenants, ledger, auth, accounts, scripts, sharing } = inputs
  const { reauthentication } = auth
  const traffic = createTrafficCounter({ db, clock, report })
  const alerts = createAlerts({ db, clock })
  const platformTenantId = async () => (await tenants.withSlug(platformTenant))?.id
  const { accountData, profile } = accounts
  const { versions } = scripts
  const { leads } = sharing
  const videos = inputs.videos.personalData
  const avatars = inputs.avatars.personalData
  const twins = inputs.twins.personalData
  const uploads = inputs.uploads.personalData
  const brandKits = inputs.brandKits.personalData
  const glossary = inputs.glossary.personalData
  const { emailBlasts } = inputs.emailBlasts
  const drafts = scripts.personalData
  const billing = inputs.billing.personalData
  const batchPersonalData = inputs.batches.personalData
  const integrations = inputs.integrations.personalData
  const exports = createExports({
    db,
    ledger,
    accountData,
    profile,
    videos,
    avatars,
    twins,
    brandKits,
    glossary,
    emailBlasts,
    uploads,
    drafts,
    versions,
    leads,
    billing,
    integrations,
    storage,
    audit,
    clock,
  })
  return {
    security: createSecurity({ db, tenants }),
    traffic,
    alerts,
    metrics: createMetrics({ db, clock, traffic, alerts }),
    ipBlocks: createIpBlocks({ db, events, audit, clock, newId, report, platformTenantId }),
    siteSessions: createSiteSessions({ db, events, audit, clock, reauthentication }),
    settings: createSecuritySettings({ db, events, audit, tenants, reauthentication }),
    tenantExports: createTenantExports({
      db,
      storage,
      queue,
      media,
      files: createExportFiles({ db, ledger, videos }),
      workFolder,
      audit,
      enqueueEmail: createEnqueueEmail(queue),
      clock,
      newId,
    }),
    privacy: createPrivacy({
      db,
      ledger,
      accountData,
      videos,
      twins,
      brandKits,
      glossary,
      emailBlasts,
      uploads,
      drafts,
      listingFeeds: inputs.listingFeeds,
      batchPersonalData,
      integrations,
      versions,
      billing,
      leads,
      storage,
      clock,
      report,
    }),
    exports,
    accountExports: createAccountExports({
      db,
      storage,
      queue,
      media,
      tenants,
      exports,
      workFolder,
      audit,
      enqueueEmail: createEnqueueEmail(queue),
      clock,
      newId,
    }),
  }
}
