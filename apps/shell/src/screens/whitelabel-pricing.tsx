import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { DemoBand } from '../features/site/whitelabel/demo-band.tsx'
import { PlanColumns } from '../features/site/whitelabel/plan-columns.tsx'
import { PlanContents } from '../features/site/whitelabel/plan-contents.tsx'
import { ProfitCalculator } from '../features/site/whitelabel/profit-calculator.tsx'
import { WhitelabelHero } from '../features/site/whitelabel/whitelabel-hero.tsx'
import { useTitle } from '../ui/layout/page.tsx'

/** /whitelabel-pricing, on the platform's own sites. */
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
