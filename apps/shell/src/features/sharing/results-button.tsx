import { Trans, useLingui } from '@lingui/react/macro'
import { ChartNoAxesColumn } from '#icons'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'

const ResultsDialog = lazy(() =>
  import('./results-dialog.tsx').then(({ ResultsDialog }) => ({ default: ResultsDialog })),
)

/** Opens the views of all one's videos. */
export function ResultsButton() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t`Analytics for all videos`}
        icon={<ChartNoAxesColumn size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Analytics</Trans>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ResultsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
