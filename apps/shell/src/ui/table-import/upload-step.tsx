import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from '#icons'
import { LinkButton } from '../controls/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { DropZone } from '../forms/drop-zone.tsx'
import { StepBox, StepLine } from '../forms/step-box.tsx'
import type { DryRun, ImportedTable, TableImportDefinition } from './definition.ts'

interface UploadStepProps<One extends ImportedTable, Plan, Check extends DryRun> {
  definition: TableImportDefinition<One, Plan, Check>
  onDone: (one: One) => void
}

/** The first step of an import: uploads a table file. */
export function UploadStep<One extends ImportedTable, Plan, Check extends DryRun>({
  definition: { queries, words },
  onDone,
}: UploadStepProps<One, Plan, Check>) {
  const { t } = useLingui()
  const upload = queries.useUpload()
  const { title, text, fileLabel, limits } = words().upload
  return (
    <StepBox aria-busy={upload.isPending}>
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
      </header>
      <DropZone
        label={fileLabel}
        accept=".csv,.tsv,.txt,text/csv"
        fault={undefined}
        onFiles={([file]) => file && upload.mutate(file, { onSuccess: onDone })}
        lead={upload.isPending ? <Trans>Reading the file...</Trans> : <Trans>Drop a CSV file here or</Trans>}
        choose={<Trans>choose from this device</Trans>}
      />
      {upload.error && <ErrorState title={t`Couldn’t use this file.`} error={upload.error} />}
      <StepLine>
        <small>{limits}</small>
        <LinkButton
          variant="secondary"
          href={`${queries.path}/template.csv`}
          download
          icon={<Download size={16} aria-hidden="true" />}
        >
          <Trans>Download template</Trans>
        </LinkButton>
      </StepLine>
    </StepBox>
  )
}
