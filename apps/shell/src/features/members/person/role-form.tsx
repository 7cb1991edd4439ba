import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TeamMember } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { useChangeMember } from '../queries.ts'
import { type HeldRole, splitRole, roleChoices } from '../roles.ts'

/** Gives a person another role. */
export function RoleForm({ member }: { member: TeamMember }) {
  const showToast = useToast()
  const change = useChangeMember()
  const before = `${member.role} ${member.memberRole}` as HeldRole
  const [chosen, setChosen] = useState(before)
  const name = isolated(member.username)

  function send() {
    change.mutate(
      { id: member.id, ...splitRole(chosen) },
      { onSuccess: () => showToast({ title: t`${name}’s role changed`, tone: 'success' }) },
    )
  }

  return (
    <Form>
      <Field
        label={t`Role`}
        hint={t`Changing the role signs them out everywhere.`}
        error={change.error ? faultOf(change.error) : undefined}
      >
        <Select value={chosen} onChange={({ target }) => setChosen(target.value as HeldRole)}>
          {roleChoices(before).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" disabled={chosen === before} busy={change.isPending} onClick={send}>
        <Trans>Change role</Trans>
      </Button>
    </Form>
  )
}

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[3]};
  > :first-child {
    inline-size: 100%;
  }
`
