import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { createDispatch } from '../../platform/email/dispatch.ts'
import { createEnqueueEmail, createEnqueueExample } from '../../platform/email/enqueue.ts'
import type { SendableEmail } from '../../platform/email/sendable.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Mailer } from '../../ports/mailer.ts'
import type { Resolver } from '../../ports/resolver.ts'
import type { ConsentModule } from '../consent/index.ts'
import { EXAMPLE_SPF_HOST, isDevelopmentHost } from '../domains/index.ts'
import { createEmailPreferences } from './preferences/service.ts'
import { senderEmails } from './senders/emails.ts'
import { createSenderChecks } from './senders/sender-checks.ts'
import { createSenders } from './senders/service.ts'
import { createEmailFolders } from './tenant-folder.ts'
import { createMailTexts } from './wording/service.ts'

export { emailPreferenceRoutes } from './preferences/routes.ts'
export type { EmailPreferences } from './preferences/service.ts'
export { emailRoutes } from './routes.ts'
export { publicMailDomains } from './senders/public-domains.ts'
export type { EmailFolders } from './tenant-folder.ts'

interface Platform {
  db: Db
  queue: Queue
  mailer: Mailer
  resolver: Resolver
  audit: Audit
  secretKey: string
  mailFrom: string
  mailSpfHost: string
  platformHost: string
  edgeHost: string | undefined
  authHost: string | undefined
  clock: Clock
}

interface Inputs {
  consent: Pick<ConsentModule, 'newsletterConsent'>
  /** Every email that other features send. */
  emails: readonly SendableEmail[]
}

export type EmailModule = ReturnType<typeof createEmailModule>

/** Emails: their texts, people's preferences, and partners' own senders and wording. */
export function createEmailModule(platform: Platform, { consent, emails: ofOthers }: Inputs) {
  const { db, queue, mailer, resolver, audit, secretKey, mailFrom, mailSpfHost, clock } = platform
  const { platformHost, edgeHost, authHost } = platform
  const ofPlatform = [platformHost, edgeHost, authHost].filter((host) => host !== undefined)
  const isExample = isDevelopmentHost(mailSpfHost)
  const spfHost = isExample ? EXAMPLE_SPF_HOST : mailSpfHost
  const emailPreferences = createEmailPreferences({ db, secretKey, consent: consent.newsletterConsent })
  const emails = [...ofOthers, ...senderEmails]
  const enqueueEmail = createEnqueueEmail(queue)
  const senderChecks = createSenderChecks({ db, resolver, clock, enqueueEmail, spfHost, isExample, ofPlatform })
  const senders = createSenders({ db, audit, senderChecks, secretKey, ofPlatform, isExample })
  const mailTexts = createMailTexts({ db, enqueueExample: createEnqueueExample(queue), emails, audit })
  return {
    emails,
    emailPreferences,
    senderChecks,
    senders,
    mailTexts,
    emailFolders: createEmailFolders({ db, senders }),
    dispatch: createDispatch({
      mailer,
      senderAddress: mailFrom,
      ownSenderOf: senders.verified,
    }),
  }
}
