import { plural } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { CreditUsage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { bucketEnd, bucketName, daysUntil } from '../../lib/text/credit-usage.ts'
import { formatCredits, formatDate } from '../../lib/i18n/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { UsageMeter } from './usage-meter.tsx'

/** The balance, its buckets, and the usage of this period, all from the ledger. */
export function UsageCard({ usage }: { usage: CreditUsage }) {
  return (
    <Card aria-labelledby="usage-title">
      <Title id="usage-title">
        <Trans>Usage Overview</Trans>
      </Title>
      <Halves>
        <UsageMeter usage={usage} />
        <Buckets>
          {usage.buckets.map((bucket, index) => (
            <li key={index} data-monthly={bucket.kind === 'monthly'}>
              <span>
                {bucketName(bucket)}
                <em>{bucketEnd(bucket)}</em>
              </span>
              <b>{formatCredits(bucket.credits)}</b>
            </li>
          ))}
          <li className="sum">
            <Period usage={usage} />
          </li>
        </Buckets>
      </Halves>
    </Card>
  )
}

function Period({ usage: { used, held, allowance, periodStart, expiringSoon } }: { usage: CreditUsage }) {
  const [day, usedText, heldText] = [formatDate(periodStart), formatCredits(used), formatCredits(held)]
  const monthly = formatCredits(allowance ?? 0)
  return (
    <p>
      {allowance === null ? (
        <Trans>
          Since {day}: {usedText} used.
        </Trans>
      ) : (
        <Trans>
          Since {day}: {usedText} used, {monthly} included per period.
        </Trans>
      )}{' '}
      {held > 0 && <Trans>{heldText} on hold for videos in progress.</Trans>}{' '}
      {expiringSoon && (
        <b>
          <Ending credits={expiringSoon.credits} days={daysUntil(expiringSoon.at)} />
        </b>
      )}
    </p>
  )
}

function Ending({ credits, days }: { credits: number; days: number }) {
  const amount = formatCredits(credits)
  const words = plural(credits, { one: `${amount} credit`, other: `${amount} credits` })
  return <Plural value={days} one={`${words} expiring within a day.`} other={`${words} expiring in # days.`} />
}

const Title = styled.h2`
  font-size: ${token.fontSize.lead};
  margin-block-end: ${token.space[3]};
`
const Halves = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: ${token.space[6]};
  align-items: center;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[3]};
  }
`
const Buckets = styled.ul`
  display: grid;
  font-size: ${token.fontSize.control};
  li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    padding-block: 10px;
    padding-inline-start: 22px;
    border-block-end: 1px solid ${token.border};
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 15px;
    inline-size: 12px;
    block-size: 14px;
    border-radius: 6px 6px 3px 3px;
    background: ${token.primaryEdge};
  }
  li[data-monthly='true']::before {
    background: ${token.accent};
    outline: 1px solid ${token.accentEdge};
  }
  em {
    display: block;
    font-style: normal;
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .sum {
    padding-block: ${token.space[3]} 0;
    padding-inline-start: 0;
    border: 0;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  .sum::before {
    display: none;
  }
  .sum b {
    color: ${token.text};
  }
`
