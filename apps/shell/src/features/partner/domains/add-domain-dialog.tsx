import { Trans, useLingui } from '@lingui/react/macro'
import type { Domain } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { useAddDomain } from './queries.ts'

interface AddDomainDialogProps {
  suggested: string
  onClose: () => void
  onAdded: (domain: Domain) => void
}

/** Asks for a name; the answer says which records it needs. */
export function AddDomainDialog({ suggested, onClose, onAdded }: AddDomainDialogProps) {
  const { t } = useLingui()
  const [host, setHost] = useState(suggested)
  const add = useAddDomain(onAdded)
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    add.mutate(host)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Add domain`}
      text={t`A part of a name that you have, such as videos.example.com, is the safest: your website and mail stay as they are.`}
    >
      <Form onSubmit={send}>
        <Field label={t`Address`} error={add.error instanceof ApiError && add.error.text}>
          <TextInput
            required
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder="videos.example.com"
            value={host}
            onChange={({ currentTarget }) => setHost(currentTarget.value)}
          />
        </Field>
        <Button type="submit" busy={add.isPending} busyText={t`Looking at its records...`}>
          <Trans>Add domain</Trans>
        </Button>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`
