import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { FeatureRows } from '../features/site/feature-rows.tsx'
import { FeaturesHero } from '../features/site/features-hero.tsx'
import { FreeBand } from '../features/site/free-band.tsx'
import { IncludedList } from '../features/site/included-list.tsx'
import { useTitle } from '../kit/ui/page.tsx'

/** /features */
export function Features() {
  const { t } = useLingui()
  useTitle(t`Features`)
  return (
    <PublicLayout>
      <FeaturesHero />
      <FeatureRows />
      <IncludedList />
      <FreeBand />
    </PublicLayout>
  )
}
