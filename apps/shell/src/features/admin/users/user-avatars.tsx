import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminUserDetails } from '@vitrine/contract'
import { formatCount, formatMoment } from '../../../lib/i18n/format.ts'
import { DataTable } from '../../../ui/data/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { CoreBadge } from '../core-badge.tsx'
import { coreWord } from '../labels.ts'

/** The first presenters that a person can choose, their own before the stock. */
export function UserAvatars({ details: { avatars, stats } }: { details: AdminUserDetails }) {
  const [shown, total] = [formatCount(avatars.length), formatCount(stats.totalAvatars)]
  return (
    <Panel
      title={t`Avatars`}
      aside={
        avatars.length > 0 && (
          <Trans>
            Showing {shown} of {total} avatars
          </Trans>
        )
      }
    >
      {avatars.length === 0 ? (
        <EmptyState isPart title={t`No avatars found`} />
      ) : (
        <DataTable
          caption={t`Avatars`}
          columns={[
            { title: t`Name`, place: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
            { title: t`Type`, cell: ({ type }) => coreWord(type) },
            { title: t`Status`, cell: ({ status }) => <CoreBadge word={status} /> },
            { title: t`Created`, cell: ({ createdAt }) => formatMoment(createdAt) },
          ]}
          rows={avatars}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  )
}
