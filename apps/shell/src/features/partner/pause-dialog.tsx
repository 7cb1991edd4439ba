import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'

interface PauseDialogProps {
  open: boolean
  companyName: string
  onClose: () => void
  onConfirm: () => void
}

/** Closing a whole site is asked for by its name, so that no slip of the hand does it. */
export function PauseDialog({ open, companyName, onClose, onConfirm }: PauseDialogProps) {
  const [typed, setTyped] = useState('')
  const isRight = typed.trim() === companyName
  return (
    <Dialog open={open} onClose={onClose} title={t`Close your site for now?`}>
      <List>
        <li>
          <Trans>Visitors and users see a page that says it is paused.</Trans>
        </li>
        <li>
          <Trans>Videos that are being made are finished; no others begin.</Trans>
        </li>
        <li>
          <Trans>Everything is kept. Your team still reaches this dashboard.</Trans>
        </li>
      </List>
      <Field label={<Trans>Type {companyName} to go on</Trans>}>
        <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Answers>
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
          <Trans>Close the site</Trans>
        </Button>
      </Answers>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  padding-inline-start: ${token.space[5]};
  list-style: disc;
`
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
`
