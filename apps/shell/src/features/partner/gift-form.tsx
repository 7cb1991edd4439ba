import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { CreditGifts } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { formatAgo, formatCredits } from '../../kit/format.ts'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { faultOf } from './invite-dialog.tsx'
import { useGifts, useGive } from './people-queries.ts'

/** Credits for one person: what they have, how many more, and why. */
export function GiftForm({ userId }: { userId: string }) {
  return (
    <Loaded query={useGifts(userId)} title={t`The credits could not be loaded.`}>
      {(found) => <Form userId={userId} found={found} />}
    </Loaded>
  )
}

function Form({ userId, found }: { userId: string; found: CreditGifts }) {
  const showToast = useToast()
  const give = useGive(userId)
  const [credits, setCredits] = useState('1')
  const [reason, setReason] = useState('')
  const amount = Number(credits)
  const after = formatCredits(found.credits + (Number.isFinite(amount) ? amount : 0))

  function send(event: FormEvent) {
    event.preventDefault()
    give.mutate(
      { credits: amount, reason: reason.trim() },
      {
        onSuccess: () => {
          setReason('')
          showToast({ title: t`Credits given`, description: t`They have ${after} now.`, tone: 'success' })
        },
      },
    )
  }

  return (
    <Rows onSubmit={send}>
      <Amounts>
        <Field label={t`Credits`}>
          <TextInput
            type="number"
            required
            min={0.5}
            max={Math.min(1000, found.leftThisMonth ?? 1000)}
            step={0.5}
            value={credits}
            onChange={({ target }) => setCredits(target.value)}
          />
        </Field>
        <Field label={t`Reason, which they read`}>
          <TextInput
            required
            minLength={3}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Amounts>
      <Balance found={found} after={after} />
      {give.error && <Fault role="alert">{faultOf(give.error)}</Fault>}
      <Button type="submit" variant="secondary" busy={give.isPending}>
        <Trans>Give credits</Trans>
      </Button>
      <Given gifts={found.gifts} />
    </Rows>
  )
}

function Balance({ found: { credits, leftThisMonth }, after }: { found: CreditGifts; after: string }) {
  const now = formatCredits(credits)
  return (
    <p>
      <Trans>
        {now} now, {after} afterwards.
      </Trans>{' '}
      {leftThisMonth !== null && (
        <Plural
          value={leftThisMonth}
          one="Your plan lets you give # more credit this month."
          other="Your plan lets you give # more credits this month."
        />
      )}
    </p>
  )
}

function Given({ gifts }: Pick<CreditGifts, 'gifts'>) {
  if (gifts.length === 0) return null
  return (
    <ul>
      {gifts.map((gift) => {
        const [credits, ago] = [formatCredits(gift.credits), formatAgo(gift.at)]
        const [reason, giver] = [isolated(gift.reason), isolated(gift.givenBy ?? '')]
        return (
          <li key={gift.id}>
            {gift.givenBy ? (
              <Trans>
                {credits} from {giver}, {ago}: {reason}
              </Trans>
            ) : (
              <Trans>
                {credits}, {ago}: {reason}
              </Trans>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  font-size: ${token.fontSize.small};
  > button {
    justify-self: start;
  }
  ul {
    max-block-size: 120px;
    overflow: auto;
    padding-inline-start: ${token.space[5]};
    color: ${token.textMuted};
    overflow-wrap: anywhere;
  }
`
const Amounts = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: ${token.space[3]};
`
const Fault = styled.p`
  color: ${token.dangerText};
`
