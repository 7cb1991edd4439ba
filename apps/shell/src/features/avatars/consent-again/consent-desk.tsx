import { Trans, useLingui } from '@lingui/react/macro'
import type { TwinConsent } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useLeaveSignal } from '../../../lib/api/use-leave-signal.ts'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { ConsentRecorder } from '../request/consent-recorder.tsx'
import { sendConsentTake } from '../studio/send-twin.ts'
import type { Take } from '../studio/takes.ts'

/** Records the sentence of a consent and sends it. */
export function ConsentDesk({ consent, onDone }: { consent: TwinConsent; onDone: () => void }) {
  const { t } = useLingui()
  const showToast = useToast()
  const [take, setTake] = useState<Take>()
  const [agrees, setAgrees] = useState(false)
  const [share, setShare] = useState(0)
  const leaveSignal = useLeaveSignal()
  const sending = useSubmit({
    send: (wanted: Take) =>
      sendConsentTake(consent.id, wanted, {
        // A second try resumes the upload of the first.
        onBegun: async (_name, uploadId) => setTake({ ...wanted, uploadId }),
        onSent: setShare,
        signal: leaveSignal(),
      }),
    onDone() {
      showToast({ title: t`Consent received. We’ll check it next.`, tone: 'success' })
      onDone()
    },
    onRefused: (error) =>
      showToast({ title: problemOr(error, t`The connection was lost. Try again.`), tone: 'destructive' }),
  })
  return (
    <Place>
      <ConsentRecorder sentence={consent} take={take} isDisabled={sending.isPending} onTake={setTake} />
      <Checkbox
        checked={agrees}
        disabled={sending.isPending}
        onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
        label={
          <Trans>
            The person in these recordings is present, is 18 or older, and agrees to a digital twin. They can withdraw
            at any time: the twin is deactivated and its recordings are deleted immediately.
          </Trans>
        }
      />
      {sending.isPending && <ProgressBar value={share * 100} label={t`Upload progress`} />}
      <Button
        disabled={!take || !agrees}
        busy={sending.isPending}
        busyText={t`Sending...`}
        onClick={() => take && void sending.submit(take)}
      >
        <Trans>Send consent</Trans>
      </Button>
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  gap: ${token.space[4]};
  > button {
    justify-self: start;
  }
`
