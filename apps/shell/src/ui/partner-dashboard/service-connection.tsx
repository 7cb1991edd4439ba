import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import { token } from '@vitrine/theme'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { Button } from '../controls/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { Note } from '../feedback/note.tsx'

interface ServiceConnectionProps {
  isConnected: boolean
  /** What is known of the service, above its form. */
  facts?: ReactNode
  /** The label of the button that opens the form of a new connection. */
  connectText: ReactNode
  form: ReactNode
  /** The button that disconnects the service. Call `onRemoved` before the service is loaded again. */
  disconnection: (onRemoved: () => void) => ReactNode
}

/** An external service of the site: its form where it is connected, a button that opens the form where it is not. */
export function ServiceConnection({ isConnected, facts, connectText, form, disconnection }: ServiceConnectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [isDisconnected, setDisconnected] = useState(false)
  // The form and its button are gone with the service: focus moves to the button in their place.
  function handleRemoved(): void {
    setOpen(false)
    setDisconnected(true)
  }

  return (
    <Stack>
      {facts}
      {isConnected || isOpen ? (
        form
      ) : (
        <Button variant="secondary" autoFocus={isDisconnected} onClick={() => setOpen(true)}>
          {connectText}
        </Button>
      )}
      {isConnected && disconnection(handleRemoved)}
    </Stack>
  )
}

interface DisconnectButtonProps {
  remove: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>
  /** The question. */
  title: string
  /** The consequence of disconnecting. */
  text: string
}

/** Disconnects a service after a confirmation. */
export function DisconnectButton({ remove, title, text }: DisconnectButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Disconnect</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
        title={title}
        text={text}
        confirmText={t`Disconnect`}
        busy={remove.isPending}
        danger
      >
        {remove.error && <Note tone="bad">{faultOf(remove.error)}</Note>}
      </ConfirmDialog>
    </>
  )
}

/** Says what a service is for. */
export const ServiceText = styled.p`
  max-inline-size: 60ch;
  margin-block-end: ${token.space[4]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[4]};
`
