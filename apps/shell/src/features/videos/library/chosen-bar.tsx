import type { Video } from '@vitrine/contract'
import { lazy, Suspense } from 'react'
import type { Selection } from '../../../lib/lists/selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useRebrandChosen } from './use-rebrand-chosen.ts'

const RebrandedDialog = lazy(() =>
  import('./rebranded-dialog.tsx').then((module) => ({ default: module.RebrandedDialog })),
)

interface ChosenBarProps {
  selection: Selection
  videos: readonly Video[]
  onDelete: () => void
}

/** The bar of the chosen videos, and the dialog about those that cannot be re-branded. */
export function ChosenBar({ selection, videos, onDelete }: ChosenBarProps) {
  const rebrand = useRebrandChosen()
  return (
    <>
      <BulkBar
        selection={selection}
        videos={videos}
        isRebranding={rebrand.isPending}
        onRebrand={() => rebrand.start(selection.ids)}
        onDelete={onDelete}
      />
      {rebrand.answer && (
        <Suspense fallback={null}>
          <RebrandedDialog answer={rebrand.answer} onClose={rebrand.close} />
        </Suspense>
      )}
    </>
  )
}
