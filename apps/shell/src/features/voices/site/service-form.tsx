import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SpeechService, SpeechServiceSettings } from '@vitrine/contract'
import { type SyntheticEvent, useState } from 'react'
import { fieldFault, restFault } from '../../../lib/forms/problems.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { ConnectionFields, ConnectionForm } from '../../../ui/partner-dashboard/connection-fields.tsx'
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
    <ConnectionForm onSubmit={send}>
      <ConnectionFields
        typed={typed}
        kinds={[
          ['openai', t`OpenAI or compatible`],
          ['elevenlabs', 'ElevenLabs'],
        ]}
        defaults={SERVICE_DEFAULTS}
        keepsKey={keepsKey}
        isModelRequired
        fault={fault}
        onChange={change}
      />
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
    </ConnectionForm>
  )
}

function typedOf({ kind, baseUrl, model, voices, centsPerMillionCharacters: cents }: SpeechService): Typed {
  return { kind, baseUrl, model, voices, key: '', price: cents === null ? '' : String(cents / 100) }
}

/** Returns null for an empty field. */
function centsOf(price: string): number | null {
  return price.trim() === '' ? null : Math.round(Number(price) * 100)
}
