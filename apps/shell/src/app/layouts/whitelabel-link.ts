import type { User } from '@vitrine/contract'

export const whitelabelPath = '/whitelabel-dashboard'

/** Whether the navigation has a link to the partner's dashboard. */
export function showsWhitelabel(user: Pick<User, 'role'> | undefined): boolean {
  return user?.role === 'partner' || user?.role === 'operator'
}
