import { Trans } from '@lingui/react/macro'
import { Download } from '#icons'
import type { ReactNode } from 'react'
import { ButtonRow } from '../controls/action-row.tsx'
import { LinkButton } from '../controls/button.tsx'
import { StatStrip } from '../data/stat-strip.tsx'
import { Note } from '../feedback/note.tsx'
import { StepBox } from '../forms/step-box.tsx'
import type { DryRun, ImportedTable, TableImportDefinition } from './definition.ts'

interface ResultStepProps<One extends ImportedTable, Plan, Check extends DryRun> {
  definition: TableImportDefinition<One, Plan, Check>
  one: One
  links?: ((one: One) => ReactNode) | undefined
  notes?: ((one: One) => ReactNode) | undefined
}

/** The last step: the result of the import as figures and files. */
export function ResultStep<One extends ImportedTable, Plan, Check extends DryRun>({
  definition,
  one,
  links,
  notes,
}: ResultStepProps<One, Plan, Check>) {
  const words = definition.words().result
  const { stats, left } = definition.result(one)
  return (
    <StepBox>
      <h2>{one.state === 'cancelled' ? words.cancelled : words.done}</h2>
      <StatStrip stats={stats} />
      {left > 0 && <Note tone="warn">{words.left}</Note>}
      <ButtonRow>
        {left > 0 && (
          <LinkButton
            href={`${definition.queries.path}/${one.id}/rows.csv`}
            download
            icon={<Download size={16} aria-hidden="true" />}
          >
            <Trans>Download rows to fix</Trans>
          </LinkButton>
        )}
        {links?.(one)}
        <LinkButton variant="secondary" to={definition.addressOf()}>
          {words.another}
        </LinkButton>
      </ButtonRow>
      {notes?.(one)}
    </StepBox>
  )
}
