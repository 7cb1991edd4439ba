import { t } from '@lingui/core/macro'
import { call } from '@vitrine/contract/client'
import { type FormEvent, useRef, useState } from 'react'
import { useToast } from '../../../lib/toast/toast.ts'
import { type CardFault, faultsOf } from './card-number.ts'
import { isClosed } from './order-closed.tsx'
import type { CardFormProps } from './payment-form-props.ts'
import { paymentErrorText, problemText, unconfirmedText } from './problem-text.ts'

type Method = { cardNumber: string; cardExpiry: string } | { savedCard: string }

interface PaymentProblem {
  title: string
  text: string
  /** The card itself was refused, and nothing else. */
  isOfCard?: boolean
}

type Paying = Pick<CardFormProps, 'onClosed' | 'onPaid' | 'savedCard' | 'start'>

/** Pays an open payment of the sandbox with a test card: one try at a time, with the step that some cards ask for between. */
export function useCardPayment({ start, savedCard, onPaid, onClosed }: Paying) {
  const showToast = useToast()
  const [faults, setFaults] = useState<CardFault[]>([])
  const [problem, setProblem] = useState<PaymentProblem>()
  const [phase, setPhase] = useState<'open' | 'paying' | 'asking'>('open')
  // Holds a typed number while the person is asked, and only then.
  const asked = useRef<Method>(undefined)
  // A second press may come before the page was rendered again.
  const isPaying = useRef(false)

  function refuse(reason: PaymentProblem) {
    setProblem(reason)
    setPhase('open')
    showToast({ title: reason.title, description: reason.text, tone: 'destructive' })
  }

  async function pay(card: Method, { confirmed = false } = {}): Promise<void> {
    if (isPaying.current) return
    isPaying.current = true
    setProblem(undefined)
    setPhase('paying')
    try {
      const { id, status, message } = await call('POST /api/sandbox/confirm', {
        body: { clientSecret: start.clientSecret, ...card, confirmed },
      })
      if (status === 'requires_action') {
        asked.current = card
        return setPhase('asking')
      }
      if (status !== 'requires_payment_method') return onPaid({ state: status, paymentRef: id })
      if (await isClosed(start)) return onClosed()
      refuse({ title: t`Payment Failed`, text: problemText(message), isOfCard: true })
    } catch (error) {
      refuse({ title: t`Payment Error`, text: paymentErrorText(error) })
    } finally {
      isPaying.current = false
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase !== 'open') return
    if (savedCard !== undefined) return void pay({ savedCard })
    const typed = new FormData(event.currentTarget)
    const [number, expiry, code] = ['cardNumber', 'expiry', 'code'].map((name) => String(typed.get(name) ?? ''))
    const found = faultsOf({ number: number ?? '', expiry: expiry ?? '', code: code ?? '' }, new Date())
    setFaults(found)
    if (found.length === 0) void pay({ cardNumber: number ?? '', cardExpiry: expiry ?? '' })
  }

  function answer(agreed: boolean) {
    const card = asked.current
    asked.current = undefined
    if (agreed && card) void pay(card, { confirmed: true })
    else refuse({ title: t`Payment Failed`, text: unconfirmedText() })
  }

  return { submit, answer, faults, problem, phase }
}
