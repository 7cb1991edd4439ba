import { t } from '@lingui/core/macro'
import type { MemberRole, Role } from '@vitrine/contract'

/** Returns the short name of a role in the tenant. */
export function shortRoleName(role: Role, memberRole: MemberRole): string {
  return roleNameOf(`${role} ${memberRole}`) ?? t`Operator`
}

/** Returns the name of a role as the audit log writes it, e.g. `partner editor`; undefined of any other text. */
export function roleNameOf(written: string): string | undefined {
  const names: Record<string, string> = {
    'customer member': t({ message: 'Customer', comment: 'Somebody who makes videos on the site' }),
    'customer owner': t({ message: 'Account owner', comment: 'A customer who runs an account' }),
    'partner analyst': t({ message: 'Analyst', comment: 'Role in the team of a site' }),
    'partner editor': t({ message: 'Editor', comment: 'Role in the team of a site' }),
    'partner admin': t({ message: 'Admin', comment: 'Role in the team of a site' }),
    'partner owner': t({ message: 'Owner', comment: 'Role in the team of a site' }),
  }
  return names[written]
}
