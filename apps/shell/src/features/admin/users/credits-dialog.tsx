import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type AdminUser, BALANCE_MAX } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatHalves, formatSigned } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { useSetCredits } from './user-queries.ts'
import { FormStack } from '../../../ui/forms/form-stack.tsx'

const REASON_MIN = 3

type Person = Pick<AdminUser, 'id' | 'username' | 'displayName' | 'tenant' | 'credits'>

interface CreditsDialogProps {
  user: Person
  onClose: () => void
}

/** Sets a person's balance, with the reason that they read. */
export function CreditsDialog({ user, onClose }: CreditsDialogProps) {
  const [name, username, tenant] = [user.displayName || user.username, user.username, user.tenant].map(isolated)
  return (
    <Dialog open onClose={onClose} title={t`Update credits`} text={`${name}, @${username}, ${tenant}`}>
      <Form user={user} onClose={onClose} />
    </Dialog>
  )
}

/** Half credits cannot be set: a balance with a half is typed anew, and never rounded in the customer's account by mistake. */
function Form({ user, onClose }: CreditsDialogProps) {
  const showToast = useToast()
  const set = useSetCredits(user.id)
  const [typed, setTyped] = useState(Number.isInteger(user.credits) ? String(user.credits) : '')
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const credits = Number(typed)
  const isBalance = typed !== '' && Number.isInteger(credits) && credits >= 0 && credits <= BALANCE_MAX
  const hasReason = reason.trim().length >= REASON_MIN

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (!isBalance || !hasReason) return
    set.mutate(
      { credits, reason: reason.trim() },
      {
        onSuccess: ({ user: { credits: balance } }) => {
          const now = formatHalves(balance)
          showToast({ title: t`Credits updated`, description: t`The balance is now ${now}.`, tone: 'success' })
          onClose()
        },
      },
    )
  }

  return (
    <FormStack onSubmit={send} noValidate>
      {set.error && <Note tone="bad">{faultOf(set.error)}</Note>}
      <Field
        label={t`New balance`}
        {...(isBalance || (typed === '' && !isSent)
          ? { hint: t`A whole number from 0 to 100,000.` }
          : { error: t`A whole number from 0 to 100,000.` })}
      >
        <TextInput
          type="number"
          inputMode="numeric"
          required
          min={0}
          max={BALANCE_MAX}
          step={1}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field
        label={t`Reason (shown to the customer)`}
        error={isSent && !hasReason ? t`Enter at least 3 characters.` : undefined}
      >
        <TextInput required maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Balance before={user.credits} after={isBalance ? credits : undefined} />
      <ActionRow>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={set.isPending}>
          <Trans>Update credits</Trans>
        </Button>
      </ActionRow>
    </FormStack>
  )
}

function Balance({ before, after }: { before: number; after: number | undefined }) {
  const isKnown = after !== undefined
  return (
    <Figures aria-live="polite">
      <div>
        <dt>{t`Balance now`}</dt>
        <dd>{formatHalves(before)}</dd>
      </div>
      <div>
        <dt>{t({ message: 'Change', context: 'noun', comment: 'Of a balance, in credits' })}</dt>
        <dd>{isKnown ? formatSigned(after - before) : '–'}</dd>
      </div>
      <div>
        <dt>{t`Balance after`}</dt>
        <dd>{isKnown ? formatHalves(after) : '–'}</dd>
      </div>
    </Figures>
  )
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[3]};
  padding-block: ${token.space[3]};
  border-block: 1px solid ${token.border};
  dt {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  dd {
    font-size: ${token.fontSize.lead};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > :last-child {
    text-align: end;
  }
  > :nth-child(2) {
    text-align: center;
  }
`
