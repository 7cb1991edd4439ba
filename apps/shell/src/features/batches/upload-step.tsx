import { Trans, useLingui } from '@lingui/react/macro'
import { BATCH_ROWS_MAX, type Batch, TABLE_BYTES_MAX } from '@vitrine/contract'
import { Download } from 'lucide-react'
import { formatCount } from '../../kit/format.ts'
import { LinkButton } from '../../kit/ui/button.tsx'
import { DropZone } from '../../kit/ui/drop-zone.tsx'
import { ErrorState } from '../../kit/ui/error-state.tsx'
import { StepBox, StepLine } from '../../kit/ui/step-box.tsx'
import { useUpload } from './queries.ts'

/** The first step: a table comes in. */
export function UploadStep({ onDone }: { onDone: (batch: Batch) => void }) {
  const { t } = useLingui()
  const upload = useUpload()
  const rowsMax = formatCount(BATCH_ROWS_MAX)
  const megabytes = formatCount(TABLE_BYTES_MAX / 1024 / 1024)
  return (
    <StepBox aria-busy={upload.isPending}>
      <h2>
        <Trans>Upload a table</Trans>
      </h2>
      <p>
        <Trans>
          Each row becomes a video. With a column of names, one video gets a personal link for each of them.
        </Trans>
      </p>
      <DropZone
        label={t`Table file`}
        accept=".csv,.tsv,.txt,text/csv"
        fault={undefined}
        onFiles={([file]) => file && upload.mutate(file, { onSuccess: onDone })}
        lead={upload.isPending ? <Trans>Reading the file...</Trans> : <Trans>Drop a CSV file here or</Trans>}
        choose={<Trans>choose from this device</Trans>}
      />
      {upload.error && <ErrorState title={t`This file could not be taken.`} error={upload.error} />}
      <StepLine>
        <small>
          <Trans>
            CSV with commas, semicolons or tabs, up to {rowsMax} rows and {megabytes} MB.
          </Trans>
        </small>
        <LinkButton
          variant="secondary"
          href="/api/batches/template.csv"
          download
          icon={<Download size={16} aria-hidden="true" />}
        >
          <Trans>Download the template</Trans>
        </LinkButton>
      </StepLine>
    </StepBox>
  )
}
