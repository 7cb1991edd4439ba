import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SpeechService, SpeechServiceKind, SpeechServiceSettings } from '@vitrine/contract'
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
import { useSaveSpeechService } from './queries.ts'
import { SERVICE_DEFAULTS } from './service-texts.ts'
import { ServiceVoices } from './service-voices.tsx'

/** The values of the fields; `price` is in dollars, empty when unknown. */
type Typed = Pick<SpeechServiceSettings, 'kind' | 'baseUrl' | 'model' | 'voices'> & { key: string; price: string }

const EMPTY: Typed = { kind: 'openai', ...SERVICE_DEFAULTS.openai, key: '', price: '', voices: [] }

/** Address, key and model of a speech service, and the voices of it that are offered. */
export function ServiceForm({ service }: { service: SpeechService | null }) {
  const toast = useToast()
  const save = useSaveSpeechService()
  const [typed, setTyped] = useState<Typed>(service ? typedOf(service) : EMPTY)
  const change = (patch: Partial<Typed>) => setTyped((before) => ({ ...before, ...patch }))
  const keepsKey = service?.hasKey === true && service.baseUrl === typed.baseUrl
  const fault = (field: string) => fieldFault(save.error, field)

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const { key, price, ...rest } = typed
    const settings = {
      ...rest,
      baseUrl: rest.baseUrl.trim().replace(/\/$/, ''),
      centsPerMillionCharacters: centsOf(price),
    }
    save.mutate(keepsKey && !key ? settings : { ...settings, key }, {
      onSuccess: () => {
        change({ key: '', baseUrl: settings.baseUrl })
        toast({ title: t`Speech service saved`, tone: 'success' })
      },
    })
  }

  return (
    <Form onSubmit={send}>
      <ConnectionFields typed={typed} keepsKey={keepsKey} fault={fault} onChange={change} />
      <Field
        label={t`Price per million characters, in US dollars`}
        error={fault('centsPerMillionCharacters')}
        hint={t`What the service charges you. Once you enter it, this page and your price list show what its voices cost you.`}
      >
        <TextInput
          type="number"
          min={0}
          max={1000}
          step={0.01}
          value={typed.price}
          onChange={({ currentTarget }) => change({ price: currentTarget.value })}
        />
      </Field>
      <ServiceVoices
        voices={typed.voices}
        saved={service?.voices ?? []}
        fault={fault}
        onChange={(voices) => change({ voices })}
      />
      {save.error && restFault(save.error) && <Note tone="bad">{restFault(save.error)}</Note>}
      <Button type="submit" busy={save.isPending} busyText={t`Saving...`}>
        <Trans>Save speech service</Trans>
      </Button>
    </Form>
  )
}

function typedOf({ kind, baseUrl, model, voices, centsPerMillionCharacters: cents }: SpeechService): Typed {
  return { kind, baseUrl, model, voices, key: '', price: cents === null ? '' : String(cents / 100) }
}

/** Returns null for an empty field. */
function centsOf(price: string): number | null {
  return price.trim() === '' ? null : Math.round(Number(price) * 100)
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
            const kind = target.value as SpeechServiceKind
            change({ kind, ...SERVICE_DEFAULTS[kind] })
          }}
        >
          <option value="openai">{t`OpenAI or compatible`}</option>
          <option value="elevenlabs">ElevenLabs</option>
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
          dir="ltr"
          autoComplete="new-password"
          value={typed.key}
          onChange={({ currentTarget }) => change({ key: currentTarget.value })}
        />
      </Field>
      <Field label={t`Model`} error={fault('model')}>
        <TextInput
          required
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
