import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AuditAction } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { auditActionNames } from './action-labels.ts'

/** Chosen in place of a tenant: all of them. */
export const ALL_TENANTS = '*'

/** Filters of the log as the form shows them. */
export interface Typed {
  slug: string
  act: AuditAction | undefined
  q: string
  from: string
  to: string
}

interface AuditFiltersProps {
  tenants: { slug: string; name: string }[]
  typed: Typed
  onChange: (part: Partial<Typed>) => void
}

const byWords = ([, one]: [string, string], [, other]: [string, string]) => one.localeCompare(other, i18n.locale)

export function AuditFilters({ tenants, typed, onChange }: AuditFiltersProps) {
  const isBackwards = typed.from !== '' && typed.to !== '' && typed.to < typed.from
  return (
    <Choices role="search" aria-label={t`Filter the audit log`}>
      {tenants.length > 1 && (
        <Field label={t`Tenant`}>
          <Select value={typed.slug} onChange={({ target }) => onChange({ slug: target.value })}>
            <option value={ALL_TENANTS}>{t`All tenants`}</option>
            {tenants.map((tenant) => (
              <option key={tenant.slug} value={tenant.slug}>
                {tenant.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t`User`}>
        <TextInput
          type="search"
          dir="auto"
          maxLength={100}
          placeholder={t`Username or email`}
          value={typed.q}
          onChange={({ target }) => onChange({ q: target.value })}
        />
      </Field>
      <Field label={t`Action`}>
        <Select
          value={typed.act ?? ''}
          onChange={({ target }) => onChange({ act: (target.value || undefined) as AuditAction | undefined })}
        >
          <option value="">{t`All actions`}</option>
          {Object.entries(auditActionNames())
            .toSorted(byWords)
            .map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={t`From`}>
        <TextInput
          type="date"
          max={typed.to || undefined}
          value={typed.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </Field>
      <Field label={t`To`} error={isBackwards ? t`Choose an end date after the start date.` : undefined}>
        <TextInput
          type="date"
          min={typed.from || undefined}
          value={typed.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Field>
    </Choices>
  )
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[3]} ${token.space[4]};
  > * {
    flex: 1 1 150px;
    min-inline-size: 0;
  }
`
