import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { type EnqueueEmail, createEnqueueExample } from '../../platform/email/enqueue.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { GateRules } from '../../platform/safe-fetch/gate.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { EmailModule } from '../email/index.ts'
import { createDeliveries } from './delivery/delivery.ts'
import { startDispatcher } from './delivery/dispatcher.ts'
import { createOutcomes } from './delivery/outcome.ts'
import { createExportRows } from './exports/rows.ts'
import { createDeliveryLog } from './log/service.ts'
import { createIntegrationStatus } from './status.ts'
import { createTestEmails } from './test-emails.ts'
import { createWebhookAccess } from './webhooks/access.ts'
import { createReceiverCheck } from './webhooks/receiver.ts'
import { createWebhookSecrets } from './webhooks/secrets.ts'
import { createWebhooks } from './webhooks/service.ts'

interface Platform {
  db: Db
  queue: Pick<Queue, 'send'>
  audit: Audit
  enqueueEmail: EnqueueEmail
  /** Rules for the addresses of webhooks. */
  webhookRules: GateRules
  /** Sends to webhooks, within these rules. */
  webhookFetch: SafeFetch
  secretKey: string
  asksForFactor: boolean
  /** The service that delivers emails; null where none does. */
  emailService: string | null
  sendsMail: boolean
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

interface Inputs {
  avatars: Pick<AvatarsModule['avatars'], 'list'>
  emailPreferences: Pick<EmailModule['emailPreferences'], 'findPerson'>
}

export type IntegrationsModule = ReturnType<typeof createIntegrationsModule>

/** Webhooks, exports and shares of a site. */
export function createIntegrationsModule(platform: Platform, { avatars, emailPreferences }: Inputs) {
  const { db, queue, audit, enqueueEmail, webhookRules, secretKey, asksForFactor, emailService, sendsMail } = platform
  const { webhookFetch: safeFetch, clock, newId, report } = platform
  const access = createWebhookAccess({ asksForFactor })
  const secrets = createWebhookSecrets(secretKey)
  const recordOutcome = createOutcomes({ clock, audit, enqueueEmail })
  const deliveries = createDeliveries({ db, safeFetch, secrets, recordOutcome, clock })
  const checkReceiver = createReceiverCheck(webhookRules)
  const webhooks = createWebhooks({ db, access, checkReceiver, secrets, audit, clock, newId })
  return {
    webhooks,
    status: createIntegrationStatus({ webhooks, emailService, sendsMail }),
    exportRows: createExportRows({ db, avatars }),
    testEmails: createTestEmails({
      db,
      enqueueExample: createEnqueueExample(queue),
      emailPreferences,
      emailService,
      sendsMail,
    }),
    deliveryLog: createDeliveryLog({ db, access, clock, newId }),
    clock,
    personalData: {
      erase: webhooks.eraseOf,
      list: (tenantId: string, userId: string) =>
        db.inTenant(tenantId, (tx) => webhooks.listOf(tx, { userId, seesSite: false })),
    },
    /** Starts sending from this process. Returns a function that stops it. */
    startDispatcher: () => startDispatcher({ db, deliveries, clock, newId, report }),
  }
}
