import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { FaqPage } from '../features/faq/faq-page.tsx'
import { useTitle } from '../ui/layout/page.tsx'

/** /faq */
export function Faq() {
  const { t } = useLingui()
  useTitle(t`Questions and answers`)
  return (
    <PublicLayout>
      <FaqPage />
    </PublicLayout>
  )
}
