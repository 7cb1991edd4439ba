import { privateScreens } from './private-screens.ts'

/**
 * The paths under which the shell shows a screen. The core answers them with the page and 200; every other path gets the same page
 * with 404, on which the shell says so.
 */
export const screens = [
  '/',
  '/features',
  '/pricing',
  '/faq',
  '/whitelabel-pricing',
  '/terms-of-service',
  '/cookie-policy',
  '/privacy',
  '/company-ethics',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/unsubscribe',
  '/account-deleted',
  '/accept-invitation',
  '/support-login',
  ...privateScreens,
] as const

/** The screens that search engines may show. They travel with their text, so they must not need anybody to be signed in. */
export const publicScreens = [
  '/',
  '/features',
  '/pricing',
  '/faq',
  '/whitelabel-pricing',
  '/company-ethics',
  '/cookie-policy',
  '/privacy',
  '/terms-of-service',
] as const

/** Screens on which operators try out what calls something. */
export const trialScreens = ['/avatar-test', '/translation-test', '/stripe-credit-test', '/stripe-test'] as const

/**
 * Screens that exist outside production only; the core answers them elsewhere as any other path that is none. The kit's gallery
 * is for everybody.
 */
export const internalScreens = [...trialScreens, '/dev/kit'] as const

export type ScreenPath = (typeof screens)[number]

/** The screens on which people pay; where Stripe takes the money, they alone may load its form. */
export const paymentScreens = [
  '/checkout',
  '/dashboard',
  '/generate-video',
  '/stripe-credit-test',
  '/stripe-test',
] as const

/** Screens that never load a partner's own style sheet: where people sign in, pay, give consent, rule, or mend that sheet. */
const plainScreens: readonly ScreenPath[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/unsubscribe',
  '/account-deleted',
  '/accept-invitation',
  '/support-login',
  '/auth-demo',
  '/profile',
  '/billing',
  '/checkout',
  '/subscription-addons',
  '/add-ons',
  '/payment-success',
  '/sandbox-portal',
  '/sandbox-onboarding',
  '/admin',
  '/whitelabel-dashboard',
]

/**
 * Whether a screen shows a partner's own style sheet. What is no screen as it is spelt never does: the browser's side takes
 * other spellings of an address (capitals, a slash behind it) for the screen that they mean.
 */
export function showsTenantSheet(path: string): boolean {
  const screen = screens.find((known) => known === path)
  return screen !== undefined && !plainScreens.includes(screen)
}
