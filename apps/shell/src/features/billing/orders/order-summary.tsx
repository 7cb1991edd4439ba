import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PaymentStart, PurchaseLine } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { lipsText } from '../../../lib/text/twins.ts'
import { TaxLine } from './tax-line.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

interface OrderSummaryProps {
  quote: Pick<PaymentStart, 'currency' | 'lines'> & { totalCents: number }
  /** A button at the end of a line. */
  actionOf?: (line: PurchaseLine) => ReactNode
  /** A further row below the lines: what could be added. */
  further?: ReactNode
}

/** The lines of an order, the amount due today and the recurring amount. */
export function OrderSummary({ quote: { currency, lines, totalCents }, actionOf, further }: OrderSummaryProps) {
  const { periodDays } = useBoot().prices.subscription
  const days = formatCount(periodDays)
  const again = lines.find(({ kind }) => kind === 'subscription')
  const money = (cents: number) => formatMoney(cents, { currency })
  return (
    <Stack>
      <Lines>
        {lines.map((line) => (
          <OrderLine
            key={line.kind}
            name={<LineName line={line} />}
            detail={<LineDetail line={line} />}
            end={money(line.priceCents)}
            action={actionOf?.(line)}
          />
        ))}
        {further}
      </Lines>
      <Totals>
        <Due>
          <dt>
            <Trans>Due today</Trans>
          </dt>
          <dd>{money(totalCents)}</dd>
        </Due>
        <TaxLine totalCents={totalCents} currency={currency} />
        {again && (
          <div>
            <dt>
              <Trans>Then every {days} days</Trans>
            </dt>
            <dd>{money(again.priceCents)}</dd>
          </div>
        )}
      </Totals>
    </Stack>
  )
}

interface OrderLineProps {
  name: ReactNode
  detail: ReactNode
  end?: ReactNode
  action?: ReactNode
}

export function OrderLine({ name, detail, end, action }: OrderLineProps) {
  return (
    <Row>
      <span>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
      {action}
      {end && <Price>{end}</Price>}
    </Row>
  )
}

/** The name and quantity of a line. Names come from the price list, which has none for a digital twin. */
function LineName({ line: { kind, name, quantity } }: { line: PurchaseLine }) {
  const { t } = useLingui()
  const shown = kind === 'twin' ? t`Custom Digital Twin` : name
  return quantity > 1 ? <bdi>{`${formatCount(quantity)} × ${shown}`}</bdi> : <bdi>{shown}</bdi>
}

function LineDetail({ line: { kind, credits, expiryMonths } }: { line: PurchaseLine }) {
  const boot = useBoot()
  const days = formatCount(boot.prices.subscription.periodDays)
  if (kind === 'twin')
    return (
      <>
        <Trans>One-time, from a 2-minute recording</Trans>
        {' · '}
        {lipsText(boot)}
      </>
    )
  if (kind === 'subscription')
    return <Plural value={credits} one={`# credit every ${days} days`} other={`# credits every ${days} days`} />
  return (
    <>
      <Plural value={credits} one="# credit, one-time" other="# credits, one-time" />
      {kind === 'bundle' && (
        <>
          {' · '}
          {expiryMonths ? (
            <Plural value={expiryMonths} one="valid for # month" other="valid for # months" />
          ) : (
            <Trans comment="Of credits, after a dot">never expires</Trans>
          )}
        </>
      )}
    </>
  )
}

const Lines = styled.ul`
  border-block: 1px solid ${token.border};
`
const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding-block: ${token.space[4]};
  & + & {
    border-block-start: 1px solid ${token.border};
  }
  > span:first-child {
    flex: 1;
  }
  b,
  small {
    display: block;
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Price = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
const Totals = styled.dl`
  display: grid;
  gap: ${token.space[1]};
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[4]};
    color: ${token.textMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`
const Due = styled.div`
  && {
    color: ${token.text};
    font: 700 1.75rem/1.2 ${token.font.display};
    letter-spacing: -0.02em;
  }
`
