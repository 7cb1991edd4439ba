import { Trans, useLingui } from '@lingui/react/macro'
import type { TwinRequest } from '@vitrine/contract'
import { call, problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { ConsentRecorder } from '../features/avatars/request/consent-recorder.tsx'
import { RequestFrame } from '../features/avatars/request/request-frame.tsx'
import { UnreadableRecording, sendConsent } from '../features/avatars/request/send-consent.ts'
import type { Take } from '../features/avatars/studio/takes.ts'
import { useLeaveSignal } from '../lib/api/use-leave-signal.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { useSubmit } from '../lib/forms/use-submit.ts'
import { formatDate } from '../lib/i18n/format.ts'
import { isolated } from '../lib/i18n/isolated.ts'
import { useLinkContent } from '../lib/links/use-link-content.ts'
import { useToast } from '../lib/toast/toast.ts'
import { ButtonRow } from '../ui/controls/action-row.tsx'
import { Button } from '../ui/controls/button.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { useTitle } from '../ui/layout/page.tsx'

/** /twin-consent: where a person answers who was asked for consent to a digital twin. The link stays in the address for a reload. */
export function TwinConsent() {
  const { t } = useLingui()
  const [address] = useSearchParams()
  const linkToken = address.get('token') ?? ''
  const asked = useLinkContent(linkToken, readRequest)
  const [answer, setAnswer] = useState<'agreed' | 'refused'>()
  useTitle(t`Consent to a digital twin`)
  return (
    <RequestFrame asked={asked} faultTitle={t`Couldn’t load the request.`}>
      {answer ? (
        <Answered answer={answer} />
      ) : (
        asked.phase === 'open' && <Question request={asked.content} linkToken={linkToken} onAnswer={setAnswer} />
      )}
    </RequestFrame>
  )
}

function readRequest(linkToken: string): Promise<TwinRequest> {
  return call('POST /api/twin-requests/read', { body: { token: linkToken } })
}

interface QuestionProps {
  request: TwinRequest
  linkToken: string
  onAnswer: (answer: 'agreed' | 'refused') => void
}

function Question({ request, linkToken, onAnswer }: QuestionProps) {
  const [take, setTake] = useState<Take>()
  const [isSending, setSending] = useState(false)
  return (
    <>
      <Explanation request={request} />
      <ConsentRecorder sentence={request} take={take} isDisabled={isSending} onTake={setTake} />
      <Answer linkToken={linkToken} take={take} onSending={setSending} onAnswer={onAnswer} />
    </>
  )
}

function Explanation({ request }: { request: TwinRequest }) {
  const { companyName } = useBoot().brand
  const [askedBy, name, until] = [
    isolated(request.askedBy),
    isolated(request.personName),
    formatDate(request.expiresAt),
  ]
  return (
    <>
      <h1>
        <Trans>{askedBy} wants to make a digital twin of you</Trans>
      </h1>
      <p>
        <Trans>
          Hello {name}. With {companyName}, a recording of you becomes a presenter that speaks the scripts {askedBy}{' '}
          writes. You decide whether that happens.
        </Trans>
      </p>
      <Points>
        <li>
          <Trans>To agree, record yourself reading one sentence with a code. A member of our team watches it.</Trans>
        </li>
        <li>
          <Trans>We store the sentence, the time, your IP address and a checksum of the recording.</Trans>
        </li>
        <li>
          <Trans>
            You get a copy by email, with a link to withdraw at any time. The twin is then deactivated immediately.
          </Trans>
        </li>
        <li>
          <Trans>You can use this link once, until {until}.</Trans>
        </li>
      </Points>
    </>
  )
}

interface AnswerProps extends Pick<QuestionProps, 'linkToken' | 'onAnswer'> {
  take: Take | undefined
  onSending: (isSending: boolean) => void
}

function Answer({ linkToken, take, onSending, onAnswer }: AnswerProps) {
  const { t } = useLingui()
  const showToast = useToast()
  const [agrees, setAgrees] = useState(false)
  const [share, setShare] = useState(0)
  const leaveSignal = useLeaveSignal()
  function showProblem(error: unknown) {
    onSending(false)
    const said = error instanceof UnreadableRecording ? error.message : ''
    const title = said || problemOr(error, t`The connection was lost. Try again.`)
    showToast({ title, tone: 'destructive' })
  }
  const sending = useSubmit({
    async send(file: File) {
      onSending(true)
      await sendConsent(linkToken, file, { onSent: setShare, signal: leaveSignal() })
    },
    onDone: () => onAnswer('agreed'),
    onRefused: showProblem,
  })
  const refusing = useSubmit({
    send: () => call('POST /api/twin-requests/refuse', { body: { token: linkToken } }),
    onDone: () => onAnswer('refused'),
    onRefused: showProblem,
  })
  const isBusy = sending.isPending || refusing.isPending
  return (
    <>
      <Checkbox
        checked={agrees}
        disabled={isBusy}
        onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
        label={<Trans>I am the person in this recording, I am 18 or older, and I agree to a digital twin of me.</Trans>}
      />
      {sending.isPending && <ProgressBar value={share * 100} label={t`Upload progress`} />}
      <ButtonRow>
        <Button
          disabled={!take || !agrees || refusing.isPending}
          busy={sending.isPending}
          busyText={t`Sending...`}
          onClick={() => take && void sending.submit(take.file)}
        >
          <Trans>Give consent</Trans>
        </Button>
        <Button
          variant="secondary"
          disabled={sending.isPending}
          busy={refusing.isPending}
          busyText={t`Sending...`}
          onClick={() => void refusing.submit(undefined)}
        >
          <Trans>Decline consent</Trans>
        </Button>
      </ButtonRow>
    </>
  )
}

function Answered({ answer }: { answer: 'agreed' | 'refused' }) {
  return (
    <div role="status">
      <h1>{answer === 'agreed' ? <Trans>You agreed</Trans> : <Trans>You declined</Trans>}</h1>
      <p>
        {answer === 'agreed' ? (
          <Trans>A copy is on its way to you, with a link to withdraw at any time.</Trans>
        ) : (
          <Trans>No digital twin of you is made, and no recording is kept.</Trans>
        )}
      </p>
    </div>
  )
}

const Points = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[5]};
  list-style: disc;
`
