import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page } from '../ui/layout/page.tsx'

/** Stands where it is not known whether somebody is signed in, because the core did not answer. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`Failed to load`}>
      <ErrorState title={t`Couldn’t load your account.`} error={error} onRetry={onRetry} />
    </Page>
  )
}
