import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { CreditGrantList } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { formatAgo, formatCredits } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useCreditGrants, useGrantCredits } from './customer-queries.ts'
import { CreditsField, ReasonField } from './grant-fields.tsx'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'

/** Credits for one person: what they have, how many more, and why. */
export function CreditGrantForm({ userId }: { userId: string }) {
  return (
    <Loaded query={useCreditGrants(userId)} title={t`Couldn’t load the credits.`}>
      {(found) => <Form userId={userId} found={found} />}
    </Loaded>
  )
}

function Form({ userId, found }: { userId: string; found: CreditGrantList }) {
  const showToast = useToast()
  const grant = useGrantCredits(userId)
  const [credits, setCredits] = useState('1')
  const [reason, setReason] = useState('')
  const amount = Number(credits)
  const most = Math.min(1000, found.leftThisMonth ?? 1000)
  const after = amount >= 0.5 && amount <= most ? formatCredits(found.credits + amount) : null

  function send(event: FormEvent) {
    event.preventDefault()
    grant.mutate(
      { credits: amount, reason: reason.trim() },
      {
        onSuccess: () => {
          setReason('')
          showToast({
            title: t`Credits granted`,
            description: after === null ? '' : t`New balance: ${after}.`,
            tone: 'success',
          })
        },
      },
    )
  }

  return (
    <Rows onSubmit={send}>
      <Amounts>
        <CreditsField label={t`Credits`} max={most} value={credits} onChange={setCredits} />
        <ReasonField value={reason} onChange={setReason} />
      </Amounts>
      <Balance found={found} after={after} />
      {grant.error && <Fault role="alert">{faultOf(grant.error)}</Fault>}
      <Button type="submit" variant="secondary" busy={grant.isPending}>
        <Trans>Grant credits</Trans>
      </Button>
      <GrantList grants={found.grants} />
    </Rows>
  )
}

function Balance({ found: { credits, leftThisMonth }, after }: { found: CreditGrantList; after: string | null }) {
  const now = formatCredits(credits)
  return (
    <p>
      {after === null ? (
        <Trans>Balance: {now}.</Trans>
      ) : (
        <Trans>
          Balance: {now} now, {after} after this grant.
        </Trans>
      )}{' '}
      {leftThisMonth !== null && (
        <Plural
          value={leftThisMonth}
          one="Your plan lets you grant # more credit this month."
          other="Your plan lets you grant # more credits this month."
        />
      )}
    </p>
  )
}

function GrantList({ grants }: Pick<CreditGrantList, 'grants'>) {
  if (grants.length === 0) return null
  return (
    <ul>
      {grants.map((creditGrant) => {
        const [credits, ago] = [formatCredits(creditGrant.credits), formatAgo(creditGrant.at)]
        const [reason, giver] = [isolated(creditGrant.reason), isolated(creditGrant.grantedBy ?? '')]
        return (
          <li key={creditGrant.id}>
            {creditGrant.grantedBy ? (
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

const Rows = styled(CheckedForm)`
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
