import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Avatar, Batch, BatchCheck, Video } from '@vitrine/contract'
import { useState } from 'react'
import { firstSpokenLanguage } from '../../kit/language-name.ts'
import { Button } from '../../kit/ui/button.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { StepBox } from '../../kit/ui/step-box.tsx'
import { chooseField } from '../../kit/column-fields.ts'
import { ColumnsTable } from './columns-table.tsx'
import { draftOf, isComplete, isPersonal, type PlanDraft, planOf } from './plan.ts'
import { PersonalFields, RestFields } from './plan-fields.tsx'
import { useBatchActions } from './queries.ts'

interface ColumnsStepProps {
  batch: Batch
  avatars: readonly Avatar[]
  /** The person's ready videos, to which personal links can lead. */
  videos: readonly Video[]
  onChecked: (check: BatchCheck) => void
}

/** The second step: what the columns hold, and what counts for rows that say nothing. */
export function ColumnsStep({ batch, avatars, videos, onChecked }: ColumnsStepProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(batch, firstSpokenLanguage()))
  const { check } = useBatchActions(batch.id)
  const change = (patch: Partial<PlanDraft>) => setDraft({ ...draft, ...patch })
  const rows = plural(batch.rows, { one: '# row', other: '# rows' })
  const { encoding } = batch
  return (
    <StepBox>
      <header>
        <h2>
          <Trans>What do the columns hold?</Trans>
        </h2>
        <p>
          <bdi>{batch.name}</bdi> · {rows} · <Trans>read as {encoding}</Trans>
        </p>
      </header>
      <ColumnsTable
        batch={batch}
        fields={draft.fields}
        onChoose={(index, field) => change({ fields: chooseField(draft.fields, index, field) })}
      />
      {isPersonal(draft) ? (
        <PersonalFields draft={draft} videos={videos} onChange={change} />
      ) : (
        <RestFields draft={draft} avatars={avatars} onChange={change} />
      )}
      {check.error && <ErrorState title={t`The table could not be checked.`} error={check.error} />}
      <Button
        size="lg"
        disabled={!isComplete(draft)}
        busy={check.isPending}
        busyText={t`Checking...`}
        onClick={() => check.mutate(planOf(draft, avatars), { onSuccess: onChecked })}
      >
        <Trans>Check the rows</Trans>
      </Button>
      {!isComplete(draft) && (
        <small>
          <Trans>Choose the column of the script, or the column of the names and one of your videos.</Trans>
        </small>
      )}
    </StepBox>
  )
}
