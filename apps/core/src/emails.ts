import type { AccountsModule } from './features/accounts/index.ts'
import { apiKeyEmails } from './features/api-keys/index.ts'
import type { AuthModule } from './features/auth/index.ts'
import { twinServiceEmails } from './features/twin-services/index.ts'
import { createRequestEmails, twinEmails } from './features/twins/index.ts'
import { batchEmails } from './features/batches/index.ts'
import { billingEmails } from './features/billing/index.ts'
import type { ConsentModule } from './features/consent/index.ts'
import type { EmailAddressesModule } from './features/email-addresses/index.ts'
import { emailBlastEmails } from './features/email-blasts/index.ts'
import { createSupportAskedEmail } from './features/impersonation/index.ts'
import { integrationEmails } from './features/integrations/index.ts'
import type { MembersModule } from './features/members/index.ts'
import { partnerBillingEmails } from './features/partner-billing/index.ts'
import { exportEmails } from './features/security/index.ts'
import { leadEmails } from './features/sharing/index.ts'
import { videoModerationEmails } from './features/video-moderation/index.ts'
import { videoEmails } from './features/videos/index.ts'
import type { Clock } from './platform/time/clock.ts'
import type { SendableEmail } from './platform/email/sendable.ts'

interface Deps {
  auth: Pick<AuthModule, 'emails'>
  emailAddresses: Pick<EmailAddressesModule, 'emails'>
  consent: Pick<ConsentModule, 'emails'>
  members: Pick<MembersModule, 'emails'>
  accounts: Pick<AccountsModule, 'emails'>
  clock: Clock
}

/** Lists the emails of all features. */
export function listEmails({ auth, emailAddresses, consent, members, accounts, clock }: Deps): SendableEmail[] {
  return [
    ...auth.emails,
    ...emailAddresses.emails,
    ...apiKeyEmails,
    ...consent.emails,
    createSupportAskedEmail(clock),
    ...members.emails,
    ...accounts.emails,
    ...billingEmails,
    ...partnerBillingEmails,
    ...videoEmails,
    ...videoModerationEmails,
    ...twinEmails,
    ...twinServiceEmails,
    ...createRequestEmails(clock),
    ...leadEmails,
    ...emailBlastEmails,
    ...batchEmails,
    ...exportEmails,
    ...integrationEmails,
  ]
}
