import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { VerifyPage } from '../features/provenance/verify-page.tsx'
import { useTitle } from '../ui/layout/page.tsx'

/** /verify */
export function Verify() {
  const { t } = useLingui()
  useTitle(t`Verify a video`)
  return (
    <PublicLayout>
      <VerifyPage />
    </PublicLayout>
  )
}
