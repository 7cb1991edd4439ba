import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { NodeHealth } from '@vitrine/contract'
import { formatAgo, formatMoment } from '../../../lib/i18n/format.ts'
import { formatBytes } from '../../../lib/i18n/format-bytes.ts'
import { DataTable } from '../../../ui/data/data-table.tsx'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'

export function roleName(role: NodeHealth['role']): string {
  return { all: t`Web and workers`, web: t`Web`, worker: t`Workers` }[role]
}

/** The processes of the installation; one that sends no heartbeats is shown as gone. */
export function NodeTable({ nodes }: { nodes: readonly NodeHealth[] }) {
  return (
    <DataTable
      caption={t`Servers`}
      rows={[...nodes]}
      rowKey={({ id }) => id}
      columns={[
        {
          title: t({ message: 'Server', comment: 'A computer that runs this product' }),
          place: 'name',
          cell: ({ host }) => <code dir="ltr">{host}</code>,
        },
        { title: t({ message: 'Role', comment: 'What a server process does' }), cell: ({ role }) => roleName(role) },
        { title: t`Version`, cell: ({ version }) => version },
        { title: t`Running since`, cell: ({ startedAt }) => formatMoment(startedAt) },
        { title: t`Memory`, cell: ({ memoryBytes }) => formatBytes(memoryBytes), isFigure: true },
        {
          title: t({ message: 'Last seen', context: 'server', comment: 'When a server last said that it is running' }),
          cell: ({ seenAt, isGone }) => <LastSeen ago={formatAgo(seenAt)} isGone={isGone} />,
        },
      ]}
    />
  )
}

function LastSeen({ ago, isGone }: { ago: string; isGone: boolean }) {
  if (!isGone) return <StatusDot tone="ok">{ago}</StatusDot>
  return (
    <StatusDot tone="bad">
      <Trans>Not responding, last seen {ago}</Trans>
    </StatusDot>
  )
}
