import type { Language } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { Dispatch } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { Field } from '../../kit/ui/field.tsx'
import { Select, TextInput } from '../../kit/ui/inputs.tsx'
import { media } from '../../kit/ui/shapes.ts'
import type { Wizard, WizardAction } from './wizard.ts'

const languages: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
]

/** The language of that code, in English. */
export function languageName(language: Language): string {
  return languages.find(({ value }) => value === language)?.label ?? language
}

interface BasicsFieldsProps extends Wizard {
  dispatch: Dispatch<WizardAction>
}

/** What the video is called, what it is about, and the language it is spoken in. */
export function BasicsFields({ draft, faults, dispatch }: BasicsFieldsProps) {
  const { words } = useBoot()
  return (
    <Fields>
      <Field label="Video Title" error={faults.title}>
        <TextInput
          value={draft.title}
          placeholder={words.titlePlaceholder}
          maxLength={160}
          dir="auto"
          onChange={({ target }) => dispatch({ type: 'change', patch: { title: target.value } })}
        />
      </Field>
      <Field label={words.placeLabel} hint={words.placeHint} error={faults.propertyAddress}>
        <TextInput
          value={draft.propertyAddress}
          placeholder={words.placePlaceholder}
          maxLength={200}
          dir="auto"
          onChange={({ target }) => dispatch({ type: 'change', patch: { propertyAddress: target.value } })}
        />
      </Field>
      <Field label="Spoken language" error={faults.language}>
        <Select
          value={draft.language}
          onChange={({ target }) => dispatch({ type: 'change', patch: { language: target.value as Language } })}
        >
          {languages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.2fr) minmax(0, 0.8fr);
  gap: ${token.space[4]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
