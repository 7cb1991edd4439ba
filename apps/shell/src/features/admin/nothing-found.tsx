import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** Shown when a search or filter matches nothing. */
export function NothingFound({ onClear, title }: { onClear: () => void; title?: string }) {
  return (
    <EmptyState
      isPart
      title={title ?? t`No results`}
      action={
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    />
  )
}
