import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError } from '@vitrine/contract/client'
import { Mail, RotateCcw } from '#icons'
import { useBoot } from '../../../lib/boot/boot.ts'
import { mailLink } from '../../../lib/links/email-link.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { PlainState } from '../orders/plain-state.tsx'
import { type Wanted, namesOf } from './wanted.ts'

interface UnavailableProps {
  /** Why the payment could not be begun; none where the address asks for nothing. */
  error?: unknown
  onRetry?: () => void
  /** The order as text, for an email to the seller. */
  wanted?: Wanted | undefined
}

/** Shown when no payment form can be loaded, with links to alternatives. */
export function Unavailable({ error, onRetry, wanted }: UnavailableProps) {
  const { payments } = useBoot()
  const code = payments ? error instanceof ApiError && error.code : 'payments-off'
  return (
    <PlainState
      title={t`Unable to load payment information.`}
      text={payments ? reasonOf(error) : t`Purchases aren’t available here yet. Contact sales.`}
    >
      {code === 'payments-off' && <SalesButton wanted={wanted} />}
      {code === 'already-subscribed' && (
        <LinkButton to="/billing">
          <Trans>Go to Billing</Trans>
        </LinkButton>
      )}
      {payments && (!error || code === 'offer-unknown') && (
        <LinkButton to="/subscription-addons">
          <Trans>View plans</Trans>
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
  if (error === undefined) return t`Nothing selected. Choose a plan or a bundle first.`
  if (!(error instanceof ApiError)) return t`Couldn’t reach the server. Check your connection and try again.`
  return error.text
}

function SalesButton({ wanted }: Pick<UnavailableProps, 'wanted'>) {
  const { salesEmail, brand, prices } = useBoot()
  const names = wanted ? namesOf(wanted, prices) : []
  const subject = [brand.companyName, names.join(' + ')].filter(Boolean).join(': ')
  return (
    <LinkButton href={mailLink(salesEmail, subject)} icon={<Mail size={18} aria-hidden="true" />}>
      <Trans>Contact Sales</Trans>
    </LinkButton>
  )
}
