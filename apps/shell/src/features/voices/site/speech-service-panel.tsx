import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SpeechServiceOverview } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { speechCostOf } from '../../../lib/speech/speech-cost.ts'
import { useSpeechService } from '../../../lib/speech/use-speech-service.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { useRemoveSpeechService } from './queries.ts'
import { ServiceForm } from './service-form.tsx'

/** The speech service whose voices this site offers, with a key of its own. */
export function SpeechServicePanel() {
  return (
    <Panel title={t`Speech service`}>
      <Text>
        <Trans>
          Connect OpenAI, ElevenLabs or a compatible server to offer its voices. The service receives your customers’
          scripts, and bills you directly.
        </Trans>
      </Text>
      <Loaded query={useSpeechService()} title={t`Couldn’t load your speech service.`}>
        {(overview) => <Service overview={overview} />}
      </Loaded>
    </Panel>
  )
}

function Service({ overview }: { overview: SpeechServiceOverview }) {
  const { service, charactersThisMonth } = overview
  const cost = speechCostOf(overview)
  const [isOpen, setOpen] = useState(false)
  const [isDisconnected, setDisconnected] = useState(false)
  const { site, installation } = charactersThisMonth
  const used: [string, string][] = [
    ...(service ? ([[t`Characters this month`, formatCount(site)]] as [string, string][]) : []),
    ...(cost ? ([[t`Cost this month`, formatMoney(cost.monthCents)]] as [string, string][]) : []),
    ...(installation > 0
      ? ([[t`Characters this month, platform voices`, formatCount(installation)]] as [string, string][])
      : []),
  ]
  // The form and its button are gone with the service: focus moves to the button in their place.
  function handleRemoved(): void {
    setOpen(false)
    setDisconnected(true)
  }

  return (
    <Stack>
      {used.length > 0 && <FactList facts={used} />}
      {service || isOpen ? (
        <ServiceForm service={service} />
      ) : (
        <Button variant="secondary" autoFocus={isDisconnected} onClick={() => setOpen(true)}>
          <Trans>Connect a speech service</Trans>
        </Button>
      )}
      {service && <Disconnection onRemoved={handleRemoved} />}
    </Stack>
  )
}

function Disconnection({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveSpeechService(onRemoved)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Disconnect</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
        title={t`Disconnect the speech service?`}
        text={disconnectionText()}
        confirmText={t`Disconnect`}
        busy={remove.isPending}
        danger
      >
        {remove.error && <Note tone="bad">{faultOf(remove.error)}</Note>}
      </ConfirmDialog>
    </>
  )
}

function disconnectionText(): string {
  const [offer, videos] = [
    t`Its voices are no longer offered, and its API key is deleted.`,
    t`Finished videos aren’t affected. Videos waiting for one of its voices fail and aren’t charged.`,
  ]
  return `${offer} ${videos}`
}

const Text = styled.p`
  max-inline-size: 60ch;
  margin-block-end: ${token.space[4]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[4]};
`
