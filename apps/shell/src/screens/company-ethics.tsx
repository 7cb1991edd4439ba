import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { ethicsTexts } from '../features/legal/ethics.ts'
import { useTitle } from '../ui/layout/page.tsx'

/** /company-ethics */
export function CompanyEthics() {
  const { t } = useLingui()
  useTitle(t`Company Ethics`)
  return (
    <PublicLayout>
      <LegalPage document="ethics" texts={ethicsTexts} />
    </PublicLayout>
  )
}
