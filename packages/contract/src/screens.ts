import type { switchableFeatures } from './entities/feature-switches.ts'
import type { Availability } from './types.ts'

/**
 * The sites on which a screen exists; elsewhere its path is answered like an unknown one. The two internal kinds exist in
 * development as well, and those of `operator` exist in production for operators only.
 */
type Site =
  | 'every'
  | 'platform'
  | 'flagship'
  | 'sandbox'
  | 'sandbox-or-development'
  | 'operator-or-development'
  | 'development'

export interface Screen extends Availability {
  /** Signed-in screens ask visitors to sign in and load with the frames around them. */
  readonly access: 'anyone' | 'signed-in'
  /** `every` where it is absent. */
  readonly site?: Site
  /**
   * An internal screen that is not part of the product: no list of paths names it, neither robots.txt nor the answer to unknown
   * paths.
   */
  readonly isInternal?: true
  /** Rendered by the core with its whole text and listed by search engines, so it must not need a session. */
  readonly isIndexed?: true
  /**
   * Uses the partner's own style sheet. No screen does on which people sign in, pay, give consent, administer, or repair that
   * sheet.
   */
  readonly hasPartnerSheet?: true
  /**
   * The role that the screen requires. Operators may open every screen of their site. Without it, every signed-in person may.
   */
  readonly role?: 'partner' | 'operator'
  /** A feature that the operator can turn off, and the screen with it. */
  readonly needs?: (typeof switchableFeatures)[number]
  /** People pay here. Where Stripe takes payments, only these screens may load its form. */
  readonly takesPayment?: true
}

const publicPage = { access: 'anyone', isIndexed: true, hasPartnerSheet: true } as const
const signInPage = { access: 'anyone', whilePaused: 'open', whileSuspended: 'open' } as const
const linkPage = { access: 'anyone' } as const
const app = { access: 'signed-in' } as const
const brandedApp = { access: 'signed-in', hasPartnerSheet: true } as const

/**
 * Every screen of the shell by its path. The core answers these paths with the page and 200, and every other path with the same
 * page and 404. All lists of screens, in core and shell, follow from this record.
 */
export const screens = {
  '/': publicPage,
  '/features': publicPage,
  '/pricing': publicPage,
  '/faq': publicPage,
  '/whitelabel-pricing': { ...publicPage, site: 'flagship' },
  '/terms-of-service': publicPage,
  '/cookie-policy': publicPage,
  '/privacy': publicPage,
  '/company-ethics': publicPage,
  '/verify': publicPage,
  '/status': { access: 'anyone', whilePaused: 'open', hasPartnerSheet: true },
  '/login': signInPage,
  '/register': linkPage,
  '/forgot-password': signInPage,
  '/reset-password': signInPage,
  '/verify-email': linkPage,
  '/undo-email-change': linkPage,
  '/unsubscribe': linkPage,
  '/account-deleted': linkPage,
  '/accept-invitation': linkPage,
  '/twin-consent': linkPage,
  '/withdraw-consent': linkPage,
  '/impersonation': linkPage,
  '/dashboard': { ...brandedApp, takesPayment: true },
  '/generate-video': { ...brandedApp, takesPayment: true },
  '/my-videos': brandedApp,
  '/my-videos-clean': brandedApp,
  '/manage-avatars': app,
  '/manage-avatars-clean': app,
  '/profile': app,
  '/videos/batch': { ...brandedApp, needs: 'batches' },
  '/watch': brandedApp,
  '/leads': brandedApp,
  '/billing': app,
  '/security': { ...app, whilePaused: 'open' },
  '/integrations': app,
  '/whitelabel-dashboard': { ...app, role: 'partner', whilePaused: 'open', whileSuspended: 'open' },
  '/onboarding': brandedApp,
  '/admin': { ...app, site: 'platform', role: 'operator' },
  '/auth-demo': { ...app, site: 'sandbox-or-development' },
  '/checkout': { ...app, takesPayment: true },
  '/subscription-addons': app,
  '/add-ons': app,
  '/payment-success': app,
  '/sandbox-portal': { ...app, site: 'sandbox' },
  '/sandbox-onboarding': { ...app, site: 'sandbox' },
  '/stripe-credit-test': { ...app, site: 'sandbox-or-development', isInternal: true, takesPayment: true },
  '/stripe-test': { ...app, site: 'sandbox-or-development', isInternal: true, takesPayment: true },
  '/avatar-test': { ...app, site: 'operator-or-development', isInternal: true },
  '/translation-test': { ...app, site: 'operator-or-development', isInternal: true },
  '/dev/kit': { access: 'anyone', site: 'development', isInternal: true },
} as const satisfies Readonly<Record<`/${string}`, Screen>>

export type ScreenPath = keyof typeof screens

/** Returns the screen at exactly this path; another case or a trailing slash makes another path. */
export function screenAt(path: string): Screen | undefined {
  return Object.hasOwn(screens, path) ? screens[path as ScreenPath] : undefined
}

/** Returns whether people have to be signed in to use the screen at this path. */
export function isSignedInScreen(path: string): boolean {
  return screenAt(path)?.access === 'signed-in'
}

/** Returns the paths of the screens for which `isMeant` holds, in the order of the record. */
export function screensWhere(isMeant: (screen: Screen) => boolean): ScreenPath[] {
  return (Object.keys(screens) as ScreenPath[]).filter((path) => isMeant(screens[path]))
}

/** The product's screens: all but internal ones. */
export const productScreens = /* @__PURE__ */ screensWhere(({ isInternal }) => !isInternal)

/** The screens that search engines show. */
export const indexedScreens = /* @__PURE__ */ screensWhere(({ isIndexed }) => isIndexed === true)
