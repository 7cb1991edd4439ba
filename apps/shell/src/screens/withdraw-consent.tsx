import { Trans, useLingui } from '@lingui/react/macro'
import type { TwinRequest } from '@vitrine/contract'
import { call, problemOr } from '@vitrine/contract/client'
import { useSearchParams } from 'react-router-dom'
import { RequestFrame } from '../features/avatars/request/request-frame.tsx'
import { useSubmit } from '../lib/forms/use-submit.ts'
import { formatMoment } from '../lib/i18n/format.ts'
import { isolated } from '../lib/i18n/isolated.ts'
import { useLinkContent } from '../lib/links/use-link-content.ts'
import { useToast } from '../lib/toast/toast.ts'
import { Button } from '../ui/controls/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { useTitle } from '../ui/layout/page.tsx'

/** /withdraw-consent: mail programs open links by themselves, so nothing ends until the button is pressed. */
export function WithdrawConsent() {
  const { t } = useLingui()
  const showToast = useToast()
  const [address] = useSearchParams()
  const linkToken = address.get('token') ?? ''
  const asked = useLinkContent(linkToken, readWithdrawal)
  useTitle(t`Withdraw consent`)
  const withdrawing = useSubmit({
    send: () => call('POST /api/twin-requests/withdraw', { body: { token: linkToken } }),
    onRefused: (error) =>
      showToast({ title: problemOr(error, t`The connection was lost. Try again.`), tone: 'destructive' }),
  })
  const request = asked.phase === 'open' ? asked.content : undefined
  const isOver = withdrawing.isDone || request?.state === 'withdrawn'
  const [askedBy, at] = [isolated(request?.askedBy ?? ''), request?.recordedAt ? formatMoment(request.recordedAt) : '']
  return (
    <RequestFrame asked={asked} faultTitle={t`Couldn’t load your consent.`}>
      <h1>{isOver ? <Trans>Consent withdrawn</Trans> : <Trans>Withdraw your consent?</Trans>}</h1>
      <Note>
        <p lang={request?.language} dir="auto">
          <q>{request?.text}</q>
        </p>
        {at && (
          <p>
            <Trans>
              Recorded {at}, for {askedBy}
            </Trans>
          </p>
        )}
      </Note>
      <p role="status">
        {isOver ? (
          <Trans>The digital twin can no longer be used, and its recordings are deleted.</Trans>
        ) : (
          <Trans>
            Once you withdraw, the digital twin can’t be used, videos in progress stop, and its recordings are deleted.
            Finished videos stay until {askedBy} deletes them. A record of the consent is kept.
          </Trans>
        )}
      </p>
      {!isOver && (
        <div>
          <Button
            variant="danger"
            busy={withdrawing.isPending}
            busyText={t`Withdrawing...`}
            onClick={() => void withdrawing.submit(undefined)}
          >
            <Trans>Withdraw consent</Trans>
          </Button>
        </div>
      )}
    </RequestFrame>
  )
}

function readWithdrawal(linkToken: string): Promise<TwinRequest> {
  return call('POST /api/twin-requests/read-withdrawal', { body: { token: linkToken } })
}
