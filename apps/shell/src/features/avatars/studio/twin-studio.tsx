import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import { useLeaveSignal } from '../../../lib/api/use-leave-signal.ts'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { formatPercent } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/session.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { ButtonRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { listKey } from '../queries.ts'
import { entitlementsKey } from '../twin-queries.ts'
import { ConsentRequests } from '../request/consent-requests.tsx'
import { RecordingDesk } from './recording-desk.tsx'
import { sendTwin } from './send-twin.ts'
import { StartForm } from './start-form.tsx'
import type { TwinDraft } from './takes.ts'
import { consentsKey, isUsable, useTwinConsents, useTwinDraft } from './use-twin-draft.ts'
import { Stack } from '../../../ui/layout/stack.tsx'

const TWIN_NAME_MAX = 60

/**
 * Records a digital twin with its consent. What was recorded stays on this device until it was sent. `isFocused` moves the focus
 * into it once it is shown.
 */
export function TwinStudio({ isFocused }: { isFocused: boolean }) {
  const { t } = useLingui()
  const showToast = useToast()
  const { data: user } = useUser()
  const client = useQueryClient()
  const [isBegun, setBegun] = useState(false)
  const consents = useTwinConsents()
  const kept = useTwinDraft(user?.id, () =>
    showToast({ title: t`Your browser couldn’t save the recording. Don’t close this page.`, tone: 'destructive' }),
  )
  const { draft } = kept
  if (draft === undefined || consents.isPending) return <Skeleton height="240px" radius={token.radius.card} />
  function begin(consentId: string, twinName: string) {
    void client.invalidateQueries({ queryKey: consentsKey })
    // Other takes of an earlier start are still good.
    const { listening, speaking } = draft?.takes ?? {}
    const takes = { ...(listening && { listening }), ...(speaking && { speaking }) }
    setBegun(true)
    void kept.keep({ consentId, twinName, takes })
  }
  const consent = consents.data?.find(({ id }) => id === draft?.consentId)
  if (!draft || !consent || !isUsable(consent)) {
    return (
      <>
        {draft && consent && (
          <Note>
            <Trans>The time to record this consent has run out. Start again with a new code.</Trans>
          </Note>
        )}
        <StartForm isFocused={isFocused} onStarted={({ consent: { id }, twinName }) => begin(id, twinName)} />
        <ConsentRequests
          consents={consents.data ?? []}
          onRecord={({ id, personName }) => begin(id, personName.slice(0, TWIN_NAME_MAX))}
        />
      </>
    )
  }
  return (
    <Stack>
      <RecordingDesk
        draft={draft}
        consent={consent}
        isDisabled={false}
        isFocused={isFocused || isBegun}
        onTake={(name, take) => void kept.keepTake(name, take)}
      />
      <Send
        draft={draft}
        isConsentGiven={consent.state === 'recorded' || consent.request !== null}
        isAskedElsewhere={consent.request !== null}
        onBegun={(name, uploadId) => {
          const take = draft.takes[name]
          return take ? kept.keepTake(name, { ...take, uploadId }) : Promise.resolve()
        }}
        onSent={() => kept.keep(null)}
        onDiscard={() => void kept.keep(null)}
      />
    </Stack>
  )
}

interface SendProps {
  draft: TwinDraft
  isConsentGiven: boolean
  /** The person was asked for consent by email, and gives it by themselves. */
  isAskedElsewhere: boolean
  onBegun: (name: keyof TwinDraft['takes'], uploadId: string) => Promise<void>
  onSent: () => Promise<void>
  onDiscard: () => void
}

function Send({ draft, isConsentGiven, isAskedElsewhere, onBegun, onSent, onDiscard }: SendProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const showToast = useToast()
  const [share, setShare] = useState(0)
  const [agrees, setAgrees] = useState(false)
  const leaveSignal = useLeaveSignal()
  const refresh = () =>
    Promise.all([listKey, entitlementsKey, consentsKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  const sending = useSubmit({
    async send(wanted: TwinDraft) {
      await sendTwin(wanted, isConsentGiven, { onBegun, onSent: setShare, signal: leaveSignal() })
      await onSent()
      await refresh()
    },
    onDone: () => showToast({ title: t`We’ve received your recordings. We’ll review them next.`, tone: 'success' }),
    onRefused(error) {
      void refresh()
      const description = problemOr(error, t`The connection was lost. Your recordings are saved. Try again.`)
      showToast({ title: t`Upload Failed`, description, tone: 'destructive' })
    },
  })
  const { consent, listening, speaking } = draft.takes
  const isComplete = (consent || isConsentGiven) && (listening || speaking)
  const percent = formatPercent(Math.round(share * 100))
  return (
    <Stack>
      <Checkbox
        checked={agrees}
        disabled={sending.isPending}
        onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
        label={
          isAskedElsewhere ? (
            <Trans>
              The person in these recordings is 18 or older, and is the one who was asked for consent. The twin is
              reviewed once they have agreed.
            </Trans>
          ) : (
            <Trans>
              The person in these recordings is present, is 18 or older, and agrees to a digital twin. They can withdraw
              at any time: the twin is deactivated and its recordings are deleted immediately.
            </Trans>
          )
        }
      />
      {sending.isPending && (
        <>
          <ProgressBar value={share * 100} label={t`Upload progress`} />
          <p>{t`${percent} uploaded`}</p>
        </>
      )}
      <ButtonRow>
        <Button
          disabled={!isComplete || !agrees}
          busy={sending.isPending}
          busyText={t`Uploading...`}
          onClick={() => void sending.submit(draft)}
        >
          <Trans>Send for review</Trans>
        </Button>
        <Button variant="secondary" disabled={sending.isPending} onClick={onDiscard}>
          <Trans>Discard recordings</Trans>
        </Button>
      </ButtonRow>
    </Stack>
  )
}
