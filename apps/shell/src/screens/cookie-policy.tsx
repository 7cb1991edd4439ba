import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { cookiesTexts } from '../features/legal/cookies.ts'
import { useTitle } from '../ui/layout/page.tsx'

/** /cookie-policy */
export function CookiePolicy() {
  const { t } = useLingui()
  useTitle(t`Cookie Policy`)
  return (
    <PublicLayout>
      <LegalPage document="cookies" texts={cookiesTexts} />
    </PublicLayout>
  )
}
