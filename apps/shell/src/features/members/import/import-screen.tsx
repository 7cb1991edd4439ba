import { useLingui } from '@lingui/react/macro'
import type { ImportCheck, ImportField, PeopleImport } from '@vitrine/contract'
import { useState } from 'react'
import { SubHead } from '../../../ui/partner-dashboard/sub-head.tsx'
import { columnFieldsOf, columnsOf } from '../../../ui/table-import/column-fields.ts'
import { ColumnsStep } from '../../../ui/table-import/columns-step.tsx'
import { ImportFlow } from '../../../ui/table-import/import-flow.tsx'
import { peopleImport } from './definition.tsx'
import { FirstPeople } from './first-people.tsx'
import { ImportList } from './import-list.tsx'
import { fieldNames } from './labels.ts'
import { RowList } from './row-list.tsx'

/** From a file to many invitations. `id` is `new` before there is a file. */
export function ImportScreen({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <>
      <SubHead title={t`Bulk Import Users`} />
      <ImportFlow
        definition={peopleImport}
        id={id === 'new' ? undefined : id}
        earlier={<ImportList />}
        columns={(one, onChecked) => <Columns one={one} onChecked={onChecked} />}
        checkNotes={({ first }) => <FirstPeople people={first} />}
        resultNotes={(one) => <RowList one={one} />}
      />
    </>
  )
}

function Columns({ one, onChecked }: { one: PeopleImport; onChecked: (check: ImportCheck) => void }) {
  const { t } = useLingui()
  const [fields, setFields] = useState(() =>
    columnFieldsOf<ImportField>(one.header, one.plan?.columns ?? one.suggested),
  )
  return (
    <ColumnsStep
      definition={peopleImport}
      one={one}
      fields={fields}
      names={fieldNames()}
      onChange={setFields}
      plan={() => ({ columns: columnsOf(fields) })}
      missing={fields.includes('email') ? undefined : t`Choose the email address column.`}
      onChecked={onChecked}
    />
  )
}
