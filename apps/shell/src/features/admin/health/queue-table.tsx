import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { QueueHealth } from '@vitrine/contract'
import { formatCount, formatDuration } from '../../../lib/i18n/format.ts'
import { DataTable } from '../../../ui/data/data-table.tsx'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'

/** Lists the waiting jobs of each queue and the age of the oldest. Queues without jobs are left out. */
export function QueueTable({ queues }: { queues: readonly QueueHealth[] }) {
  if (queues.length === 0)
    return (
      <p>
        <Trans>No jobs are waiting or running.</Trans>
      </p>
    )
  return (
    <DataTable
      caption={t`Queues`}
      rows={[...queues]}
      rowKey={({ name }) => name}
      columns={[
        {
          title: t({ message: 'Queue', comment: 'A queue of jobs' }),
          place: 'name',
          cell: ({ name }) => <code dir="ltr">{name}</code>,
        },
        {
          title: t({ message: 'Waiting', comment: 'Jobs in a queue' }),
          cell: ({ waiting }) => formatCount(waiting),
          isFigure: true,
        },
        {
          title: t({ message: 'Longest wait', comment: 'Of a job in a queue' }),
          cell: ({ oldestSeconds }) => (oldestSeconds === null ? '–' : formatDuration(oldestSeconds)),
          isFigure: true,
        },
        {
          title: t({ message: 'Running', comment: 'Jobs of a queue' }),
          cell: ({ running }) => formatCount(running),
          isFigure: true,
        },
        {
          title: t`Failed, 24 h`,
          cell: ({ failed }) => <StatusDot tone={failed === 0 ? 'ok' : 'bad'}>{formatCount(failed)}</StatusDot>,
          isFigure: true,
        },
      ]}
    />
  )
}
