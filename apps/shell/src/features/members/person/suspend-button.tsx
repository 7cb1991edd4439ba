import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TeamMember } from '@vitrine/contract'
import { useState } from 'react'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useChangeMember } from '../queries.ts'

/** Suspends a person after a question, or lets them in again. */
export function SuspendButton({ member }: { member: TeamMember }) {
  const showToast = useToast()
  const change = useChangeMember()
  const [isAsking, setAsking] = useState(false)
  const name = isolated(member.displayName || member.username)

  function send(disabled: boolean) {
    change.mutate(
      { id: member.id, disabled },
      {
        onSuccess: () =>
          showToast({ title: disabled ? t`${name} is suspended` : t`${name} can sign in again`, tone: 'success' }),
        onError: (error) => showToast({ title: t`Nothing changed`, description: faultOf(error), tone: 'destructive' }),
        onSettled: () => setAsking(false),
      },
    )
  }

  if (member.disabled)
    return (
      <Button variant="secondary" busy={change.isPending} onClick={() => send(false)}>
        <Trans>Reactivate</Trans>
      </Button>
    )
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Suspend</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(true)}
        title={t`Suspend ${name}?`}
        text={t`They’re signed out everywhere and can’t sign in. Videos, credits and share links stay.`}
        confirmText={t`Suspend`}
        busy={change.isPending}
        danger
      />
    </>
  )
}
