import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatAgo, formatDate } from '../../kit/format.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { DataTable } from '../../kit/ui/data-table.tsx'
import { faultOf } from './invite-dialog.tsx'
import { Panel } from './panel.tsx'
import { useInvitations, useWithdraw } from './queries.ts'
import { standingName } from './roles.ts'

/** Those who were invited and have not come yet; nothing while there are none. */
export function InvitationList() {
  const { data } = useInvitations()
  const withdraw = useWithdraw()
  const showToast = useToast()
  if (!data?.items.length) return null
  const take = (id: string) =>
    withdraw.mutate(id, {
      onError: (error) => showToast({ title: t`Not withdrawn`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <Panel title={t`Open invitations`}>
      <DataTable
        caption={t`Open invitations`}
        columns={[
          { title: t`Email`, cell: ({ email }) => <bdi>{email}</bdi> },
          { title: t`Role`, cell: ({ role, finerRole }) => standingName(role, finerRole) },
          { title: t`Sent`, cell: ({ createdAt }) => formatAgo(createdAt) },
          { title: t`Works until`, cell: ({ expiresAt }) => formatDate(expiresAt) },
          {
            title: t`Actions`,
            isFigure: true,
            cell: ({ id }) => (
              <Button variant="ghost" busy={withdraw.isPending && withdraw.variables === id} onClick={() => take(id)}>
                <Trans>Withdraw</Trans>
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
