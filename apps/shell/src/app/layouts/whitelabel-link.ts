import { type User, screens } from '@vitrine/contract'

export const whitelabelPath = '/whitelabel-dashboard'

/**
 * Whether the navigation leads a person to the dashboard of partners: those who run a site of their own, and operators.
 * Nobody is led to a screen that does not exist.
 */
export function showsWhitelabel(user: Pick<User, 'role'> | undefined, existing: readonly string[] = screens): boolean {
  return existing.includes(whitelabelPath) && (user?.role === 'partner' || user?.role === 'operator')
}
