import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TeamMember } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { Select } from '../../kit/ui/inputs.tsx'
import { ActAsForm } from '../../kit/ui/act-as-form.tsx'
import { GiftForm } from './gift-form.tsx'
import { faultOf } from './invite-dialog.tsx'
import { useActAs } from './people-queries.ts'
import { type MemberChange, useChangeMember } from './queries.ts'
import { type GivenStanding, standingChoices, standingOf } from './roles.ts'

interface MemberDialogProps {
  member: TeamMember | undefined
  onClose: () => void
}

/** One person: another role, no way in for a while, credits, and help in their own account. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  return (
    <Dialog open={member !== undefined} onClose={onClose} title={<bdi>{member?.displayName || member?.username}</bdi>}>
      {member && (
        <Parts key={member.id}>
          <Part title={t`Role`} text={t`A change signs them out everywhere.`}>
            <MemberForm member={member} onDone={onClose} />
          </Part>
          <Part title={t`Credits`}>
            <GiftForm userId={member.id} />
          </Part>
          {member.role === 'customer' && !member.disabled && (
            <Part
              title={t`Support login`}
              text={t`With their leave only, for 30 minutes. They see it the whole time and can end it at once.`}
            >
              <SupportAsk userId={member.id} />
            </Part>
          )}
        </Parts>
      )}
    </Dialog>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {children}
    </section>
  )
}

function SupportAsk({ userId }: { userId: string }) {
  const actAs = useActAs(userId)
  return <ActAsForm send={actAs.mutateAsync} />
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

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[3]};
  }
  section + section {
    padding-block-start: ${token.space[5]};
    border-block-start: 1px solid ${token.border};
  }
  h3 {
    font-size: ${token.fontSize.lead};
  }
  section > p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
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
