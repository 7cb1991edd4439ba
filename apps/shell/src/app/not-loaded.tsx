import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page } from '../ui/layout/page.tsx'

/** Shown when the core did not answer, so that it is unknown whether the person is signed in. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <Page title={t`This page couldn’t be loaded`}>
      <ErrorState title={t`Couldn’t load your account.`} error={error} onRetry={onRetry} />
    </Page>
  )
}
