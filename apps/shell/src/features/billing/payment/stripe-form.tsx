import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { RotateCcw } from '#icons'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { PayButton } from './card-form.tsx'
import { FormStack } from '../../../ui/forms/form-stack.tsx'
import type { CardFormProps } from './payment-form-props.ts'
import { useReportedBusy } from './use-reported-busy.ts'
import { useStripeForm } from './use-stripe-form.ts'

/** The form of Stripe: what is typed into it goes to Stripe alone. With a saved card only the button is left of it. */
export function StripeForm(props: CardFormProps) {
  const { t } = useLingui()
  const { place, phase, problem, submit, retry } = useStripeForm(props)
  useReportedBusy(phase === 'paying', props.onBusy)
  if (phase === 'missing')
    return (
      <Note tone="bad">
        <p role="alert">
          <Trans>
            Couldn’t load the payment form. Check your connection and whether your browser blocks stripe.com. You
            weren’t charged.
          </Trans>
        </p>
        <Button variant="secondary" icon={<RotateCcw size={16} aria-hidden="true" />} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </Note>
    )
  return (
    <FormStack onSubmit={(event) => void submit(event)} aria-label={t`Pay by card`} aria-busy={phase === 'loading'}>
      {problem && (
        <Note tone="bad">
          {/* Not an alert: the toast announces it. */}
          <p>{problem}</p>
        </Note>
      )}
      {phase === 'loading' && props.savedCard === undefined && (
        <Skeleton height="220px" radius={token.radius.control} />
      )}
      <div ref={place} />
      <PayButton start={props.start} busy={phase === 'paying' || props.isSettling} disabled={phase === 'loading'} />
    </FormStack>
  )
}
