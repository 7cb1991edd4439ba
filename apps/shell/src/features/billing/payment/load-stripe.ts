import type { Appearance, Stripe, StripeElements, StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentStart } from '@vitrine/contract'
import { currentBoot } from '../../../lib/boot/boot.ts'

const timeoutMs = 20_000

/** Stripe's own script, with the seller's key. Rejects when it cannot be loaded: card payments are then unavailable. */
export async function loadForm({ publishableKey, account, clientSecret }: PaymentStart) {
  if (!publishableKey) throw new Error('There is no key for the payment form.')
  const stripe = await inTime(loadStripe(publishableKey, account ? { stripeAccount: account } : {}))
  if (!stripe) throw new Error('The payment form did not load.')
  const elements = stripe.elements({ clientSecret, appearance: appearance(), locale: localeOf() })
  return { stripe, elements }
}

export interface StripeParts {
  stripe: Stripe
  elements: StripeElements
}

// A firewall may drop requests without an error, so loading has a timeout.
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The payment form took too long.')), timeoutMs)
  })
  return Promise.race([work, late])
}

/** Returns the tenant's colours for the payment form, whose frame our styles do not reach. */
function appearance(): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const colour = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colour('primary'),
      colorBackground: colour('surface'),
      colorText: colour('text'),
      colorDanger: colour('danger-text'),
      fontFamily: styles.getPropertyValue('--font-text'),
      borderRadius: colour('radius-control'),
    },
    rules: { '.Input': { border: `1px solid ${colour('border-control')}` } },
  }
}

// Stripe speaks neither Hindi nor Farsi: there its form follows the browser.
function localeOf(): StripeElementLocale {
  const { language } = currentBoot()
  return language === 'en' || language === 'es' || language === 'zh' ? language : 'auto'
}
