import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { ShareTokens } from '../../platform/tokens/share-tokens.ts'
import type { Payments } from '../../ports/payments.ts'
import type { BillingModule } from '../billing/index.ts'
import type { EmailModule } from '../email/index.ts'
import type { PartnerBillingModule } from '../partner-billing/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { createAnalytics } from './analytics.ts'
import { createChecklist } from './checklist.ts'
import { createPartnerPeople } from './people/service.ts'
import { createPartnerReport } from './report/service.ts'
import { createPrices } from './prices.ts'
import { createPublicStatus } from './public-status/service.ts'
import { createPartners } from './service.ts'
import { createSiteStatus } from './status.ts'
import { createTaxes } from './tax.ts'
import { createPartnerVideos } from './videos.ts'

interface Platform {
  db: Db
  events: Pick<Events, 'publish'>
  media: Pick<MediaLinks, 'link'>
  shareTokens: Pick<ShareTokens, 'addressOf'>
  /** Null where nothing can be sold. */
  payments: Pick<Payments, 'isLive'> | null
  audit: Audit
  clock: Clock
  newId: () => string
  /** Returns why this node cannot render; undefined when it can or when it does not render. */
  rendererFault: () => Promise<string | undefined>
  /** Whether emails leave this installation. */
  sendsMail: boolean
  /** When the last backup was made: null where there was none, undefined where it is unknown. */
  lastBackup: () => Promise<Date | null | undefined>
}

interface Inputs {
  tenants: Pick<Tenants, 'drop'>
  usage: PartnerBillingModule['usage']
  senders: EmailModule['senders']
  payouts: BillingModule['payouts']
}

export type PartnerModule = ReturnType<typeof createPartnerModule>

/** The partner's dashboard: figures, status, checklist, prices and tax. */
export function createPartnerModule(platform: Platform, { tenants, usage, senders, payouts }: Inputs) {
  const { db, events, media, shareTokens, payments, audit, clock, newId } = platform
  const { rendererFault, sendsMail, lastBackup } = platform
  return {
    partners: createPartners({ db, tenants, events, audit, usage }),
    partnerVideos: createPartnerVideos({ db, media, shareTokens, clock }),
    people: createPartnerPeople({ db, clock }),
    report: createPartnerReport({ db }),
    analytics: createAnalytics({ db, clock }),
    siteStatus: createSiteStatus({ db, clock, rendererFault, payments, sendsMail, lastBackup }),
    checklist: createChecklist({ db, senders, payouts }),
    publicStatus: createPublicStatus({ db, clock, rendererFault, hasPayments: payments !== null, sendsMail }),
    prices: createPrices({ db, tenants, events, audit, clock, usage, newId }),
    taxes: createTaxes({ db, tenants, events, audit }),
  }
}
