import { t } from '@lingui/core/macro'
import type { SiteFooter } from '@vitrine/contract'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { Fields } from './fields.ts'

interface FooterFieldsProps {
  footer: SiteFooter
  onChange: (footer: SiteFooter) => void
}

const networks = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
} as const

/** The profiles and the developer's credit in the footer; an empty field leaves its icon or the credit out. */
export function FooterFields({ footer, onChange }: FooterFieldsProps) {
  const { social, credit } = footer
  return (
    <Fields>
      {(Object.keys(networks) as (keyof typeof networks)[]).map((network) => (
        <AddressField
          key={network}
          label={networks[network]}
          url={social[network]}
          onChange={(url) => onChange({ ...footer, social: { ...social, [network]: url } })}
        />
      ))}
      <Field label={t`Developed by`} optional>
        <TextInput
          dir="auto"
          maxLength={80}
          value={credit?.name ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...footer, credit: value.trim() === '' ? null : { name: value, url: credit?.url ?? null } })
          }
        />
      </Field>
      {credit && (
        <AddressField
          label={t`Developer’s website`}
          url={credit.url}
          onChange={(url) => onChange({ ...footer, credit: { ...credit, url } })}
        />
      )}
    </Fields>
  )
}

interface AddressFieldProps {
  label: string
  url: string | null
  onChange: (url: string | null) => void
}

function AddressField({ label, url, onChange }: AddressFieldProps) {
  return (
    <Field label={label} optional error={url !== null && !isAddress(url) && t`Enter a full https:// URL.`}>
      <TextInput
        type="url"
        dir="ltr"
        placeholder="https://"
        maxLength={300}
        value={url ?? ''}
        onChange={({ target: { value } }) => onChange(value.trim() === '' ? null : value.trim())}
      />
    </Field>
  )
}

function isAddress(text: string): boolean {
  return text.startsWith('https://') && URL.canParse(text)
}
