import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { type Order, taxWithin } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCredits, formatList, formatMoment, formatMoney, formatRate } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useUser } from '../../../lib/session/session.ts'
import { mailLink } from '../../../lib/links/email-link.ts'
import { ButtonRow } from '../../../ui/controls/action-row.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { orderTitle } from './order-title.ts'
import { problemText } from '../payment/problem-text.ts'

/** An order that has been read: paid, on its way, refused or given back. */
export function OrderResult({ order }: { order: Order }) {
  const { prices } = useBoot()
  return (
    <Sheet aria-live="polite">
      <h2>{orderTitle(order.lines, prices)}</h2>
      <State order={order} />
      <Facts order={order} />
      {order.state === 'paid' && order.lines.some(({ kind }) => kind === 'twin') && (
        <LinkButton to="/manage-avatars#twin">
          <Trans>Record your digital twin</Trans>
        </LinkButton>
      )}
      <NextSteps isPaid={order.state === 'paid'} />
    </Sheet>
  )
}

function State({ order: { state, creditsAdded, failureMessage } }: { order: Order }) {
  if (state === 'paid')
    return (
      <Note tone="ok">
        {creditsAdded > 0 ? (
          <Plural
            value={creditsAdded}
            one="Successfully added # credit to your account."
            other="Successfully added # credits to your account."
          />
        ) : (
          <Trans>Payment received.</Trans>
        )}
      </Note>
    )
  if (state === 'failed' || state === 'canceled')
    return (
      <Note tone="bad">
        <p role="alert">
          {state === 'canceled' ? t`This order is closed.` : problemText(failureMessage)}{' '}
          <Trans>You weren’t charged.</Trans>
        </p>
      </Note>
    )
  if (state === 'refunded')
    return (
      <Note>
        <Trans>This payment was refunded to you.</Trans>
      </Note>
    )
  return (
    <Note>
      <p role="status">
        <Trans>Your payment is being processed. You can close this page. Your credits are added automatically.</Trans>
      </p>
    </Note>
  )
}

function Facts({ order }: { order: Order }) {
  const { data: user } = useUser()
  const { id, totalCents, currency, createdAt, paidAt, state, tax, buyer, invoice } = order
  const facts: [string, ReactNode][] = [
    [t({ message: 'Total', comment: 'The sum of an order' }), formatMoney(totalCents, { currency })],
    [t({ message: 'Order placed', comment: 'Before a date' }), formatMoment(createdAt)],
  ]
  if (tax) {
    const [name, rate] = [tax.name, formatRate(tax.basisPoints)]
    facts.splice(1, 0, [t`including ${name} ${rate}`, formatMoney(taxWithin(totalCents, tax), { currency })])
  }
  if (paidAt) facts.push([t({ message: 'Paid', context: 'moment' }), formatMoment(paidAt)])
  if (user && state === 'paid') facts.push([t`Credits Balance`, formatCredits(user.credits)])
  const billedTo = formatList([buyer?.company ?? '', buyer?.taxId ?? ''].filter(Boolean))
  if (billedTo) facts.push([t({ message: 'Billed to', comment: 'Before the buyer on an invoice' }), billedTo])
  if (invoice) facts.push([t`Invoice`, <InvoiceLink key="invoice" invoice={invoice} />])
  facts.push([t`Order number`, id])
  return <FactList facts={facts} />
}

function InvoiceLink({ invoice: { number, pdf } }: { invoice: NonNullable<Order['invoice']> }) {
  return (
    <TextLink href={pdf} download>
      {number} (PDF)
    </TextLink>
  )
}

function NextSteps({ isPaid }: { isPaid: boolean }) {
  return (
    <ButtonRow>
      {isPaid ? (
        <LinkButton to="/generate-video">
          <Trans>Generate Video</Trans>
        </LinkButton>
      ) : (
        <LinkButton to="/subscription-addons">
          <Trans>Back to Plans</Trans>
        </LinkButton>
      )}
      <LinkButton to="/dashboard" variant="secondary">
        <Trans>Dashboard</Trans>
      </LinkButton>
    </ButtonRow>
  )
}

/** The support contact for problems with an order. */
export function SupportLine() {
  const { supportEmail, brand } = useBoot()
  const address = isolated(supportEmail)
  return (
    <Support>
      <Trans>
        Questions about this order? Contact{' '}
        <TextLink href={mailLink(supportEmail, brand.companyName)}>{address}</TextLink>.
      </Trans>
    </Support>
  )
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  max-inline-size: 640px;
  padding: ${token.space[6]};
  h2 {
    font-size: ${token.fontSize.h2};
  }
`
const Support = styled.p`
  color: ${token.textMuted};
`
