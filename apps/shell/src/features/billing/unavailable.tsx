import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError } from '@vitrine/contract/client'
import { Mail, RotateCcw } from 'lucide-react'
import { useBoot } from '../../kit/boot.ts'
import { mailLink } from '../../kit/mail-link.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { PlainState } from './plain-state.tsx'

interface UnavailableProps {
  /** Why the payment could not be begun; none where the address asks for nothing. */
  error?: unknown
  onRetry?: () => void
}

/** What stands in place of a payment form that cannot come, and where to go instead. */
export function Unavailable({ error, onRetry }: UnavailableProps) {
  const { payments } = useBoot()
  const code = payments ? error instanceof ApiError && error.code : 'payments-off'
  return (
    <PlainState
      title={t`Unable to load payment information.`}
      text={payments ? reasonOf(error) : t`Buying is not set up here yet. Contact sales instead.`}
    >
      {code === 'payments-off' && <SalesButton />}
      {code === 'already-subscribed' && (
        <LinkButton to="/billing">
          <Trans>Go to Billing</Trans>
        </LinkButton>
      )}
      {payments && (!error || code === 'offer-unknown') && (
        <LinkButton to="/subscription-addons">
          <Trans>See what there is</Trans>
        </LinkButton>
      )}
      {onRetry && code !== 'already-subscribed' && code !== 'offer-unknown' && (
        <Button icon={<RotateCcw size={16} aria-hidden="true" />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <LinkButton to="/" variant="secondary">
        <Trans>Back to Home</Trans>
      </LinkButton>
    </PlainState>
  )
}

function reasonOf(error: unknown): string {
  if (error === undefined) return t`This address does not say what you want to buy. Choose a plan or a bundle first.`
  if (!(error instanceof ApiError)) return t`The server could not be reached. Check your connection and try again.`
  return error.text
}

function SalesButton() {
  const { salesEmail, brand } = useBoot()
  return (
    <LinkButton href={mailLink(salesEmail, brand.companyName)} icon={<Mail size={18} aria-hidden="true" />}>
      <Trans>Contact Sales</Trans>
    </LinkButton>
  )
}
