import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { termsTexts } from '../features/legal/terms.ts'
import { useTitle } from '../ui/layout/page.tsx'

/** /terms-of-service */
export function TermsOfService() {
  const { t } = useLingui()
  useTitle(t`Terms of Service`)
  return (
    <PublicLayout>
      <LegalPage document="terms" texts={termsTexts} />
    </PublicLayout>
  )
}
