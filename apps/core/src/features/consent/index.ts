import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { createTermsChangeEmail } from './agreements/sendable.ts'
import { type LegalVersions, createAgreements } from './agreements/service.ts'
import type { PersonSummaries } from './agreements/store.ts'
import { type NewsletterDates, createNewsletterConsent } from './newsletter/service.ts'

export { agreementRoutes } from './agreements/routes.ts'
export type { Agreements } from './agreements/service.ts'
export type { NewsletterConsent } from './newsletter/service.ts'

interface Platform {
  db: Db
  legal: LegalVersions
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

/** Inputs from the people feature, which depends on this one. */
interface Inputs {
  personSummaries: PersonSummaries
  newsletterDates: NewsletterDates
}

export type ConsentModule = ReturnType<typeof createConsentModule>

/** Records agreement to terms and privacy policy by version, and to newsletters. */
export function createConsentModule(platform: Platform, { personSummaries, newsletterDates }: Inputs) {
  const { db, legal, audit, enqueueEmail, clock, newId } = platform
  const agreements = createAgreements({ db, legal, personSummaries, audit, enqueueEmail, clock })
  return {
    agreements,
    emails: [createTermsChangeEmail(agreements)],
    newsletterConsent: createNewsletterConsent({ newsletterDates, clock, newId }),
  }
}
