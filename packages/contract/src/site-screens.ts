import type { FeatureSwitches } from './entities/feature-switches.ts'
import type { Role } from './roles.ts'
import type { Screen } from './screens.ts'

/** Facts that decide which screens a site has. */
interface SiteFacts {
  readonly isPlatform: boolean
  readonly isFlagship: boolean
  readonly isDevelopment: boolean
  readonly payments: string | null
  readonly switches: FeatureSwitches
}

/** Returns whether a site has this screen. */
export function existsOn({ site = 'every', needs }: Screen, facts: SiteFacts): boolean {
  if (needs && !facts.switches[needs]) return false
  const hasSandbox = facts.payments === 'sandbox'
  switch (site) {
    case 'every':
      return true
    case 'platform':
      return facts.isPlatform
    case 'flagship':
      return facts.isFlagship
    case 'sandbox':
      return hasSandbox
    case 'sandbox-or-development':
      return hasSandbox || facts.isDevelopment
    case 'operator-or-development':
      return facts.isPlatform || facts.isDevelopment
    case 'development':
      return facts.isDevelopment
  }
}

/** Returns whether a signed-in person of this role can open the screen. A suspended site only opens its invoices. */
export function opensFor(screen: Screen, role: Role, site: SiteFacts & { readonly isSuspended?: boolean }): boolean {
  if (!existsOn(screen, site)) return false
  if (site.isSuspended && screen.whileSuspended !== 'open') return false
  if (role === 'operator') return true
  return screen.site === 'operator-or-development' ? site.isDevelopment : (screen.role ?? role) === role
}
