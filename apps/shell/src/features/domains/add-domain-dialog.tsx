import { Trans, useLingui } from '@lingui/react/macro'
import type { Domain } from '@vitrine/contract'
import { type SyntheticEvent, useState } from 'react'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { useAddDomain } from './queries.ts'
import { FormStack } from '../../ui/forms/form-stack.tsx'

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
      text={t`A subdomain such as videos.example.com is safest: your website and email aren’t affected.`}
    >
      <FormStack onSubmit={send}>
        <Field label={t`Address`} error={add.error && faultOf(add.error)}>
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
        <Button type="submit" busy={add.isPending} busyText={t`Checking DNS records...`}>
          <Trans>Add domain</Trans>
        </Button>
      </FormStack>
    </Dialog>
  )
}
