import { type Branding, type Bundle, screenAt } from '@vitrine/contract'
import { bundleCheckout } from '../../../lib/links/checkout-path.ts'

/** Whether the policy of the page that the browser loaded allows Stripe's scripts. Pages without payments do not. */
function isStripeAllowed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const path = loaded ? new URL(loaded.name).pathname : location.pathname
  return screenAt(path)?.takesPayment === true
}

/** Loads the checkout when Stripe takes the payments and this page may not show its form. Returns whether it does. */
export function leaveForStripe(payments: Branding['payments'], bundle: Bundle): boolean {
  if (payments !== 'stripe' || isStripeAllowed()) return false
  location.assign(bundleCheckout(bundle))
  return true
}

/** Reloads this page if it was served without permission for Stripe's form. Returns whether it does. */
export function reloadForStripe(): boolean {
  if (isStripeAllowed()) return false
  location.reload()
  return true
}
