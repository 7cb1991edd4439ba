import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { Field } from '../forms/field.tsx'
import { Select, TextInput } from '../forms/inputs.tsx'
import { SettingsForm } from '../layout/settings-card.tsx'

/** How an external service is reached. */
interface Connection<Kind extends string> {
  kind: Kind
  baseUrl: string
  key: string
  model: string
}

interface ConnectionFieldsProps<Kind extends string> {
  typed: Connection<Kind>
  /** The kinds of service with their names. */
  kinds: [Kind, string][]
  /** The address and model that a new connection of a kind begins with. */
  defaults: Record<Kind, Pick<Connection<Kind>, 'baseUrl' | 'model'>>
  /** Whether the stored key is for the typed address. */
  keepsKey: boolean
  isKeyRequired?: boolean
  /** Without one, the service uses its default. */
  isModelRequired?: boolean
  fault: (field: string) => string | undefined
  onChange: (patch: Partial<Connection<Kind>>) => void
}

/** The kind, address, key and model of an external service. */
export function ConnectionFields<Kind extends string>(props: ConnectionFieldsProps<Kind>) {
  const { typed, kinds, defaults, keepsKey, fault, onChange: change } = props
  const { isKeyRequired = false, isModelRequired = false } = props
  return (
    <>
      <Field label={t`Type`} error={fault('kind')}>
        <Select
          value={typed.kind}
          onChange={({ target }) => {
            const kind = target.value as Kind
            change({ kind, ...defaults[kind] })
          }}
        >
          {kinds.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
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
          required={isKeyRequired}
          dir="ltr"
          autoComplete="new-password"
          value={typed.key}
          onChange={({ currentTarget }) => change({ key: currentTarget.value })}
        />
      </Field>
      <Field
        label={t`Model`}
        error={fault('model')}
        hint={!isModelRequired && t`Leave empty to use the service’s default.`}
      >
        <TextInput
          required={isModelRequired}
          dir="ltr"
          spellCheck={false}
          value={typed.model}
          onChange={({ currentTarget }) => change({ model: currentTarget.value })}
        />
      </Field>
    </>
  )
}

/** The form around them, with the button that saves it at its end. */
export const ConnectionForm = styled(SettingsForm)`
  inline-size: 100%;
  max-inline-size: 640px;
`
