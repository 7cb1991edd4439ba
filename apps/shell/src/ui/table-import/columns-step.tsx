import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../controls/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { StepBox, StepLine } from '../forms/step-box.tsx'
import { type ColumnFields, chooseField } from './column-fields.ts'
import { ColumnsTable } from './columns-table.tsx'
import type { DryRun, ImportedTable, TableImportDefinition } from './definition.ts'

interface ColumnsStepProps<One extends ImportedTable, Plan, Check extends DryRun, Field extends string> {
  definition: TableImportDefinition<One, Plan, Check>
  one: One
  fields: ColumnFields<Field>
  /** The possible contents of a column, in the order in which they are offered. */
  names: Partial<Record<Field, string>>
  /** Contents that several columns may have. */
  repeatable?: readonly Field[]
  onChange: (fields: ColumnFields<Field>) => void
  plan: () => Plan
  /** The choices that are missing before rows can be checked. */
  missing: ReactNode
  onChecked: (check: Check) => void
  children?: ReactNode
}

/** The second step: what the columns hold, and with `children` what counts for rows that say nothing. */
export function ColumnsStep<One extends ImportedTable, Plan, Check extends DryRun, Field extends string>(
  props: ColumnsStepProps<One, Plan, Check, Field>,
) {
  const { definition, one, fields, names, repeatable, onChange, plan, missing, onChecked, children } = props
  const { t } = useLingui()
  const { check } = definition.queries.useActions(one.id)
  const rows = plural(one.rows, { one: '# row', other: '# rows' })
  const { encoding } = one
  return (
    <StepBox>
      <header>
        <h2>
          <Trans>Match columns</Trans>
        </h2>
        <p>
          <bdi>{one.name}</bdi> · {rows} · <Trans>encoding: {encoding}</Trans>
        </p>
      </header>
      <ColumnsTable
        header={one.header}
        sample={one.sample}
        fields={fields}
        names={names}
        onChoose={(index, field) => onChange(chooseField(fields, index, field, repeatable))}
      />
      {children}
      {check.error && <ErrorState title={t`Couldn’t check the file.`} error={check.error} />}
      <StepLine>
        <LinkButton variant="secondary" to={definition.addressOf()}>
          <Trans>Another file</Trans>
        </LinkButton>
        <small>{missing}</small>
        <Button
          size="lg"
          disabled={Boolean(missing)}
          busy={check.isPending}
          busyText={t`Checking...`}
          onClick={() => check.mutate(plan(), { onSuccess: onChecked })}
        >
          <Trans>Check rows</Trans>
        </Button>
      </StepLine>
    </StepBox>
  )
}
