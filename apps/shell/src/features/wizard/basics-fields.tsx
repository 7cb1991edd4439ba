import { useLingui } from '@lingui/react/macro'
import type { SpokenLanguage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { Dispatch } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { languageName, spokenLanguages } from '../../lib/i18n/language-name.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { media } from '../../ui/brand/shapes.ts'
import type { Wizard, WizardAction } from './wizard.ts'

interface BasicsFieldsProps extends Wizard {
  dispatch: Dispatch<WizardAction>
}

/** Fields for title, subject and language of the video. */
export function BasicsFields({ draft, faults, dispatch }: BasicsFieldsProps) {
  const { words } = useBoot()
  const { t } = useLingui()
  return (
    <Fields>
      <Field label={t`Video Title`} error={faults.title}>
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
      <Field label={t`Spoken language`} error={faults.language}>
        <Select
          value={draft.language}
          onChange={({ target }) => dispatch({ type: 'change', patch: { language: target.value as SpokenLanguage } })}
        >
          {spokenLanguages.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
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
