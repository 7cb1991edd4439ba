import { t } from '@lingui/core/macro'
import type { PaymentIntentResult } from '@stripe/stripe-js'
import type { PaymentStart } from '@vitrine/contract'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useToast } from '../../../lib/toast/toast.ts'
import { type StripeParts, loadForm } from './load-stripe.ts'
import { isClosed } from './order-closed.tsx'
import type { CardFormProps } from './payment-form-props.ts'
import { paymentErrorText, problemText } from './problem-text.ts'
import { reloadForStripe } from './stripe-allowed.ts'

type Phase = 'loading' | 'missing' | 'open' | 'paying'

/** Stripe's payment form in a place of this page, and paying with what is typed into it or with a saved card. */
export function useStripeForm({ start, savedCard, onPaid, onClosed, returnPath }: CardFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const parts = useRef<StripeParts>(undefined)
  // A second press may come before the page was rendered again.
  const isPaying = useRef(false)
  const [phase, setPhase] = useState<Phase>('loading')
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string>()
  const showToast = useToast()
  const begin = useEffectEvent((isGone: () => boolean) => mount(start, isGone))

  useEffect(() => {
    let isGone = false
    if (reloadForStripe()) return
    void begin(() => isGone)
    return () => {
      isGone = true
      parts.current?.elements.getElement('payment')?.destroy()
      parts.current = undefined
    }
  }, [tries])

  async function mount(payment: PaymentStart, isGone: () => boolean): Promise<void> {
    setPhase('loading')
    try {
      const loaded = await loadForm(payment)
      if (isGone() || !place.current) return
      parts.current = loaded
      if (savedCard !== undefined) return setPhase('open')
      const form = loaded.elements.create('payment')
      form.on('ready', () => setPhase('open'))
      form.on('loaderror', () => setPhase('missing'))
      form.mount(place.current)
    } catch {
      if (!isGone()) setPhase('missing')
    }
  }

  /** Asks the person to confirm where their bank wants it. Stripe refuses a card of anybody but the payment's customer. */
  function confirm({ stripe, elements }: StripeParts): Promise<PaymentIntentResult> {
    const redirect = 'if_required'
    const confirmParams = { return_url: new URL(returnPath, location.origin).href }
    if (savedCard === undefined) return stripe.confirmPayment({ elements, redirect, confirmParams })
    const { clientSecret } = start
    return stripe.confirmPayment({
      clientSecret,
      redirect,
      confirmParams: { ...confirmParams, payment_method: savedCard },
    })
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (phase !== 'open' || isPaying.current || !parts.current) return
    isPaying.current = true
    setProblem(undefined)
    setPhase('paying')
    // Stripe answers with an error as a rule. Where the call itself fails, nothing is known, and the person may try again.
    const answer = await confirm(parts.current).catch(() => undefined)
    isPaying.current = false
    const paymentIntent = answer?.paymentIntent
    const status = paymentIntent?.status
    if (!status && (await isClosed(start))) return onClosed()
    setPhase('open')
    if (paymentIntent && (status === 'succeeded' || status === 'processing'))
      return onPaid({ state: status, paymentRef: paymentIntent.id })
    const title = answer ? t`Payment Failed` : t`Payment Error`
    const text = answer ? problemText(answer.error?.message) : paymentErrorText(undefined)
    setProblem(text)
    showToast({ title, description: text, tone: 'destructive' })
  }

  return { place, phase, problem, submit, retry: () => setTries(tries + 1) }
}
