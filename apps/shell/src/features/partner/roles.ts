import { t } from '@lingui/core/macro'
import type { FinerRole, Role } from '@vitrine/contract'

/** The standings somebody may be given here, as `role finerRole`, from the least to the most. */
const given = [
  'customer member',
  'customer owner',
  'partner analyst',
  'partner editor',
  'partner admin',
  'partner owner',
] as const

export type GivenStanding = (typeof given)[number]

export function standingChoices(): { value: GivenStanding; label: string }[] {
  return given.map((value) => ({ value, label: standingNames()[value] }))
}

/** What a person of the tenant is called by what they may do. */
export function standingName(role: Role, finerRole: FinerRole): string {
  const names: Record<string, string> = standingNames()
  return names[`${role} ${finerRole}`] ?? t`Operator`
}

function standingNames(): Record<GivenStanding, string> {
  return {
    'customer member': t({ message: 'Customer', comment: 'Somebody who makes videos on the site' }),
    'customer owner': t({ message: 'Customer, account owner', comment: 'Runs a customer account' }),
    'partner analyst': t({ message: 'Team: analyst, reads only', comment: 'Sees figures, changes nothing' }),
    'partner editor': t({ message: 'Team: editor, brand', comment: 'May change the brand' }),
    'partner admin': t({ message: 'Team: admin, brand and people', comment: 'May change the brand and people' }),
    'partner owner': t({ message: 'Team: owner, everything', comment: 'May do everything' }),
  }
}

/** Takes a chosen standing apart into what calls send. */
export function standingOf(value: GivenStanding) {
  const [role, finerRole] = value.split(' ') as ['customer' | 'partner', Exclude<FinerRole, 'operator'>]
  return { role, finerRole }
}
