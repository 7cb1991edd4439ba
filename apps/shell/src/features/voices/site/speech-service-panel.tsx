import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SpeechServiceOverview } from '@vitrine/contract'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { speechCostOf } from '../../../lib/speech/speech-cost.ts'
import { useSpeechService } from '../../../lib/speech/use-speech-service.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { DisconnectButton, ServiceConnection, ServiceText } from '../../../ui/partner-dashboard/service-connection.tsx'
import { useRemoveSpeechService } from './queries.ts'
import { ServiceForm } from './service-form.tsx'

/** The speech service whose voices this site offers, with a key of its own. */
export function SpeechServicePanel() {
  return (
    <Panel title={t`Speech service`}>
      <ServiceText>
        <Trans>
          Connect OpenAI, ElevenLabs or a compatible server to offer its voices. The service receives your customers’
          scripts, and bills you directly.
        </Trans>
      </ServiceText>
      <Loaded query={useSpeechService()} title={t`Couldn’t load your speech service.`}>
        {(overview) => <Service overview={overview} />}
      </Loaded>
    </Panel>
  )
}

function Service({ overview }: { overview: SpeechServiceOverview }) {
  const { service, charactersThisMonth } = overview
  const cost = speechCostOf(overview)
  const { site, installation } = charactersThisMonth
  const used: [string, string][] = [
    ...(service ? ([[t`Characters this month`, formatCount(site)]] as [string, string][]) : []),
    ...(cost ? ([[t`Cost this month`, formatMoney(cost.monthCents)]] as [string, string][]) : []),
    ...(installation > 0
      ? ([[t`Characters this month, platform voices`, formatCount(installation)]] as [string, string][])
      : []),
  ]
  return (
    <ServiceConnection
      isConnected={service !== null}
      facts={used.length > 0 && <FactList facts={used} />}
      connectText={<Trans>Connect a speech service</Trans>}
      form={<ServiceForm service={service} />}
      disconnection={(onRemoved) => <Disconnection onRemoved={onRemoved} />}
    />
  )
}

function Disconnection({ onRemoved }: { onRemoved: () => void }) {
  return (
    <DisconnectButton
      remove={useRemoveSpeechService(onRemoved)}
      title={t`Disconnect the speech service?`}
      text={disconnectionText()}
    />
  )
}

function disconnectionText(): string {
  const [offer, videos] = [
    t`Its voices are no longer offered, and its API key is deleted.`,
    t`Finished videos aren’t affected. Videos waiting for one of its voices fail and aren’t charged.`,
  ]
  return `${offer} ${videos}`
}
