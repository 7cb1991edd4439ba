import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { BundleList } from '../features/site/pricing/bundle-list.tsx'
import { CreditCalculator } from '../features/site/pricing/credit-calculator.tsx'
import { FurtherOffers } from '../features/site/pricing/further-offers.tsx'
import { PriceHero } from '../features/site/pricing/price-hero.tsx'
import { PriceQuestions } from '../features/site/pricing/price-questions.tsx'
import { useTitle } from '../ui/layout/page.tsx'

/** /pricing */
export function Pricing() {
  const { t } = useLingui()
  useTitle(t`Pricing`)
  return (
    <PublicLayout>
      <PriceHero />
      <BundleList />
      <CreditCalculator />
      <FurtherOffers />
      <PriceQuestions />
    </PublicLayout>
  )
}
