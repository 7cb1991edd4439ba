import type { Clock } from '../../../platform/time/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { SendableEmail } from '../../../platform/email/sendable.ts'
import type { ConsentRow } from '../consent/consent-store.ts'
import { createRequestTokens } from '../consent/request-tokens.ts'
import { twinConsentCopyEmail } from './consent-copy.ts'
import { twinConsentRequestEmail } from './consent-request.ts'

/** Creates emails to people asked for consent: to an address that may have no account, in the reader's language. */
export function createRequestEmails(clock: Clock): SendableEmail[] {
  const { issue, copyOf } = createRequestTokens({ clock })
  return [toAsked(twinConsentRequestEmail, issue), toAsked(twinConsentCopyEmail, copyOf)]
}

function toAsked(
  email: typeof twinConsentCopyEmail | typeof twinConsentRequestEmail,
  load: (tx: TenantTx, consentId: string) => Promise<{ email: string; consent: ConsentRow } | undefined>,
): SendableEmail {
  return {
    email: email as SendableEmail['email'],
    async prepare(tx, order) {
      const data = await load(tx, email.payload.parse(order).consentId)
      if (!data) return undefined
      const { personName, language } = data.consent
      return { to: data.email, reader: { name: personName, username: '', language }, data }
    },
  }
}
