import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount, formatCredits, formatMoney } from '../../../lib/i18n/format.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { Slider } from '../../../ui/forms/slider.tsx'
import { Amount } from '../amount.tsx'
import { type MonthPlan, planMonth } from './month-plan.ts'

/** Calculates the credits, the bundle and the price of a number of videos. */
export function CreditCalculator() {
  const { t } = useLingui()
  const { prices } = useBoot()
  const [videosPerMonth, setVideos] = useState(8)
  const [minutesEach, setMinutes] = useState(1)
  const plan = planMonth({ videosPerMonth, minutesEach }, prices)
  const { currency } = prices
  return (
    <Section title={t`How many do I need?`} text={t`Adjust the two numbers. Prices are from the bundles above.`}>
      <Box>
        <div>
          <Slider
            label={t`Videos a month`}
            value={videosPerMonth}
            shown={formatCount(videosPerMonth)}
            min={1}
            max={60}
            onChange={setVideos}
          />
          <Slider
            label={t`Minutes each`}
            value={minutesEach}
            shown={formatCredits(minutesEach)}
            min={0.5}
            max={5}
            step={0.5}
            onChange={setMinutes}
          />
        </div>
        <div aria-live="polite">
          <Amount unit={<Plural value={plan.credits} one="credit a month" other="credits a month" />}>
            {formatCredits(plan.credits)}
          </Amount>
          <Sources plan={plan} />
          <p>
            <Trans>
              <b>About {formatMoney(Math.round(plan.monthCents / 100) * 100, { short: true, currency })} a month</b> in
              total
            </Trans>
          </p>
        </div>
      </Box>
    </Section>
  )
}

/** The sources of a month's credits. */
function Sources({ plan: { included, further, bundle } }: { plan: MonthPlan }) {
  const rest = formatCredits(further)
  return (
    <p>
      <Plural value={included} one="The subscription includes # credit." other="The subscription includes # credits." />{' '}
      {bundle ? (
        <>
          <Trans>
            For the other {rest}, buy <b>{bundle.bundle.name}</b>:
          </Trans>{' '}
          <Lasting months={bundle.months} />
        </>
      ) : (
        <Trans>That’s all you need.</Trans>
      )}
    </p>
  )
}

function Lasting({ months }: { months: number }) {
  if (months < 1) return <Trans>it lasts less than a month, so you’d need more than one.</Trans>
  const rounded = Math.round(months * 2) / 2
  return <Plural value={rounded} one="it lasts about # month." other="it lasts about # months." />
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[7]};
  padding: ${token.space[6]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.frame};
  background: ${token.surface};
  > div {
    display: grid;
    align-content: center;
    gap: ${token.space[3]};
  }
  > div + div {
    padding-inline-start: ${token.space[7]};
    border-inline-start: 1px solid ${token.border};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[5]};
    padding: ${token.space[5]};
    > div + div {
      padding-inline-start: 0;
      padding-block-start: ${token.space[5]};
      border-inline-start: 0;
      border-block-start: 1px solid ${token.border};
    }
  }
`
