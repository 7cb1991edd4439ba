import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from '#icons'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../controls/button.tsx'
import { StatStrip } from '../data/stat-strip.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { StepBox, StepLine } from '../forms/step-box.tsx'
import type { DryRun, ImportedTable, TableImportDefinition } from './definition.ts'
import { FaultTable } from './fault-table.tsx'

interface CheckStepProps<One extends ImportedTable, Plan, Check extends DryRun> {
  definition: TableImportDefinition<One, Plan, Check>
  one: One
  check: Check
  notes: (check: Check) => ReactNode
  onBack: () => void
}

/** The third step: what would come of the table, before anything is done. */
export function CheckStep<One extends ImportedTable, Plan, Check extends DryRun>({
  definition,
  one,
  check,
  notes,
  onBack,
}: CheckStepProps<One, Plan, Check>) {
  const { t } = useLingui()
  const { start } = definition.queries.useActions(one.id)
  const { title, faults, row } = definition.words().check
  const { stats, count, start: startText, icon } = definition.dryRun(one, check)
  return (
    <StepBox>
      <h2>{title}</h2>
      <StatStrip stats={stats} />
      {check.refused > 0 && (
        <>
          <StepLine>
            <h3>{faults}</h3>
            <LinkButton
              variant="secondary"
              href={`${definition.queries.path}/${one.id}/rows.csv`}
              download
              icon={<Download size={16} aria-hidden="true" />}
            >
              <Trans>Download these rows</Trans>
            </LinkButton>
          </StepLine>
          <FaultTable faults={check.faults} count={check.refused} caption={faults} row={row} />
        </>
      )}
      {notes(check)}
      {start.error && <ErrorState title={t`Couldn’t start the import.`} error={start.error} />}
      <StepLine>
        <Button variant="secondary" onClick={onBack}>
          <Trans>Back to columns</Trans>
        </Button>
        <Button
          size="lg"
          icon={icon}
          disabled={count === 0}
          busy={start.isPending}
          busyText={t`Starting...`}
          onClick={() => start.mutate()}
        >
          {startText}
        </Button>
      </StepLine>
    </StepBox>
  )
}
