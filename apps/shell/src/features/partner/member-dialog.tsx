import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TeamMember } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { Select } from '../../kit/ui/inputs.tsx'
import { faultOf } from './invite-dialog.tsx'
import { type MemberChange, useChangeMember } from './queries.ts'
import { type GivenStanding, standingChoices, standingOf } from './roles.ts'

interface MemberDialogProps {
  member: TeamMember | undefined
  onClose: () => void
}

/** One person: another role, or no way in for a while. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      title={<bdi>{member?.displayName || member?.username}</bdi>}
      text={t`A change signs them out everywhere.`}
    >
      {member && <MemberForm key={member.id} member={member} onDone={onClose} />}
    </Dialog>
  )
}

function MemberForm({ member, onDone }: { member: TeamMember; onDone: () => void }) {
  const showToast = useToast()
  const change = useChangeMember()
  const before = `${member.role} ${member.finerRole}` as GivenStanding
  const [standing, setStanding] = useState(before)
  const name = isolated(member.username)

  function send(body: MemberChange) {
    change.mutate(
      { id: member.id, ...body },
      {
        onSuccess: () => {
          showToast({ title: t`${name} was changed`, tone: 'success' })
          onDone()
        },
      },
    )
  }

  return (
    <Form>
      <Field label={t`Role`} error={change.error && faultOf(change.error)}>
        <Select value={standing} onChange={({ target }) => setStanding(target.value as GivenStanding)}>
          {standingChoices().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Answers>
        <Button
          variant={member.disabled ? 'secondary' : 'danger'}
          busy={change.isPending}
          onClick={() => send({ disabled: !member.disabled })}
        >
          {member.disabled ? <Trans>Let in again</Trans> : <Trans>Suspend</Trans>}
        </Button>
        <Button disabled={standing === before} busy={change.isPending} onClick={() => send(standingOf(standing))}>
          <Trans>Change role</Trans>
        </Button>
      </Answers>
    </Form>
  )
}

const Form = styled.div`
  display: grid;
  gap: ${token.space[4]};
`
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[3]};
`
