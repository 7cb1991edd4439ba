import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportCheck, ImportField, PeopleImport } from '@vitrine/contract'
import { useState } from 'react'
import { chooseField, columnFieldsOf, columnsOf } from '../../../kit/column-fields.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { ColumnsTable } from '../../../kit/ui/columns-table.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { StepBox, StepLine } from '../../../kit/ui/step-box.tsx'
import { importAddress, useImportActions } from './queries.ts'
import { fieldNames } from './words.ts'

/** The second step: what the columns hold. */
export function ColumnsStep({ one, onChecked }: { one: PeopleImport; onChecked: (check: ImportCheck) => void }) {
  const { t } = useLingui()
  const { header, encoding } = one
  const [fields, setFields] = useState(() => columnFieldsOf<ImportField>(header, one.plan?.columns ?? one.suggested))
  const { check } = useImportActions(one.id)
  const hasAddresses = fields.includes('email')
  const rows = plural(one.rows, { one: '# row', other: '# rows' })
  return (
    <StepBox>
      <header>
        <h2>
          <Trans>What do the columns hold?</Trans>
        </h2>
        <p>
          <bdi>{one.name}</bdi> · {rows} · <Trans>read as {encoding}</Trans>
        </p>
      </header>
      <ColumnsTable
        {...one}
        fields={fields}
        names={fieldNames()}
        words={{
          caption: t`Columns of the file`,
          column: t`Column in your file`,
          firstCells: t`First values`,
          holds: t({ message: 'Becomes', comment: 'What a column is taken for' }),
          leaveOut: t`Do not import`,
          numbered: (number) => t`Column ${number}`,
          whatHolds: (title) => t`What ${title} becomes`,
        }}
        onChoose={(index, field) => setFields(chooseField(fields, index, field))}
      />
      {check.error && <ErrorState title={t`The file could not be checked.`} error={check.error} />}
      <StepLine>
        <LinkButton variant="secondary" to={importAddress('new')}>
          <Trans>Another file</Trans>
        </LinkButton>
        <small>
          {hasAddresses ? (
            <Trans>Nothing is sent yet.</Trans>
          ) : (
            <Trans>Choose the column of the e-mail addresses.</Trans>
          )}
        </small>
        <Button
          size="lg"
          disabled={!hasAddresses}
          busy={check.isPending}
          busyText={t`Checking...`}
          onClick={() => check.mutate({ columns: columnsOf(fields) }, { onSuccess: onChecked })}
        >
          {plural(one.rows, { one: 'Check # row', other: 'Check # rows' })}
        </Button>
      </StepLine>
    </StepBox>
  )
}
