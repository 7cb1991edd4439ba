import { t } from '@lingui/core/macro'
import type { BrandDesign } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'

interface FilmFieldsProps {
  film: BrandDesign['film']
  onChange: (film: BrandDesign['film']) => void
}

const charactersMax = 80

/** What every film of the site begins and ends with. */
export function FilmFields({ film, onChange }: FilmFieldsProps) {
  return (
    <Fields>
      <Field label={t`Opening words`} optional hint={t`Every video opens with your logo and these words.`}>
        <TextInput
          dir="auto"
          maxLength={charactersMax}
          value={film.openingLine}
          onChange={({ target }) => onChange({ ...film, openingLine: target.value })}
        />
      </Field>
      <Field
        label={t`Closing words`}
        optional
        hint={t`On the last card of every video for which nobody has written another one.`}
      >
        <TextInput
          dir="auto"
          maxLength={charactersMax}
          value={film.closingLine}
          onChange={({ target }) => onChange({ ...film, closingLine: target.value })}
        />
      </Field>
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${token.space[4]};
  color: ${token.text};
`
