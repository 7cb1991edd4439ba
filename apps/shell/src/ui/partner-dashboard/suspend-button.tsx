import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../controls/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'

interface Outcome {
  onSuccess: () => void
  onError: (error: Error) => void
  onSettled: () => void
}

interface SuspendButtonProps {
  person: { displayName: string | null; username: string; disabled: boolean }
  isBusy: boolean
  onChange: (change: { disabled: boolean }, outcome: Outcome) => void
}

/** Suspends a person after a confirmation, or lets them in again. Shows a toast with the outcome. */
export function SuspendButton({ person, isBusy, onChange }: SuspendButtonProps) {
  const showToast = useToast()
  const [isAsking, setAsking] = useState(false)
  const name = isolated(person.displayName || person.username)

  function send(change: { disabled: boolean }) {
    onChange(change, {
      onSuccess: () =>
        showToast({ title: change.disabled ? t`${name} is suspended` : t`${name} can sign in again`, tone: 'success' }),
      onError: (error) => showToast({ title: t`Nothing changed`, description: faultOf(error), tone: 'destructive' }),
      onSettled: () => setAsking(false),
    })
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        {...(person.disabled ? {} : { 'aria-haspopup': 'dialog' })}
        onClick={() => (person.disabled ? send({ disabled: false }) : setAsking(true))}
      >
        {person.disabled ? <Trans>Reactivate</Trans> : <Trans>Suspend</Trans>}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send({ disabled: true })}
        title={t`Suspend ${name}?`}
        text={t`They’re signed out everywhere and can’t sign in. Videos, credits and share links stay.`}
        confirmText={t`Suspend`}
        busy={isBusy}
        danger
      />
    </>
  )
}
