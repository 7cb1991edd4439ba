import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { OLD_SECRET_HOURS } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useWebhookActions } from './queries.ts'
import { SecretPanel } from './secret-panel.tsx'

interface RotateDialogProps {
  id: string
  open: boolean
  onClose: () => void
}

/** Makes a new signing secret and shows it, this once. */
export function RotateDialog({ id, open, onClose }: RotateDialogProps) {
  const { rotate } = useWebhookActions()
  const toast = useToast()
  const [secret, setSecret] = useState<string>()
  const close = () => {
    setSecret(undefined)
    onClose()
  }
  const confirm = () =>
    rotate.mutate(id, {
      onSuccess: (made) => setSecret(made.secret),
      onError: (error) => {
        toast({ title: t`Failed to update webhook`, description: faultOf(error), tone: 'destructive' })
        close()
      },
    })
  return (
    <Dialog open={open} onClose={close} title={secret ? t`Signing secret` : t`Rotate the signing secret?`}>
      {secret ? (
        <SecretPanel secret={secret} onDone={close} />
      ) : (
        <>
          <p>
            <Plural
              value={OLD_SECRET_HOURS}
              one="For # hour, every delivery is signed with both secrets, so you can switch without downtime."
              other="For # hours, every delivery is signed with both secrets, so you can switch without downtime."
            />
          </p>
          <Answers>
            <Button variant="secondary" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button busy={rotate.isPending} onClick={confirm}>
              <Trans>Rotate secret</Trans>
            </Button>
          </Answers>
        </>
      )}
    </Dialog>
  )
}

const Answers = styled(ActionRow)`
  margin-block-start: ${token.space[4]};
`
