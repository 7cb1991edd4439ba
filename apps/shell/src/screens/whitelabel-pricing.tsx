import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { DemoBand } from '../features/site/demo-band.tsx'
import { PlanColumns } from '../features/site/plan-columns.tsx'
import { PlanContents } from '../features/site/plan-contents.tsx'
import { ProfitCalculator } from '../features/site/profit-calculator.tsx'
import { WhitelabelHero } from '../features/site/whitelabel-hero.tsx'
import { useTitle } from '../kit/ui/page.tsx'

/** /whitelabel-pricing, on the house's own brands. */
export function WhitelabelPricing() {
  const { t } = useLingui()
  useTitle(t`Whitelabel pricing`)
  return (
    <PublicLayout>
      <WhitelabelHero />
      <PlanColumns />
      <ProfitCalculator />
      <PlanContents />
      <DemoBand />
    </PublicLayout>
  )
}
