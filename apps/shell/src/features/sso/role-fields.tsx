import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SsoRole, SsoRule } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Plus, Trash2 } from '#icons'
import styled from 'styled-components'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { ssoRoleNames } from './texts.ts'

interface Roles {
  roleClaim: string
  rules: SsoRule[]
  defaultRole: SsoRole
}

/** The claim that decides about roles, and the role for each of its values. No value makes an owner. */
export function RoleFields({
  roleClaim,
  rules,
  defaultRole,
  onChange,
}: Roles & { onChange: (part: Partial<Roles>) => void }) {
  return (
    <>
      <Field label={t`Role for new people`}>
        <RoleSelect value={defaultRole} onChange={(role) => onChange({ defaultRole: role })} />
      </Field>
      <Field
        label={t`Role claim`}
        optional
        hint={t`The ID token claim that lists groups or roles, such as “groups”. Roles are updated at each sign-in.`}
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={roleClaim}
          onChange={({ currentTarget }) => onChange({ roleClaim: currentTarget.value })}
        />
      </Field>
      {roleClaim !== '' && <RuleList rules={rules} onChange={(changed) => onChange({ rules: changed })} />}
    </>
  )
}

function RuleList({ rules, onChange }: { rules: SsoRule[]; onChange: (rules: SsoRule[]) => void }) {
  const changeRule = (index: number, part: Partial<SsoRule>) =>
    onChange(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)))
  return (
    <Rules>
      <legend>
        <Trans>Roles by claim value (the first match wins)</Trans>
      </legend>
      {rules.map((rule, index) => (
        // Rules have no id, and typing must not move the focus.
        // oxlint-disable-next-line react/no-array-index-key
        <Rule key={index}>
          <TextInput
            required
            dir="ltr"
            aria-label={t`Claim value`}
            placeholder={t`Claim value`}
            maxLength={200}
            value={rule.value}
            onChange={({ currentTarget }) => changeRule(index, { value: currentTarget.value })}
          />
          <RoleSelect label={t`Role`} value={rule.role} onChange={(role) => changeRule(index, { role })} />
          <IconButton label={t`Remove rule`} onClick={() => onChange(rules.filter((_, at) => at !== index))}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </Rule>
      ))}
      <Button
        variant="secondary"
        icon={<Plus size={18} aria-hidden="true" />}
        disabled={rules.length >= 50}
        onClick={() => onChange([...rules, { value: '', role: 'editor' }])}
      >
        <Trans>Add rule</Trans>
      </Button>
    </Rules>
  )
}

interface RoleSelectProps {
  label?: string
  value: SsoRole
  onChange: (role: SsoRole) => void
}

function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const names = Object.entries(ssoRoleNames()) as [SsoRole, string][]
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as SsoRole)}>
      {names.map(([role, name]) => (
        <option key={role} value={role}>
          {name}
        </option>
      ))}
    </Select>
  )
}

const Rules = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[2]};
  legend {
    padding: 0;
    margin-block-end: ${token.space[2]};
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
const Rule = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  gap: ${token.space[2]};
  inline-size: 100%;
`
