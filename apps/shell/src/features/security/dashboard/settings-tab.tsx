import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SecuritySettings } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { SyntheticEvent } from 'react'
import styled from 'styled-components'
import { fieldFault, restFault } from '../../../lib/forms/problems.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { useSaveSettings, useSecuritySettings } from './queries.ts'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'

/** The limits of the site, and the protections that are always on. */
export function SettingsTab() {
  return (
    <Loaded query={useSecuritySettings()} title={t`Couldn’t load the security settings.`}>
      {(settings) => <SettingsForm settings={settings} />}
    </Loaded>
  )
}

function SettingsForm({ settings }: { settings: SecuritySettings }) {
  const [save, showToast] = [useSaveSettings(), useToast()]
  function send(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const number = (name: keyof SecuritySettings) => Number(values.get(name))
    save.mutate(
      {
        requestsMax: number('requestsMax'),
        signInTriesMax: number('signInTriesMax'),
        sessionHours: number('sessionHours'),
      },
      { onSuccess: () => showToast({ title: t`Settings saved`, tone: 'success' }) },
    )
  }
  const rest = restFault(save.error)
  const input = (name: keyof SecuritySettings, min: number, max: number) => (
    <TextInput
      name={name}
      type="number"
      inputMode="numeric"
      required
      min={min}
      max={max}
      defaultValue={settings[name]}
    />
  )
  return (
    <Form onSubmit={send}>
      <Field
        label={t`General API: requests per 15 minutes`}
        hint={t`Limits changes per person or API key. Reads have a separate limit.`}
        error={fieldFault(save.error, 'requestsMax')}
      >
        {input('requestsMax', 20, 10_000)}
      </Field>
      <Field
        label={t`Authentication: login attempts per 15 minutes`}
        hint={t`Failed sign-ins on one account from one network.`}
        error={fieldFault(save.error, 'signInTriesMax')}
      >
        {input('signInTriesMax', 3, 50)}
      </Field>
      <Field
        label={t`Session timeout in hours`}
        hint={t`People who are inactive for this long have to sign in again.`}
        error={fieldFault(save.error, 'sessionHours')}
      >
        {input('sessionHours', 1, 720)}
      </Field>
      <FactList
        facts={[t`Input Validation`, t`Security Headers`, t`IP Blocking`].map((name) => [
          name,
          <Badge key={name} tone="ok">
            <Trans>Enabled</Trans>
          </Badge>,
        ])}
      />
      {rest && <Note tone="bad">{rest}</Note>}
      <Button type="submit" busy={save.isPending}>
        <Trans>Save Settings</Trans>
      </Button>
    </Form>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  gap: ${token.space[5]};
  max-inline-size: 560px;
  > button {
    justify-self: start;
  }
`
