import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SsoOverview, SsoRole, SsoRule } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { ButtonRow } from '../../ui/controls/action-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { IssuerField } from './issuer-field.tsx'
import { useRemoveSso, useSaveSso } from './queries.ts'
import { RoleFields } from './role-fields.tsx'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'

interface Typed {
  issuer: string
  clientId: string
  clientSecret: string
  roleClaim: string
  rules: SsoRule[]
  defaultRole: SsoRole
  isOn: boolean
}

const EMPTY: Typed = {
  issuer: '',
  clientId: '',
  clientSecret: '',
  roleClaim: '',
  rules: [],
  defaultRole: 'customer',
  isOn: true,
}

/** The provider's address, what the site is called there, and which roles its claims give. */
export function ConnectionForm({ connection }: { connection: SsoOverview['connection'] }) {
  const toast = useToast()
  const save = useSaveSso()
  const [typed, setTyped] = useState<Typed>(connection ? { ...EMPTY, ...connection } : EMPTY)
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const keepsSecret = connection?.issuer === typed.issuer

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const { clientSecret, ...settings } = typed
    save.mutate(clientSecret ? { ...settings, clientSecret } : settings, {
      onSuccess: () => {
        change({ clientSecret: '' })
        toast({ title: t`Single sign-on saved`, tone: 'success' })
      },
    })
  }

  return (
    <Form onSubmit={send}>
      <IssuerField issuer={typed.issuer} onChange={(issuer) => change({ issuer })} />
      <Field label={t`Client ID`}>
        <TextInput
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={typed.clientId}
          onChange={({ currentTarget }) => change({ clientId: currentTarget.value })}
        />
      </Field>
      <Field label={t`Client secret`} hint={keepsSecret && t`Leave empty to keep the saved secret.`}>
        <TextInput
          type="password"
          required={!keepsSecret}
          dir="ltr"
          autoComplete="new-password"
          value={typed.clientSecret}
          onChange={({ currentTarget }) => change({ clientSecret: currentTarget.value })}
        />
      </Field>
      <RoleFields {...typed} onChange={change} />
      <Checkbox
        label={t`Turn on single sign-on`}
        checked={typed.isOn}
        onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
      />
      {save.error && <Note tone="bad">{faultOf(save.error)}</Note>}
      <ButtonRow>
        <Button type="submit" busy={save.isPending} busyText={t`Saving...`}>
          <Trans>Save single sign-on</Trans>
        </Button>
        {connection && <Removal />}
      </ButtonRow>
    </Form>
  )
}

function Removal() {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveSso(() => setAsking(false))
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Remove connection</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={t`Remove single sign-on?`}
        text={t`People keep their accounts. To sign in, they set a password with “Forgot your password?”.`}
        confirmText={t`Remove`}
        busy={remove.isPending}
        danger
      >
        {remove.error && <Note tone="bad">{faultOf(remove.error)}</Note>}
      </ConfirmDialog>
    </>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  max-inline-size: 640px;
`
