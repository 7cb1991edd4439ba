import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type PlanTerms, type UsageMonth, termsForPart, whitelabelFees, whitelabelPlans } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../../kit/format.ts'
import { FactList } from '../../../kit/ui/fact-list.tsx'
import { Panel } from '../panel.tsx'
import { cheaperFrom } from './cheaper-from.ts'

/** What was agreed, and from how many videos on the next plan would cost less. */
export function PlanFacts({ usage, planName }: { usage: UsageMonth; planName: string }) {
  const { agreed: terms } = usage
  if (!terms) return null
  const price = formatMoney(terms.priceCents)
  return (
    <Panel title={t`Plan`}>
      <FactList
        facts={[
          [t`Current plan`, planName],
          [t`Price`, t`${price} per month`],
          [t`Videos included each month`, formatCount(terms.videosIncluded)],
          [t`Digital twins included each month`, formatCount(terms.twinsIncluded)],
        ]}
      />
      <Next usage={usage} planName={planName} />
      <Small>
        <Trans>For another plan, write to whoever set up your site.</Trans>
      </Small>
    </Panel>
  )
}

function Next({
  usage: { agreed: terms, part, twins, videos, expected },
  planName,
}: {
  usage: UsageMonth
  planName: string
}) {
  const place = whitelabelPlans.findIndex(({ name }) => name === planName)
  const next = place < 0 ? undefined : whitelabelPlans[place + 1]
  const from = terms && next ? cheaperFrom(terms, next, twins) : undefined
  if (!terms || !next || from === undefined) return null
  const [name, price] = [next.name, formatMoney(next.priceCents - terms.priceCents, { short: true })]
  const [covers, count] = [formatCount(next.videosIncluded), formatCount(from)]
  const used = { videos: expected?.videos ?? videos, twins }
  const cost = (plan: PlanTerms) => whitelabelFees(termsForPart(plan, part), used).totalCents
  const saves = cost(terms) - cost(next)
  return (
    <Small>
      <Trans>
        {name} costs {price} more and covers {covers} videos. It is cheaper from {count} videos a month on.
      </Trans>
      {saves > 0 && (
        <>
          {' '}
          <b>
            <Trans>This month it would save you {formatMoney(saves)}.</Trans>
          </b>
        </>
      )}
    </Small>
  )
}

const Small = styled.p`
  margin-block-start: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
