import { Trans, useLingui } from '@lingui/react/macro'
import type { Batch } from '@vitrine/contract'
import { useState } from 'react'
import { formatCount } from '../../kit/format.ts'
import { Button } from '../../kit/ui/button.tsx'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { ProgressBar } from '../../kit/ui/progress-bar.tsx'
import { StatStrip } from '../../kit/ui/stat-strip.tsx'
import { StepBox } from '../../kit/ui/step-box.tsx'
import { useBatchActions } from './queries.ts'

/** The fourth step: rows are being made, with or without this page. */
export function MakingStep({ batch }: { batch: Batch }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { cancel } = useBatchActions(batch.id)
  const ended = batch.ready + batch.failed + batch.refused
  const [doneCount, allCount] = [formatCount(ended), formatCount(batch.rows)]
  return (
    <StepBox>
      <h2>
        <Trans>Your rows are being made</Trans>
      </h2>
      <p role="status">
        <Trans>
          {doneCount} of {allCount} rows are done. You can leave this page: it goes on without you.
        </Trans>
      </p>
      <ProgressBar value={Math.round((ended / batch.rows) * 100)} label={t`Rows that are done`} />
      <StatStrip
        stats={[
          { label: t({ message: 'Waiting', comment: 'Rows of a batch' }), value: formatCount(batch.waiting) },
          { label: t({ message: 'Being made', comment: 'Rows of a batch' }), value: formatCount(batch.making) },
          { label: t({ message: 'Ready', comment: 'Rows of a batch' }), value: formatCount(batch.ready) },
          {
            label: t({ message: 'Not made', comment: 'Rows of a batch' }),
            value: formatCount(batch.failed + batch.refused),
          },
        ]}
      />
      {cancel.error && <ErrorState title={t`The batch could not be cancelled.`} error={cancel.error} />}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Cancel the batch</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Cancel this batch?`}
        text={t`What is ready stays. Videos that are not finished are stopped, and their credits come back.`}
        confirmText={t`Cancel the batch`}
        cancelText={t`Keep making`}
        busy={cancel.isPending}
        danger
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </StepBox>
  )
}
