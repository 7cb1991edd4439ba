import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCount } from '../../lib/i18n/format.ts'
import { Button } from '../controls/button.tsx'
import { StatStrip } from '../data/stat-strip.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { StepBox } from '../forms/step-box.tsx'
import type { DryRun, ImportedTable, TableImportDefinition } from './definition.ts'

interface RunningStepProps<One extends ImportedTable, Plan, Check extends DryRun> {
  definition: TableImportDefinition<One, Plan, Check>
  one: One
}

/** The fourth step: rows are processed, with or without this page. */
export function RunningStep<One extends ImportedTable, Plan, Check extends DryRun>({
  definition,
  one,
}: RunningStepProps<One, Plan, Check>) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { cancel } = definition.queries.useActions(one.id)
  const words = definition.words().running
  const { done, stats } = definition.progress(one)
  const [doneCount, allCount] = [formatCount(done), formatCount(one.rows)]
  return (
    <StepBox>
      <h2>{words.title}</h2>
      <p role="status">
        <Trans>
          {doneCount} of {allCount} rows done. You can leave this page.
        </Trans>
      </p>
      <ProgressBar value={Math.round((done / one.rows) * 100)} label={t`Completed rows`} />
      <StatStrip stats={stats} />
      {cancel.error && <ErrorState title={t`Couldn’t cancel the import.`} error={cancel.error} />}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.question}
        text={words.consequence}
        confirmText={words.cancel}
        cancelText={words.keep}
        busy={cancel.isPending}
        danger
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </StepBox>
  )
}
