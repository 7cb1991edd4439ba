import { useLingui } from '@lingui/react/macro'
import { BUTTON_CHARACTERS_MAX } from '@vitrine/contract'
import { type FontFamily, fonts, token } from '@vitrine/theme'
import styled from 'styled-components'
import { fieldFault } from '../../lib/forms/problems.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ColourField } from '../../ui/forms/colour-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { media } from '../../ui/brand/shapes.ts'
import type { KitForm } from './form.ts'

interface KitFieldsProps {
  form: KitForm
  /** The latest errors of the server. */
  error: unknown
  onChange: (patch: Partial<KitForm>) => void
}

export function NameField({ form, error, onChange }: KitFieldsProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Brand name`} error={fieldFault(error, 'name')}>
      <TextInput
        dir="auto"
        required
        maxLength={80}
        autoComplete="organization"
        value={form.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </Field>
  )
}

export function StyleFields({ form, onChange }: KitFieldsProps) {
  const { t } = useLingui()
  const names = { primary: t({ message: 'Primary', context: 'color' }), secondary: t`Secondary`, accent: t`Accent` }
  return (
    <Fields>
      {(['primary', 'secondary', 'accent'] as const).map((name) => (
        <ColourField
          key={name}
          label={names[name]}
          value={form.colours[name]}
          onChange={(colour) => onChange({ colours: { ...form.colours, [name]: colour } })}
        />
      ))}
      <Field label={t`Font Family`}>
        <Select value={form.fontFamily} onChange={({ target }) => onChange({ fontFamily: target.value as FontFamily })}>
          {fonts.map((font) => (
            <option key={font}>{font}</option>
          ))}
        </Select>
      </Field>
    </Fields>
  )
}

/** Fields for the contact details on the end card. */
export function ContactFields(props: KitFieldsProps) {
  const { t } = useLingui()
  return (
    <Fields>
      <Line {...props} name="phone" label={t`Phone`} type="tel" autoComplete="tel" max={32} />
      <Line {...props} name="email" label={t`Email`} type="email" autoComplete="email" max={120} />
      <Line {...props} name="url" label={t`Website`} type="text" inputMode="url" autoComplete="url" max={300} />
      <Line {...props} name="social" label={t`Social media`} type="text" autoComplete="off" max={120} />
    </Fields>
  )
}

/** Business details shown in videos. */
export function TextFields(props: KitFieldsProps) {
  const { t } = useLingui()
  const { form, error, onChange } = props
  return (
    <Fields>
      <Field label={t`Call to action`} optional hint={t`On the end card.`} error={fieldFault(error, 'closingLine')}>
        <TextInput
          dir="auto"
          maxLength={80}
          value={form.closingLine}
          onChange={({ target }) => onChange({ closingLine: target.value })}
        />
      </Field>
      <Field
        label={t`Button label`}
        optional
        hint={t`If empty, the button shows the website, phone number or email.`}
        error={fieldFault(error, 'buttonLabel')}
      >
        <TextInput
          dir="auto"
          maxLength={BUTTON_CHARACTERS_MAX}
          value={form.buttonLabel}
          onChange={({ target }) => onChange({ buttonLabel: target.value })}
        />
      </Field>
      <Field
        label={t`Presenter’s role`}
        optional
        hint={t`Shown below the presenter’s name. If empty, your brand name is shown.`}
        error={fieldFault(error, 'lowerThird')}
      >
        <TextInput
          dir="auto"
          maxLength={60}
          value={form.lowerThird}
          onChange={({ target }) => onChange({ lowerThird: target.value })}
        />
      </Field>
    </Fields>
  )
}

export function DefaultField({ form, onChange }: KitFieldsProps) {
  const { t } = useLingui()
  return (
    <Checkbox
      checked={form.isDefault}
      onChange={({ target }) => onChange({ isDefault: target.checked })}
      label={t`Use for new videos unless another kit is chosen`}
    />
  )
}

interface LineProps extends KitFieldsProps {
  name: 'email' | 'phone' | 'social' | 'url'
  label: string
  type: 'email' | 'tel' | 'text'
  inputMode?: 'url'
  autoComplete: string
  max: number
}

function Line({ form, error, onChange, name, label, max, ...rest }: LineProps) {
  return (
    <Field label={label} optional error={fieldFault(error, name)}>
      <TextInput
        {...rest}
        dir="ltr"
        maxLength={max}
        value={form[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space[4]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
