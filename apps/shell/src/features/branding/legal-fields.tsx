import { t } from '@lingui/core/macro'
import type { BrandDesign } from '@vitrine/contract'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { Fields } from './fields.ts'

interface LegalFieldsProps {
  design: BrandDesign
  onChange: (patch: Partial<BrandDesign>) => void
}

/** Fields for the operator of the site, for legal pages and invoices. Empty fields are left out there. */
export function LegalFields({ design, onChange }: LegalFieldsProps) {
  const { legal } = design
  const facts = {
    companyName: t`Registered name`,
    address: t`Address`,
    registration: t`Registration number`,
    governingLaw: t`Governing law`,
  }
  return (
    <Fields>
      {(['companyName', 'address', 'registration', 'governingLaw'] as const).map((name) => (
        <Field key={name} label={facts[name]} optional>
          <TextInput
            dir="auto"
            maxLength={200}
            value={legal[name] ?? ''}
            onChange={({ target }) => onChange({ legal: { ...legal, [name]: target.value || null } })}
          />
        </Field>
      ))}
      <Field label={t`Support`} error={!isAddress(design.supportEmail) && t`Enter a full address.`}>
        <TextInput
          type="email"
          value={design.supportEmail}
          onChange={({ target }) => onChange({ supportEmail: target.value })}
        />
      </Field>
      <Field label={t`Sales`} error={!isAddress(design.salesEmail) && t`Enter a full address.`}>
        <TextInput
          type="email"
          value={design.salesEmail}
          onChange={({ target }) => onChange({ salesEmail: target.value })}
        />
      </Field>
    </Fields>
  )
}

function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text)
}
