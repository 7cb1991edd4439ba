import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { FeatureRows } from '../features/site/features/feature-rows.tsx'
import { FeaturesHero } from '../features/site/features/features-hero.tsx'
import { FreeBand } from '../features/site/features/free-band.tsx'
import { IncludedList } from '../features/site/features/included-list.tsx'
import { useTitle } from '../ui/layout/page.tsx'

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
