import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentStart } from '@vitrine/contract'
import { Lock } from '#icons'
import { useId } from 'react'
import { formatMoney } from '../../../lib/i18n/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CardFields } from './card-fields.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { FormStack } from '../../../ui/forms/form-stack.tsx'
import type { CardFormProps } from './payment-form-props.ts'
import { useFocusOnFault } from './use-focus-on-fault.ts'
import { useCardPayment } from './use-card-payment.ts'
import { useReportedBusy } from './use-reported-busy.ts'

/** The sandbox's own form: it takes test cards, typed or saved, and behaves as the form of a real provider does. */
export function CardForm(props: CardFormProps) {
  const { start, suggested, isSettling, savedCard } = props
  const { t } = useLingui()
  const adviceId = useId()
  const { submit, answer, faults, problem, phase } = useCardPayment(props)
  const isBusy = phase !== 'open' || isSettling
  useReportedBusy(phase !== 'open', props.onBusy)
  const form = useFocusOnFault([faults, problem])
  return (
    <FormStack ref={form} onSubmit={submit} noValidate aria-label={t`Pay by card`}>
      {problem && (
        <Note tone="bad">
          {/* Not an alert: the toast announces it. */}
          <p>
            {problem.text}{' '}
            {problem.isOfCard && (
              <span id={adviceId}>
                <Trans>You weren’t charged. Try another card, or contact your bank.</Trans>
              </span>
            )}
          </p>
        </Note>
      )}
      {savedCard === undefined && (
        <CardFields
          faults={faults}
          adviceId={problem?.isOfCard ? adviceId : undefined}
          suggested={suggested}
          isBusy={isBusy}
        />
      )}
      <PayButton start={start} busy={isBusy} />
      {phase === 'asking' && <ConfirmStep start={start} onAnswer={answer} />}
    </FormStack>
  )
}

export function PayButton({ start, busy, disabled }: { start: PaymentStart; busy: boolean; disabled?: boolean }) {
  const { t } = useLingui()
  const total = formatMoney(start.amount, { currency: start.currency })
  return (
    <Button
      type="submit"
      size="lg"
      block
      busy={busy}
      busyText={t`Processing...`}
      disabled={disabled}
      icon={<Lock size={18} aria-hidden="true" />}
    >
      <Trans>Pay {total}</Trans>
    </Button>
  )
}
