import { t } from '@lingui/core/macro'
import type { BrandDesign } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'

interface VideoStyleFieldsProps {
  video: BrandDesign['video']
  onChange: (video: BrandDesign['video']) => void
}

const charactersMax = 80

/** What every video of the site begins and ends with. */
export function VideoStyleFields({ video, onChange }: VideoStyleFieldsProps) {
  return (
    <Fields>
      <Field label={t`Opening text`} optional hint={t`Every video opens with your logo and this text.`}>
        <TextInput
          dir="auto"
          maxLength={charactersMax}
          value={video.openingLine}
          onChange={({ target }) => onChange({ ...video, openingLine: target.value })}
        />
      </Field>
      <Field label={t`Closing text`} optional hint={t`On the end card of every video that doesn’t have its own text.`}>
        <TextInput
          dir="auto"
          maxLength={charactersMax}
          value={video.closingLine}
          onChange={({ target }) => onChange({ ...video, closingLine: target.value })}
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
