import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TwinServiceKind, TwinServiceOverview, TwinServiceSettings } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { fieldFault, restFault } from '../../../lib/forms/problems.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { useSaveTwinService } from './queries.ts'

type Typed = Required<TwinServiceSettings>

/** Initial values of a new connection. */
const DEFAULTS: Record<TwinServiceKind, { baseUrl: string; model: string }> = {
  tavus: { baseUrl: 'https://tavusapi.com', model: 'phoenix-3' },
  'own-server': { baseUrl: '', model: '' },
}
const EMPTY: Typed = { kind: 'tavus', ...DEFAULTS.tavus, key: '' }

/** Address, key and model of the service. */
export function TwinServiceForm({ overview: { service, isPublic } }: { overview: TwinServiceOverview }) {
  const toast = useToast()
  const save = useSaveTwinService()
  const [typed, setTyped] = useState<Typed>(service ? { ...service, key: '' } : EMPTY)
  const change = (patch: Partial<Typed>) => setTyped((before) => ({ ...before, ...patch }))
  const isSame = service !== null && service.kind === typed.kind && service.baseUrl === typed.baseUrl
  const keepsKey = isSame && service.hasKey

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const { kind, baseUrl, model, key } = typed
    const settings = { kind, baseUrl: baseUrl.trim().replace(/\/$/, ''), model }
    save.mutate(keepsKey && !key ? settings : { ...settings, key }, {
      onSuccess: () => {
        change({ key: '', baseUrl: settings.baseUrl })
        toast({ title: t`Lip-sync service saved`, tone: 'success' })
      },
    })
  }

  return (
    <Form onSubmit={send}>
      <ConnectionFields
        typed={typed}
        keepsKey={keepsKey}
        fault={(field) => fieldFault(save.error, field)}
        onChange={change}
      />
      {typed.kind === 'tavus' && !isPublic && (
        <Note tone="bad">
          <Trans>
            Tavus can’t reach this site, because it has no public address with HTTPS. Connect a domain first, or use
            your own lip-sync server.
          </Trans>
        </Note>
      )}
      {service && !isSame && (
        <Note tone="bad">
          <Trans>This replaces your current service. Its twins are deleted there and must be trained again.</Trans>
        </Note>
      )}
      {save.error && restFault(save.error) && <Note tone="bad">{restFault(save.error)}</Note>}
      <Button type="submit" busy={save.isPending} busyText={t`Saving...`}>
        <Trans>Save lip-sync service</Trans>
      </Button>
    </Form>
  )
}

interface ConnectionFieldsProps {
  typed: Typed
  /** Whether the stored key is for the typed address. */
  keepsKey: boolean
  fault: (field: string) => string | undefined
  onChange: (patch: Partial<Typed>) => void
}

function ConnectionFields({ typed, keepsKey, fault, onChange: change }: ConnectionFieldsProps) {
  return (
    <>
      <Field label={t`Type`} error={fault('kind')}>
        <Select
          value={typed.kind}
          onChange={({ target }) => {
            const kind = target.value as TwinServiceKind
            change({ kind, ...DEFAULTS[kind] })
          }}
        >
          <option value="tavus">Tavus</option>
          <option value="own-server">{t`Your own lip-sync server`}</option>
        </Select>
      </Field>
      <Field label={t`URL`} error={fault('baseUrl')}>
        <TextInput
          required
          type="url"
          dir="ltr"
          inputMode="url"
          spellCheck={false}
          value={typed.baseUrl}
          onChange={({ currentTarget }) => change({ baseUrl: currentTarget.value })}
        />
      </Field>
      <Field label={t`API key`} error={fault('key')} hint={keepsKey && t`Leave empty to keep the saved key.`}>
        <TextInput
          type="password"
          required={typed.kind === 'tavus' && !keepsKey}
          dir="ltr"
          autoComplete="new-password"
          value={typed.key}
          onChange={({ currentTarget }) => change({ key: currentTarget.value })}
        />
      </Field>
      <Field label={t`Model`} error={fault('model')} hint={t`Leave empty to use the service’s default.`}>
        <TextInput
          dir="ltr"
          spellCheck={false}
          value={typed.model}
          onChange={({ currentTarget }) => change({ model: currentTarget.value })}
        />
      </Field>
    </>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  inline-size: 100%;
  max-inline-size: 640px;
  > button {
    justify-self: start;
  }
`
