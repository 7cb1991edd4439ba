import { Trans, useLingui } from '@lingui/react/macro'
import type { PeopleImport } from '@vitrine/contract'
import { Download } from 'lucide-react'
import { formatCount } from '../../../kit/format.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { StatStrip } from '../../../kit/ui/stat-strip.tsx'
import { StepActions, StepBox } from '../../../kit/ui/step-box.tsx'
import { importAddress, rowsPath } from './queries.ts'
import { RowList } from './row-list.tsx'

/** The last step: who was invited, and what came back. */
export function ResultStep({ one }: { one: PeopleImport }) {
  const { t } = useLingui()
  const left = one.refused + one.waiting
  return (
    <StepBox>
      <h2>
        {one.state === 'cancelled' ? <Trans>The import was cancelled</Trans> : <Trans>Everybody is invited</Trans>}
      </h2>
      <StatStrip
        stats={[
          { label: t({ message: 'Invited', comment: 'Rows of an import' }), value: formatCount(one.invited) },
          { label: t`Mails still to leave`, value: formatCount(one.mailsWaiting) },
          { label: t`Rows to fix`, value: formatCount(left) },
        ]}
      />
      {left > 0 && (
        <Note tone="warn">
          <Trans>
            Rows that were not taken come back as a file with a reason for each. Put them right there and upload that
            file.
          </Trans>
        </Note>
      )}
      <StepActions>
        {left > 0 && (
          <LinkButton href={rowsPath(one.id)} download icon={<Download size={16} aria-hidden="true" />}>
            <Trans>Download the rows to fix</Trans>
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={importAddress('new')}>
          <Trans>Another file</Trans>
        </LinkButton>
      </StepActions>
      <RowList one={one} />
    </StepBox>
  )
}
