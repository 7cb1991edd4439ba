import type { AccountsModule } from './features/accounts/index.ts'
import { apiKeyEmails } from './features/api-keys/index.ts'
import type { AuthModule } from './features/auth/index.ts'
import { batchEmails } from './features/batches/index.ts'
import { billingEmails } from './features/billing/index.ts'
import type { ConsentModule } from './features/consent/index.ts'
import { createSupportAskedEmail } from './features/impersonation/index.ts'
import { integrationEmails } from './features/integrations/index.ts'
import type { MembersModule } from './features/members/index.ts'
import { partnerBillingEmails } from './features/partner-billing/index.ts'
import { exportEmails } from './features/security/index.ts'
import { leadEmails } from './features/sharing/index.ts'
import { videoEmails } from './features/videos/index.ts'
import type { Clock } from './platform/clock.ts'
import type { SendableEmail } from './platform/email/sendable.ts'

interface Parts {
  auth: Pick<AuthModule, 'emails'>
  consent: Pick<ConsentModule, 'emails'>
  members: Pick<MembersModule, 'emails'>
  accounts: Pick<AccountsModule, 'emails'>
  clock: Clock
}

/** Lists the emails of all features. */
export function listEmails({ auth, consent, members, accounts, clock }: Parts): SendableEmail[] {
  return [
    ...auth.emails,
    ...apiKeyEmails,
    ...consent.emails,
    createSupportAskedEmail(clock),
    ...members.emails,
    ...accounts.emails,
    ...billingEmails,
    ...partnerBillingEmails,
    ...videoEmails,
    ...leadEmails,
    ...batchEmails,
    ...exportEmails,
    ...integrationEmails,
  ]
}
