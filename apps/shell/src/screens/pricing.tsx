import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { BuyCredits } from '../app/buy-credits.tsx'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { BundleList } from '../features/site/bundle-list.tsx'
import { CreditCalculator } from '../features/site/credit-calculator.tsx'
import { FurtherOffers } from '../features/site/further-offers.tsx'
import { PriceHero } from '../features/site/price-hero.tsx'
import { PriceQuestions } from '../features/site/price-questions.tsx'
import { useBoot } from '../kit/boot.ts'
import { useTitle } from '../kit/ui/page.tsx'

/** /pricing; where nothing is sold online, `?bundle=` shows whom to write to for somebody who has signed in meanwhile. */
export function Pricing() {
  const { t } = useLingui()
  const { hasSession, payments } = useBoot()
  const [address, setAddress] = useSearchParams()
  const chosen = address.get('bundle')
  useTitle(t`Pricing`)
  return (
    <PublicLayout>
      <PriceHero />
      <BundleList onChoose={(bundle) => setAddress({ bundle }, { replace: true })} />
      <CreditCalculator />
      <FurtherOffers />
      <PriceQuestions />
      {hasSession && !payments && chosen && <BuyCredits open onClose={() => setAddress({}, { replace: true })} />}
    </PublicLayout>
  )
}
