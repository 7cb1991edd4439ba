import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TwinServiceOverview } from '@vitrine/contract'
import { formatCount } from '../../../lib/i18n/format.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { DisconnectButton, ServiceConnection, ServiceText } from '../../../ui/partner-dashboard/service-connection.tsx'
import { useRemoveTwinService, useTwinService } from './queries.ts'
import { TwinServiceForm } from './twin-service-form.tsx'

/** The service that has digital twins speak with moving lips, with a key of the site’s own. */
export function TwinServicePanel() {
  return (
    <Panel title={t`Lip sync for digital twins`}>
      <ServiceText>
        <Trans>
          Connect Tavus or your own lip-sync server to lip-sync newly approved twins. The service receives recordings of
          people and the audio of their videos, and bills you directly.
        </Trans>
      </ServiceText>
      <Loaded query={useTwinService()} title={t`Couldn’t load your lip-sync service.`}>
        {(overview) => <Service overview={overview} />}
      </Loaded>
    </Panel>
  )
}

function Service({ overview }: { overview: TwinServiceOverview }) {
  const { service, twins, hasInstallationService } = overview
  return (
    <ServiceConnection
      isConnected={service !== null}
      facts={
        <>
          {service && <FactList facts={[[t`Twins at this service`, formatCount(twins)]]} />}
          {!service && hasInstallationService && (
            <ServiceText>
              <Trans>Your twins use the platform’s service until you connect your own.</Trans>
            </ServiceText>
          )}
        </>
      }
      connectText={<Trans>Connect a lip-sync service</Trans>}
      form={<TwinServiceForm overview={overview} />}
      disconnection={(onRemoved) => <Disconnection onRemoved={onRemoved} />}
    />
  )
}

function Disconnection({ onRemoved }: { onRemoved: () => void }) {
  return (
    <DisconnectButton
      remove={useRemoveTwinService(onRemoved)}
      title={t`Disconnect the lip-sync service?`}
      text={t`Your twins are deleted from the service, and new videos show recordings without lip sync. Finished videos aren’t affected.`}
    />
  )
}
