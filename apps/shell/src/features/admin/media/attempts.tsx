import { t } from '@lingui/core/macro'
import type { RenderAttempt } from '@vitrine/contract'
import { formatCount, formatMoment } from '../../../lib/i18n/format.ts'
import { DataTable } from '../../../ui/data/data-table.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { CoreBadge } from '../core-badge.tsx'

/** Lists the render attempts of a video with their errors, newest first. */
export function Attempts({ attempts }: { attempts: readonly RenderAttempt[] }) {
  const at = (moment: string | null) => (moment ? formatMoment(moment) : '–')
  return (
    <Panel title={t`Job history`}>
      <DataTable
        caption={t`Job history`}
        columns={[
          { title: t`Attempt`, cell: ({ attempt }) => formatCount(attempt) },
          { title: t`Status`, cell: ({ status }) => <CoreBadge word={status} /> },
          { title: t`Started`, cell: ({ startedAt }) => at(startedAt) },
          { title: t`Finished`, cell: ({ finishedAt }) => at(finishedAt) },
          { title: t`Reason`, cell: (attempt) => <Reason attempt={attempt} /> },
        ]}
        rows={attempts.toReversed()}
        rowKey={({ attempt }) => String(attempt)}
      />
    </Panel>
  )
}

function Reason({ attempt: { errorMessage, errorCode } }: { attempt: RenderAttempt }) {
  if (!errorMessage) return '–'
  return (
    <>
      <bdi>{errorMessage}</bdi> {errorCode && <code>{errorCode}</code>}
    </>
  )
}
