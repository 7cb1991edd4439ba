import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { ActionRow } from '../../ui/controls/action-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'

interface PauseDialogProps {
  open: boolean
  companyName: string
  onClose: () => void
  onConfirm: () => void
}

/** A confirmation that requires typing the site's name before the whole site is closed. */
export function PauseDialog({ open, companyName, onClose, onConfirm }: PauseDialogProps) {
  const [typed, setTyped] = useState('')
  const isRight = typed.trim() === companyName
  return (
    <Dialog open={open} onClose={onClose} title={t`Pause your site?`}>
      <List>
        <li>
          <Trans>Visitors and users see a “paused” page.</Trans>
        </li>
        <li>
          <Trans>Videos in progress will finish. No new ones start.</Trans>
        </li>
        <li>
          <Trans>Your data is safe, and your team can still use this dashboard.</Trans>
        </li>
      </List>
      <Field label={<Trans>Enter {companyName} to continue</Trans>}>
        <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <ActionRow>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Keep it open</Trans>
        </Button>
        <Button
          variant="danger"
          disabled={!isRight}
          onClick={() => {
            setTyped('')
            onConfirm()
          }}
        >
          <Trans>Pause site</Trans>
        </Button>
      </ActionRow>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  padding-inline-start: ${token.space[5]};
  list-style: disc;
`
