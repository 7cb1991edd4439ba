import type { AdminSystem } from '@vitrine/contract'
import type { Config } from '../../config.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Storage } from '../../ports/storage.ts'
import type { AuthModule } from '../auth/index.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { BillingModule } from '../billing/index.ts'
import type { StatementsModule } from '../statements/index.ts'
import type { CreditGrantsModule } from '../credit-grants/index.ts'
import type { BrandingModule } from '../branding/index.ts'
import type { EmailModule } from '../email/index.ts'
import type { MembersModule } from '../members/index.ts'
import type { PartnerModule } from '../partner/index.ts'
import type { PartnerBillingModule } from '../partner-billing/index.ts'
import { type Tenants, readBuiltInFolders } from '../tenants/index.ts'
import type { TrashModule } from '../trash/index.ts'
import type { TwinsModule } from '../twins/index.ts'
import type { VideoModerationModule } from '../video-moderation/index.ts'
import { createHealth } from './health/service.ts'
import { createAdminMedia } from './media/service.ts'
import { createAdminPeople } from './people/service.ts'
import { createPartnerLists } from './partners/partner-lists.ts'
import { createPartnerSerializer } from './partners/partner-serializer.ts'
import { createRemovals } from './partners/removal.ts'
import { createPartnerSites } from './partners/service.ts'
import { createTenantFolders } from './partners/tenant-folders.ts'
import { createAdminSearch } from './search/service.ts'
import { createAdmin } from './service.ts'
import { createWebhookEvents } from './webhook-events.ts'

export { startRemovalWorker } from './partners/jobs.ts'
export { tenantAdminRoutes } from './partners/routes.ts'
export { adminRoutes } from './routes.ts'

interface Platform {
  db: Db
  storage: Storage
  media: Pick<MediaLinks, 'link'>
  queue: Queue
  events: Pick<Events, 'publish'>
  audit: Audit
  staffEmailDomain: string
  mailFrom: string
  /** Whether emails leave this installation. */
  sendsMail: boolean
  /** Problems of this installation's settings. */
  warnings: () => AdminSystem['warnings']
  installation: Pick<Config, 'dataDir' | 'role' | 'storageSettings'>
  /** When the last backup was made. */
  lastBackup: () => Promise<Date | null | undefined>
  lastDrill: () => Promise<{ at: string; isPassed: boolean } | null>
  clock: Clock
  newId: () => string
}

interface Inputs {
  tenants: Tenants
  auth: Pick<AuthModule, 'authentication' | 'reauthentication'>
  branding: Pick<BrandingModule, 'brands'>
  partnerBilling: PartnerBillingModule
  members: Pick<MembersModule, 'invitations' | 'team' | 'teamSessions'>
  email: Pick<EmailModule, 'emailFolders'>
  creditGrants: Pick<CreditGrantsModule, 'creditAdjustments'>
  billing: Pick<BillingModule, 'lookUp' | 'personalData'>
  statements: Pick<StatementsModule, 'creditLines'>
  avatars: Pick<AvatarsModule, 'avatars'>
  twins: Pick<TwinsModule, 'avatarDetails' | 'review'>
  trash: Pick<TrashModule, 'add'>
  videoModeration: VideoModerationModule
  partner: Pick<PartnerModule, 'people'>
}

/** The operator's console: people, videos, partners, their removal, payments and the state of the system. */
export function createAdminModule(platform: Platform, inputs: Inputs) {
  const { db, storage, media, queue, events, audit, staffEmailDomain, mailFrom, sendsMail, warnings } = platform
  const { installation, lastBackup, lastDrill, clock, newId } = platform
  const { tenants, auth, branding, partnerBilling, members, email, creditGrants, billing, statements } = inputs
  const { avatars, twins, trash, videoModeration, partner } = inputs
  const { invitations } = members
  const { usageOverview, usageEverywhere } = partnerBilling
  const serializePartners = createPartnerSerializer({ tenants, usageOverview })
  const partnerSites = createPartnerSites({
    db,
    tenants,
    invitations,
    reauthentication: auth.reauthentication,
    avatars: avatars.avatars,
    serializePartners,
    agreed: partnerBilling.agreed,
    events,
    audit,
    clock,
    newId,
    folders: readBuiltInFolders,
  })
  return {
    admin: createAdmin({
      db,
      media,
      authentication: auth.authentication,
      staffEmailDomain,
      sendsMail,
      mailFrom,
      warnings,
    }),
    adminPeople: createAdminPeople({
      db,
      tenants,
      people: partner.people,
      avatars: avatars.avatars,
      adjustments: creditGrants.creditAdjustments,
      creditLines: statements.creditLines,
      team: members.team,
      sessions: members.teamSessions,
      trash,
      audit,
    }),
    health: createHealth({ db, ...installation, storage, lastBackup, lastDrill, clock }),
    search: createAdminSearch({ db }),
    adminMedia: createAdminMedia({ db, tenants, ...videoModeration, ...twins }),
    webhookEvents: createWebhookEvents({ db, lookUp: billing.lookUp }),
    partnerSites,
    partnerLists: createPartnerLists({ db, serializePartners, usageEverywhere }),
    removals: createRemovals({
      db,
      partners: partnerSites,
      tenants,
      billing: billing.personalData,
      paymentMethods: partnerBilling.paymentMethods,
      storage,
      queue,
      audit,
      clock,
      newId,
    }),
    tenantFolders: createTenantFolders({
      db,
      brands: branding.brands,
      emailFolders: email.emailFolders,
      partners: partnerSites,
      invitations,
      audit,
      newId,
    }),
  }
}
