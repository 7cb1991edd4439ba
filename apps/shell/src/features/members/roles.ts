import { t } from '@lingui/core/macro'
import type { MemberRole, Role } from '@vitrine/contract'

/** The roles that can be granted, as `role memberRole`, from the least to the most. */
const granted = ['customer member', 'partner analyst', 'partner editor', 'partner admin', 'partner owner'] as const

export type GrantableRole = (typeof granted)[number]
/** Roles that people have. "Customer owner" is not granted any more; people who have it keep it. */
export type HeldRole = GrantableRole | 'customer owner'

/** Returns the roles that can be given to a new person, or to a person with a role. */
export function roleChoices(held?: HeldRole): { value: HeldRole; label: string }[] {
  const values = new Set<HeldRole>([...granted, ...(held ? [held] : [])])
  return [...values].map((value) => ({ value, label: roleNames()[value] }))
}

/** Returns the name of a person's role. */
export function roleName(role: Role, memberRole: MemberRole): string {
  const names: Record<string, string> = roleNames()
  return names[`${role} ${memberRole}`] ?? t`Operator`
}

function roleNames(): Record<HeldRole, string> {
  return {
    'customer member': t({ message: 'Customer', comment: 'Somebody who makes videos on the site' }),
    'customer owner': t({ message: 'Customer, account owner', comment: 'Runs a customer account' }),
    'partner analyst': t({ message: 'Team: analyst, read only', comment: 'Sees figures, changes nothing' }),
    'partner editor': t({ message: 'Team: editor, branding', comment: 'May change the brand' }),
    'partner admin': t({ message: 'Team: admin, branding and users', comment: 'May change the brand and people' }),
    'partner owner': t({ message: 'Team: owner, full access', comment: 'May do everything' }),
  }
}

/** Returns the two parts of a role as calls send them: `partner admin` -> `partner`, `admin`. */
export function splitRole(value: HeldRole) {
  const [role, memberRole] = value.split(' ') as ['customer' | 'partner', Exclude<MemberRole, 'operator'>]
  return { role, memberRole }
}
