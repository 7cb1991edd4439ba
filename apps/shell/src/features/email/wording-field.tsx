import { t } from '@lingui/core/macro'
import { type Language, directionOf } from '@vitrine/contract'
import { useState } from 'react'
import { formatCount, formatList } from '../../lib/i18n/format.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../ui/forms/inputs.tsx'
import { formsOf, messageOf } from './number-forms.ts'

interface WordingFieldProps {
  label: string
  /** An ICU message. */
  value: string
  language: Language
  error: string | undefined
  optional?: boolean
  readOnly: boolean
  maxLength: number
  /** A field of one line without it. */
  rows?: number
  onChange: (value: string) => void
}

/** A text of an email. One that depends on a number has a field for each form of it. */
export function WordingField({
  label,
  value,
  language,
  error,
  optional = false,
  rows,
  onChange,
  ...rest
}: WordingFieldProps) {
  const [forms, setForms] = useState(() => formsOf(value))
  const field = (name: string, text: string, write: (text: string) => void, fault: string | undefined) => {
    const control = {
      ...rest,
      dir: directionOf(language),
      lang: language,
      required: !optional,
      value: text,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => write(currentTarget.value),
    }
    return (
      <Field key={name} label={name} optional={optional} error={fault}>
        {rows ? <TextArea rows={rows} {...control} /> : <TextInput {...control} />}
      </Field>
    )
  }
  if (!forms) return field(label, value, onChange, error)
  const { name, texts } = forms
  const categories = Object.keys(texts)
  return categories.map((category, index) =>
    field(
      categories.length > 1 ? formLabel(label, category, language) : label,
      texts[category] ?? '',
      (text) => {
        const next = { name, texts: { ...texts, [category]: text } }
        setForms(next)
        onChange(messageOf(next))
      },
      index === 0 ? error : undefined,
    ),
  )
}

/** Names the numbers that a form is for: `Opening, for 1`. */
function formLabel(label: string, category: string, language: Language): string {
  const rules = new Intl.PluralRules(language)
  const exact = category.startsWith('=') ? [Number(category.slice(1))] : undefined
  const some =
    exact ?? Array.from({ length: 21 }, (_, number) => number).filter((number) => rules.select(number) === category)
  const numbers = formatList(some.map((number) => formatCount(number)))
  if (category === 'other' || some.length === 0) return t`${label}, for other numbers`
  return t`${label}, for ${numbers}`
}
