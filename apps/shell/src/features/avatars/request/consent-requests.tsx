import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TwinConsent } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { consentsKey, isUsable } from '../studio/use-twin-draft.ts'
import { AskForm } from './ask-form.tsx'
import { WrapRow } from '../../../ui/layout/stack.tsx'

interface ConsentRequestsProps {
  consents: readonly TwinConsent[]
  /** The recordings of the twin begin with this consent. */
  onRecord: (consent: TwinConsent) => void
}

/** Lists consent requested from other people by email with its state, and a form for new requests. */
export function ConsentRequests({ consents, onRecord }: ConsentRequestsProps) {
  const [isAsking, setAsking] = useState(false)
  const asked = consents.filter(({ request }) => request !== null && request.state !== 'replaced')
  return (
    <Place aria-labelledby="consent-requests">
      <h3 id="consent-requests">
        <Trans>Someone else in the recording?</Trans>
      </h3>
      <p>
        <Trans>
          Ask them by email. They have 7 days to give consent on a separate page and don’t need an account. You can
          record or upload the twin meanwhile.
        </Trans>
      </p>
      {asked.length > 0 && (
        <ul>
          {asked.map((consent) => (
            <RequestRow key={consent.id} consent={consent} onRecord={() => onRecord(consent)} />
          ))}
        </ul>
      )}
      {isAsking ? (
        <AskForm onDone={() => setAsking(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <Trans>Ask for consent</Trans>
        </Button>
      )}
    </Place>
  )
}

function RequestRow({ consent, onRecord }: { consent: TwinConsent; onRecord: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const showToast = useToast()
  const cancel = useMutation({
    mutationFn: () => call('POST /api/twin-consents/:id/revoke', { params: { id: consent.id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: consentsKey }),
    onError: () => showToast({ title: t`Couldn’t cancel the request. Try again.`, tone: 'destructive' }),
  })
  const text = useStateText(consent)
  return (
    <Line>
      <div>
        <b dir="auto">{consent.personName}</b> <bdi>{consent.request?.email}</bdi>
        <p>{text}</p>
      </div>
      <WrapRow>
        {isUsable(consent) && (
          <Button variant="secondary" onClick={onRecord}>
            <Trans>Record the twin</Trans>
          </Button>
        )}
        {consent.request?.state === 'asked' && (
          <Button variant="ghost" busy={cancel.isPending} busyText={t`Canceling...`} onClick={() => cancel.mutate()}>
            <Trans>Cancel request</Trans>
          </Button>
        )}
      </WrapRow>
    </Line>
  )
}

function useStateText({ request, expiresAt, recordedAt }: TwinConsent): string {
  const { t } = useLingui()
  const [until, since] = [formatDate(expiresAt), recordedAt ? formatDate(recordedAt) : '']
  switch (request?.state) {
    case 'recorded':
      return t`Agreed on ${since}`
    case 'refused':
      return t`Declined`
    case 'expired':
      return t`Expired without an answer`
    case 'withdrawn':
      return t`Withdrawn`
    default:
      return t`Waiting for an answer until ${until}`
  }
}

const Place = styled.section`
  display: grid;
  gap: ${token.space[3]};
  p {
    color: ${token.textMuted};
  }
  > button {
    justify-self: start;
  }
`
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding-block: ${token.space[3]};
  overflow-wrap: anywhere;
  & + & {
    border-block-start: 1px solid ${token.border};
  }
`
