import { t } from '@lingui/core/macro'
import type { Words } from '@vitrine/contract'
import { formatCount } from '../../../lib/i18n/format.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../../ui/forms/inputs.tsx'

type Samples = NonNullable<Words['samples']>

interface SampleFieldsProps {
  samples: Samples
  onChange: (samples: Samples) => void
}

const CHARACTERS_MAX = 400

/** Fields for title and script of the sample videos. They are spoken in English, and redrawn after publishing. */
export function SampleFields({ samples, onChange }: SampleFieldsProps) {
  return samples.map(({ title, script }, index) => {
    const number = formatCount(index + 1)
    const put = (patch: Partial<Samples[number]>) =>
      onChange(samples.map((one, at) => (at === index ? { ...one, ...patch } : one)))
    return (
      <Field key={number} label={t`Sample video ${number}`}>
        <TextInput
          dir="ltr"
          lang="en"
          aria-label={t`Title for sample video ${number}`}
          maxLength={CHARACTERS_MAX}
          value={title}
          onChange={({ target }) => target.value && put({ title: target.value })}
        />
        <TextArea
          dir="ltr"
          lang="en"
          rows={4}
          aria-label={t`Script for sample video ${number}`}
          maxLength={CHARACTERS_MAX}
          value={script}
          onChange={({ target }) => target.value && put({ script: target.value })}
        />
      </Field>
    )
  })
}
