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
  '/undo-email-change',
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

/** Screens for trying out payments. They and `/auth-demo` exist in development, and where the sandbox takes the money. */
export const paymentTestScreens = ['/stripe-credit-test', '/stripe-test'] as const

/** Screens for trying out other calls. They exist in development, and on the platform's own host for operators. */
export const operatorTestScreens = ['/avatar-test', '/translation-test'] as const

/** Screens that are no part of the product. Where one does not exist, the core answers it as any other path that is none. */
export const internalScreens = [...paymentTestScreens, ...operatorTestScreens, '/dev/kit'] as const

export type ScreenPath = (typeof screens)[number]

/** The screens on which people pay; where Stripe takes the money, they alone may load its form. */
export const paymentScreens = [
  '/checkout',
  '/dashboard',
  '/generate-video',
  '/stripe-credit-test',
  '/stripe-test',
] as const

/** Screens that wear a partner's own style sheet: none where people sign in, pay, give consent, rule, or mend that sheet. */
const dressedScreens: readonly ScreenPath[] = [
  '/',
  '/features',
  '/pricing',
  '/faq',
  '/whitelabel-pricing',
  '/terms-of-service',
  '/cookie-policy',
  '/privacy',
  '/company-ethics',
  '/dashboard',
  '/generate-video',
  '/my-videos',
  '/my-videos-clean',
  '/videos/batch',
  '/leads',
  '/onboarding',
]

/**
 * Whether a screen shows a partner's own style sheet. No other spelling of its address does: the browser's side takes capitals
 * and slashes behind it for the screen that they mean, so a list of screens without the sheet would have holes.
 */
export function showsTenantSheet(path: string): boolean {
  return dressedScreens.some((screen) => screen === path)
}
