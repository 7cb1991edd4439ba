import { Trans, useLingui } from '@lingui/react/macro'
import { IMPORT_ROWS_MAX, type PeopleImport, TABLE_BYTES_MAX } from '@vitrine/contract'
import { Download } from 'lucide-react'
import { formatCount } from '../../../kit/format.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { DropZone } from '../../../kit/ui/drop-zone.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { StepBox, StepLine } from '../../../kit/ui/step-box.tsx'
import { useUpload } from './queries.ts'

/** The first step: a list of people comes in. */
export function UploadStep({ onDone }: { onDone: (one: PeopleImport) => void }) {
  const { t } = useLingui()
  const upload = useUpload()
  const [rowsMax, megabytes] = [formatCount(IMPORT_ROWS_MAX), formatCount(TABLE_BYTES_MAX / 1024 / 1024)]
  return (
    <StepBox aria-busy={upload.isPending}>
      <header>
        <h2>
          <Trans>Bring your customers along</Trans>
        </h2>
        <p>
          <Trans>
            Everybody in the file gets an invitation in your name. You see first who would, and nothing is sent.
          </Trans>
        </p>
      </header>
      <DropZone
        label={t`File with people`}
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
            CSV with commas, semicolons or tabs, up to {rowsMax} people and {megabytes} MB.
          </Trans>
        </small>
        <LinkButton
          variant="secondary"
          href="/api/whitelabel/users/import/template.csv"
          download
          icon={<Download size={16} aria-hidden="true" />}
        >
          <Trans>Download the template</Trans>
        </LinkButton>
      </StepLine>
    </StepBox>
  )
}
