import type { User } from '@vitrine/contract'

export const whitelabelPath = '/whitelabel-dashboard'

/** Whether the navigation leads a person to the dashboard of partners: those who run a site of their own, and operators. */
export function showsWhitelabel(user: Pick<User, 'role'> | undefined): boolean {
  return user?.role === 'partner' || user?.role === 'operator'
}
