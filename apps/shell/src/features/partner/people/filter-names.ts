import { t } from '@lingui/core/macro'
import { subscriptionStatusName } from '../../../lib/text/subscription-status.ts'
import type { userFilters } from './queries.ts'

type Choices<Name extends keyof typeof userFilters> = Record<(typeof userFilters)[Name][number] | '', string>

export function roleChoices(): Choices<'role'> {
  return { '': t`All roles`, customer: t`Customers`, partner: t`Team` }
}

export function stateChoices(): Choices<'state'> {
  return {
    '': t`All statuses`,
    active: t({ message: 'Active', context: 'switch', comment: 'A person who can sign in' }),
    suspended: t({ message: 'Suspended', comment: 'A person who cannot sign in' }),
    'never-seen': t`Never signed in`,
  }
}

export function planChoices(): Choices<'plan'> {
  return {
    '': t`All plans`,
    subscribed: t`Subscribed`,
    'past-due': subscriptionStatusName('past_due'),
    ended: subscriptionStatusName('canceled'),
    none: t`No plan`,
  }
}
