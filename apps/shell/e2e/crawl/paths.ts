import { existsOn, type Screen, screensWhere } from '@vitrine/contract'
import { OPERATOR_SCREENS, PARTNER_SCREENS, SIGNED_IN_SCREENS } from '../screens.ts'

export type Role = 'visitor' | 'customer' | 'owner' | 'operator'

interface Site {
  tenant: string
  takesPayments: boolean
}

/** Returns where a crawl of a site begins for a role: every screen that the role has, with its tabs. Links lead on. */
export function pathsOf(role: Role, { tenant, takesPayments }: Site): string[] {
  const facts = {
    isPlatform: tenant === 'waymark',
    isFlagship: tenant === 'waymark',
    isDevelopment: true,
    payments: takesPayments ? 'sandbox' : null,
    switches: { batches: true, newsletters: true, customerKeys: false, emailBlast: true },
  }
  const onSite = (isMeant: (screen: Screen) => boolean): string[] =>
    screensWhere((screen) => !screen.isInternal && existsOn(screen, facts) && isMeant(screen))
  if (role === 'visitor') return onSite(({ access }) => access === 'anyone')
  if (role === 'owner') return PARTNER_SCREENS
  if (role === 'operator') return OPERATOR_SCREENS
  const paths = onSite(({ access, site }) => access === 'signed-in' && site !== 'platform')
  const known = SIGNED_IN_SCREENS.filter((path) => paths.includes(path.split('?')[0] ?? ''))
  return [...new Set([...paths, ...known])].filter((path) => path !== '/whitelabel-dashboard')
}
