import { Trans, useLingui } from '@lingui/react/macro'
import { whitelabelPlans } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { Slider } from '../../../ui/forms/slider.tsx'
import { type Business, profitOf } from './profit.ts'
import { ProfitFigures } from './profit-figures.tsx'
import { ProfitSun } from './profit-sun.tsx'

/** Example values, not measured. */
const EXAMPLE: Business = { customers: 120, priceCents: 9900, videosPerCustomer: 5 }

/** The monthly profit of a partner by plan and three numbers, with a sun that rises over the hill when it is positive. */
export function ProfitCalculator() {
  const { t } = useLingui()
  const label = useId()
  const { sellsTwins } = useBoot()
  const [planId, setPlan] = useState('pro')
  const [business, setBusiness] = useState<Business>(EXAMPLE)
  const plan = whitelabelPlans.find(({ id }) => id === planId) ?? whitelabelPlans[0]
  const profit = profitOf(plan, business)
  return (
    <Section title={t`How much could you earn?`}>
      <Columns>
        <div>
          <Plans role="group" aria-labelledby={label}>
            <span id={label}>
              <Trans>Plan</Trans>
            </span>
            {whitelabelPlans.map(({ id, name }) => (
              <Chip key={id} on={id === plan.id} onClick={() => setPlan(id)}>
                {name}
              </Chip>
            ))}
          </Plans>
          <Example>
            <Trans>Example figures. Move the sliders to enter your own.</Trans>
          </Example>
          <Inputs business={business} onChange={(part) => setBusiness({ ...business, ...part })} />
        </div>
        <ProfitSun profit={profit} />
        <div aria-live="polite">
          <ProfitFigures plan={plan} profit={profit} />
          <small>
            {sellsTwins ? (
              <Trans>Before card fees and taxes. Revenue from bundles and twins is extra.</Trans>
            ) : (
              <Trans>Before card fees and taxes. Revenue from bundles is extra.</Trans>
            )}
          </small>
        </div>
      </Columns>
    </Section>
  )
}

interface InputsProps {
  business: Business
  onChange: (part: Partial<Business>) => void
}

function Inputs({ business: { customers, priceCents, videosPerCustomer }, onChange }: InputsProps) {
  const { t } = useLingui()
  return (
    <>
      <Slider
        label={t`Paying customers`}
        value={customers}
        shown={formatCount(customers)}
        min={5}
        max={400}
        step={5}
        onChange={(value) => onChange({ customers: value })}
      />
      <Slider
        label={t`Your monthly price`}
        value={priceCents / 100}
        shown={formatMoney(priceCents, { short: true })}
        min={19}
        max={299}
        step={5}
        onChange={(value) => onChange({ priceCents: value * 100 })}
      />
      <Slider
        label={t`Videos per customer per month`}
        value={videosPerCustomer}
        shown={formatCount(videosPerCustomer)}
        min={1}
        max={20}
        onChange={(value) => onChange({ videosPerCustomer: value })}
      />
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr);
  gap: ${token.space[7]};
  align-items: center;
  small {
    display: block;
    margin-block-start: ${token.space[3]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[6]};
  }
`
const Plans = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block-end: ${token.space[5]};
  span {
    inline-size: 100%;
    font-size: ${token.fontSize.control};
  }
`
const Example = styled.p`
  margin-block-end: ${token.space[3]};
  font-size: ${token.fontSize.control};
  color: ${token.textMuted};
`
