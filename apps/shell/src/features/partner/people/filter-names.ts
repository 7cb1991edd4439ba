import { t } from '@lingui/core/macro'
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
    'past-due': t({ message: 'Past due', comment: 'State of a subscription' }),
    ended: t({ message: 'Canceled', comment: 'State of a subscription' }),
    none: t`No plan`,
  }
}
