import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatAgo, formatDate } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { useInvitations, useWithdraw } from './queries.ts'
import { roleName } from './roles.ts'

/** The invitations that nobody has accepted yet. Renders nothing when there are none. */
export function InvitationList() {
  const { data } = useInvitations()
  const withdraw = useWithdraw()
  const showToast = useToast()
  if (!data?.items.length) return null
  const take = (id: string) =>
    withdraw.mutate(id, {
      onError: (error) =>
        showToast({ title: t`Couldn’t cancel the invitation`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <Panel title={t`Pending invitations`}>
      <DataTable
        caption={t`Pending invitations`}
        columns={[
          { title: t`Email`, cell: ({ email }) => <bdi>{email}</bdi> },
          { title: t`Role`, cell: ({ role, memberRole }) => roleName(role, memberRole) },
          { title: t`Sent`, cell: ({ createdAt }) => formatAgo(createdAt) },
          { title: t`Expires`, cell: ({ expiresAt }) => formatDate(expiresAt) },
          {
            title: t`Actions`,
            isFigure: true,
            cell: ({ id }) => (
              <Button variant="ghost" busy={withdraw.isPending && withdraw.variables === id} onClick={() => take(id)}>
                <Trans>Cancel invitation</Trans>
              </Button>
            ),
          },
        ]}
        rows={data.items}
        rowKey={({ id }) => id}
      />
    </Panel>
  )
}
