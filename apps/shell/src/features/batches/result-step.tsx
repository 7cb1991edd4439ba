import { Trans, useLingui } from '@lingui/react/macro'
import type { Batch } from '@vitrine/contract'
import { Download } from 'lucide-react'
import { formatCount } from '../../kit/format.ts'
import { LinkButton } from '../../kit/ui/button.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { StatStrip } from '../../kit/ui/stat-strip.tsx'
import { StepActions, StepBox } from '../../kit/ui/step-box.tsx'
import { rowsPath } from './queries.ts'

/** The last step: what came of the rows, as figures and as files. */
export function ResultStep({ batch }: { batch: Batch }) {
  const { t } = useLingui()
  const hasLinks = batch.ready > 0 && batch.plan?.columns.recipient !== undefined
  const notMade = batch.failed + batch.refused + batch.waiting
  return (
    <StepBox>
      <h2>{batch.state === 'cancelled' ? <Trans>The batch was cancelled</Trans> : <Trans>All rows are done</Trans>}</h2>
      <StatStrip
        stats={[
          { label: t({ message: 'Ready', comment: 'Rows of a batch' }), value: formatCount(batch.ready) },
          { label: t({ message: 'Failed', comment: 'Rows of a batch' }), value: formatCount(batch.failed) },
          {
            label: t({ message: 'Not made', comment: 'Rows of a batch' }),
            value: formatCount(batch.refused + batch.waiting),
          },
        ]}
      />
      {notMade > 0 && (
        <Note tone="warn">
          <Trans>
            Rows that were not made come back as a file with a reason for each. Put them right there and upload that
            file. You were not charged for them.
          </Trans>
        </Note>
      )}
      <StepActions>
        {notMade > 0 && (
          <LinkButton href={rowsPath(batch.id, 'refused')} download icon={<Download size={16} aria-hidden="true" />}>
            <Trans>Download the rows to fix</Trans>
          </LinkButton>
        )}
        {hasLinks && (
          <LinkButton
            variant="secondary"
            href={rowsPath(batch.id, 'made')}
            download
            icon={<Download size={16} aria-hidden="true" />}
          >
            <Trans>Download the rows with their links</Trans>
          </LinkButton>
        )}
        <LinkButton variant="secondary" to="/my-videos">
          <Trans>My Videos</Trans>
        </LinkButton>
        <LinkButton variant="ghost" to="/videos/batch">
          <Trans>Another table</Trans>
        </LinkButton>
      </StepActions>
    </StepBox>
  )
}
