import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { BundleList } from '../features/site/bundle-list.tsx'
import { CreditCalculator } from '../features/site/credit-calculator.tsx'
import { FurtherOffers } from '../features/site/further-offers.tsx'
import { PriceHero } from '../features/site/price-hero.tsx'
import { PriceQuestions } from '../features/site/price-questions.tsx'
import { useTitle } from '../kit/ui/page.tsx'

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
