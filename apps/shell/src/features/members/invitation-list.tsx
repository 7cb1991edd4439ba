import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Invitation } from '@vitrine/contract'
import { formatAgo, formatDate } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useIsMailSent } from '../../lib/session/site-status.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable } from '../../ui/data/data-table.tsx'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { OneTimeLinkBox } from '../../ui/feedback/one-time-link.tsx'
import { useInvitationLink, useInvitations, useInvite, useWithdraw } from './queries.ts'
import { roleName } from './roles.ts'

/** The invitations that nobody has accepted yet. Renders nothing when there are none. */
export function InvitationList() {
  const { data } = useInvitations()
  const withdraw = useWithdraw()
  const invite = useInvite()
  const link = useInvitationLink()
  const isMailSent = useIsMailSent()
  const showToast = useToast()
  if (!data?.items.length) return null
  const resend = ({ email, role, memberRole }: Invitation) => {
    // Operators are not invited here.
    if (role === 'operator' || memberRole === 'operator') return
    invite.mutate(
      { email, role, memberRole },
      {
        onSuccess: () => showToast({ title: t`Invitation sent`, description: isolated(email), tone: 'success' }),
        onError: (error) =>
          showToast({ title: t`Couldn’t send the invitation`, description: faultOf(error), tone: 'destructive' }),
      },
    )
  }
  const hand = (id: string) =>
    link.mutate(id, {
      onError: (error) =>
        showToast({ title: t`Couldn’t create the link`, description: faultOf(error), tone: 'destructive' }),
    })
  const take = (id: string) =>
    withdraw.mutate(id, {
      onSuccess: () => showToast({ title: t`Invitation canceled`, tone: 'success' }),
      onError: (error) =>
        showToast({ title: t`Couldn’t cancel the invitation`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <Panel title={t`Pending invitations`}>
      <DataTable
        caption={t`Pending invitations`}
        columns={[
          { title: t`Email`, place: 'name', cell: ({ email }) => <bdi>{email}</bdi> },
          { title: t`Role`, cell: ({ role, memberRole }) => roleName(role, memberRole) },
          { title: t({ message: 'Sent', context: 'moment' }), cell: ({ createdAt }) => formatAgo(createdAt) },
          { title: t`Expires`, cell: ({ expiresAt }) => formatDate(expiresAt) },
          {
            title: t`Actions`,
            isFigure: true,
            cell: (invitation) => (
              <>
                {isMailSent ? (
                  <Button
                    variant="ghost"
                    busy={invite.isPending && invite.variables.email === invitation.email}
                    onClick={() => resend(invitation)}
                  >
                    <Trans>Resend</Trans>
                  </Button>
                ) : (
                  <Button
                    variant="ghost"
                    busy={link.isPending && link.variables === invitation.id}
                    onClick={() => hand(invitation.id)}
                  >
                    <Trans>Create link</Trans>
                  </Button>
                )}
                <Button
                  variant="ghost"
                  busy={withdraw.isPending && withdraw.variables === invitation.id}
                  onClick={() => take(invitation.id)}
                >
                  <Trans>Cancel invitation</Trans>
                </Button>
              </>
            ),
          },
        ]}
        rows={data.items}
        rowKey={({ id }) => id}
      />
      <Dialog
        open={link.data !== undefined}
        onClose={link.reset}
        title={t`Invitation link`}
        text={t`It replaces earlier links.`}
      >
        {link.data && <OneTimeLinkBox link={link.data} />}
      </Dialog>
    </Panel>
  )
}
