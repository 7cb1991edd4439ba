import { useLingui } from '@lingui/react/macro'
import { PublicLayout } from '../app/layouts/public-layout.tsx'
import { StatusPage } from '../features/site/status/status-page.tsx'
import { useTitle } from '../ui/layout/page.tsx'

/** /status */
export function Status() {
  const { t } = useLingui()
  useTitle(t({ message: 'Status', comment: 'Title of the page that says whether the site works' }))
  return (
    <PublicLayout>
      <StatusPage />
    </PublicLayout>
  )
}
