import { Trans, useLingui } from '@lingui/react/macro'
import type { PeopleImport } from '@vitrine/contract'
import { useState } from 'react'
import { formatCount } from '../../../kit/format.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { ProgressBar } from '../../../kit/ui/progress-bar.tsx'
import { StatStrip } from '../../../kit/ui/stat-strip.tsx'
import { StepBox } from '../../../kit/ui/step-box.tsx'
import { useImportActions } from './queries.ts'

/** The fourth step: people are being invited, with or without this page. */
export function RunningStep({ one }: { one: PeopleImport }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { cancel } = useImportActions(one.id)
  const taken = one.rows - one.waiting
  const [takenCount, allCount] = [formatCount(taken), formatCount(one.rows)]
  return (
    <StepBox>
      <h2>
        <Trans>People are being invited</Trans>
      </h2>
      <p role="status">
        <Trans>
          {takenCount} of {allCount} rows are done. You can leave this page: it goes on without you.
        </Trans>
      </p>
      <ProgressBar value={Math.round((taken / one.rows) * 100)} label={t`Rows that are done`} />
      <StatStrip
        stats={[
          { label: t({ message: 'Waiting', comment: 'Rows of an import' }), value: formatCount(one.waiting) },
          { label: t({ message: 'Invited', comment: 'Rows of an import' }), value: formatCount(one.invited) },
          { label: t`Rows to fix`, value: formatCount(one.refused) },
        ]}
      />
      {cancel.error && <ErrorState title={t`The import could not be cancelled.`} error={cancel.error} />}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Cancel the import</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Cancel this import?`}
        text={t`Nobody else of the file is invited. Who was invited stays so and gets the mail.`}
        confirmText={t`Cancel the import`}
        cancelText={t`Keep inviting`}
        busy={cancel.isPending}
        danger
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </StepBox>
  )
}
