import { t } from '@lingui/core/macro'
import type { BrandDesign } from '@vitrine/contract'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { Fields } from './fields.ts'

interface VideoStyleFieldsProps {
  companyName: string
  video: BrandDesign['video']
  onChange: (video: BrandDesign['video']) => void
}

const charactersMax = 80

/** Opening and closing of every video of the site. */
export function VideoStyleFields({ companyName, video, onChange }: VideoStyleFieldsProps) {
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
      <Field
        label={t`Your name on customers’ videos`}
        hint={t`Customers with a brand kit make videos under their own brand. Choose whether your name appears too.`}
      >
        <Select
          value={video.onCustomerVideos}
          onChange={({ target }) =>
            onChange({ ...video, onCustomerVideos: target.value === 'nothing' ? 'nothing' : 'made-with' })
          }
        >
          <option value="made-with">{t`Made with ${companyName}`}</option>
          <option value="nothing">{t`Not shown`}</option>
        </Select>
      </Field>
      <Field
        label={t`AI label`}
        hint={t`A small “Made with AI” label in every video, which some countries require. The file’s metadata always includes it.`}
      >
        <Select
          value={video.aiLabel}
          onChange={({ target }) =>
            onChange({ ...video, aiLabel: target.value === 'every-video' ? 'every-video' : 'customer-choice' })
          }
        >
          <option value="customer-choice">{t`Customers choose`}</option>
          <option value="every-video">{t`On every video`}</option>
        </Select>
      </Field>
    </Fields>
  )
}
