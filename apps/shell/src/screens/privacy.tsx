import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { privacyTexts } from '../features/legal/privacy.ts'
import { useTitle } from '../ui/layout/page.tsx'

/** /privacy */
export function Privacy() {
  const { t } = useLingui()
  useTitle(t`Privacy Policy`)
  return (
    <PublicLayout>
      <LegalPage document="privacy" texts={privacyTexts} />
    </PublicLayout>
  )
}
