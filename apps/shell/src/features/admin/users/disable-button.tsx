import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminUser } from '@vitrine/contract'
import { useState } from 'react'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useSetDisabled } from './user-queries.ts'

/** Suspends a person after a question, or lets them in again. */
export function DisableButton({ user }: { user: AdminUser }) {
  const showToast = useToast()
  const change = useSetDisabled(user.id)
  const [isAsking, setAsking] = useState(false)
  const name = isolated(user.displayName || user.username)

  function send(disabled: boolean) {
    change.mutate(disabled, {
      onSuccess: () =>
        showToast({ title: disabled ? t`${name} is suspended` : t`${name} can sign in again`, tone: 'success' }),
      onError: (error) => showToast({ title: t`Nothing changed`, description: faultOf(error), tone: 'destructive' }),
      onSettled: () => setAsking(false),
    })
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={change.isPending}
        {...(user.disabled ? {} : { 'aria-haspopup': 'dialog' })}
        onClick={() => (user.disabled ? send(false) : setAsking(true))}
      >
        {user.disabled ? <Trans>Reactivate</Trans> : <Trans>Suspend</Trans>}
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
