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
  const { withdraw, resend, link } = useInvitationActions()
  const isMailSent = useIsMailSent()
  if (!data?.items.length) return null
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
                  <Button variant="ghost" busy={resend.isBusy(invitation)} onClick={() => resend.start(invitation)}>
                    <Trans>Resend</Trans>
                  </Button>
                ) : (
                  <Button variant="ghost" busy={link.isBusy(invitation)} onClick={() => link.start(invitation)}>
                    <Trans>Create link</Trans>
                  </Button>
                )}
                <Button variant="ghost" busy={withdraw.isBusy(invitation)} onClick={() => withdraw.start(invitation)}>
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

/** Returns the actions on an invitation, each with a message about its result. */
function useInvitationActions() {
  const [withdrawing, inviting, linking] = [useWithdraw(), useInvite(), useInvitationLink()]
  const showToast = useToast()
  const failWith = (title: string) => (error: Error) =>
    showToast({ title, description: faultOf(error), tone: 'destructive' })
  return {
    resend: {
      isBusy: ({ email }: Invitation) => inviting.isPending && inviting.variables.email === email,
      start({ email, role, memberRole }: Invitation) {
        // Operators are not invited here.
        if (role === 'operator' || memberRole === 'operator') return
        inviting.mutate(
          { email, role, memberRole },
          {
            onSuccess: () => showToast({ title: t`Invitation sent`, description: isolated(email), tone: 'success' }),
            onError: failWith(t`Couldn’t send the invitation`),
          },
        )
      },
    },
    link: {
      data: linking.data,
      reset: linking.reset,
      isBusy: ({ id }: Invitation) => linking.isPending && linking.variables === id,
      start: ({ id }: Invitation) => linking.mutate(id, { onError: failWith(t`Couldn’t create the link`) }),
    },
    withdraw: {
      isBusy: ({ id }: Invitation) => withdrawing.isPending && withdrawing.variables === id,
      start: ({ id }: Invitation) =>
        withdrawing.mutate(id, {
          onSuccess: () => showToast({ title: t`Invitation canceled`, tone: 'success' }),
          onError: failWith(t`Couldn’t cancel the invitation`),
        }),
    },
  }
}
