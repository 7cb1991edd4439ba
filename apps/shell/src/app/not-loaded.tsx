import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page } from '../kit/ui/page.tsx'

/** Stands where it is not known whether somebody is signed in, because the core did not answer. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`Not loaded`}>
      <ErrorState title={t`Your account could not be loaded.`} error={error} onRetry={onRetry} />
    </Page>
  )
}
