import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { CreditCard } from '#icons'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { useToast } from '../../../lib/toast/toast.ts'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CardFields } from './card-fields.tsx'
import { type CardFault, faultsOf } from './card-number.ts'
import { FormStack } from '../../../ui/forms/form-stack.tsx'
import { useFocusOnFault } from './use-focus-on-fault.ts'

const cardKey = ['sandbox-card']

interface CardOnFileProps {
  suggested: { cardNumber: string } | undefined
  /** Called when another card was saved. */
  onSaved: () => void
}

/** The card that renewals are charged to, and another one in its place. */
export function CardOnFile({ suggested, onSaved }: CardOnFileProps) {
  const { data, error, refetch } = useQuery({ queryKey: cardKey, queryFn: readCard })
  return (
    <Box aria-labelledby="card-on-file">
      <h2 id="card-on-file">
        <Trans>Card on file</Trans>
      </h2>
      {error && <ErrorState title={t`Couldn’t load your card.`} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="24px" width="240px" />}
      {data && (
        <Known>
          <CreditCard size={20} aria-hidden="true" />
          {data.card ? (
            <Trans>
              Test card <bdi dir="ltr">{`•••• ${data.card.last4}`}</bdi>
            </Trans>
          ) : (
            <Trans>No card on file. Add one below.</Trans>
          )}
        </Known>
      )}
      {data?.isKnown && <ReplaceForm suggested={suggested} onSaved={onSaved} />}
    </Box>
  )
}

// Before the first purchase there is nobody at the provider, and so no card.
async function readCard() {
  try {
    return { ...(await call('GET /api/sandbox/card')), isKnown: true }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { card: null, isKnown: false }
    throw error
  }
}

function ReplaceForm({ suggested, onSaved }: CardOnFileProps) {
  const client = useQueryClient()
  const showToast = useToast()
  const [faults, setFaults] = useState<CardFault[]>([])
  const replacing = useSubmit({
    send: (body: { cardNumber: string; cardExpiry: string }) => call('POST /api/sandbox/card', { body }),
    onDone() {
      void client.invalidateQueries({ queryKey: cardKey })
      onSaved()
      showToast({ title: t`Card saved`, description: t`Used for future renewals.`, tone: 'success' })
    },
    onRefused: (error) =>
      showToast({
        title: t`Error`,
        description: problemOr(error, t`Couldn’t replace the card. Try again.`),
        tone: 'destructive',
      }),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const read = (name: string) => String(typed.get(name) ?? '')
    const found = faultsOf({ number: read('cardNumber'), expiry: read('expiry'), code: read('code') }, new Date())
    setFaults(found)
    if (found.length > 0) return
    const card = { cardNumber: read('cardNumber'), cardExpiry: read('expiry') }
    void replacing.submit(card).then(() => form.reset())
  }
  const form = useFocusOnFault([faults, undefined])
  return (
    <FormStack ref={form} onSubmit={submit} noValidate aria-label={t`Use another card`}>
      <CardFields faults={faults} suggested={suggested} isBusy={replacing.isPending} />
      <Button type="submit" variant="secondary" busy={replacing.isPending}>
        <Trans>Save card</Trans>
      </Button>
    </FormStack>
  )
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  align-content: start;
  padding: ${token.space[6]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
`
const Known = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  font-weight: 600;
`
