import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TwinServiceOverview } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatCount } from '../../../lib/i18n/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { useRemoveTwinService, useTwinService } from './queries.ts'
import { TwinServiceForm } from './twin-service-form.tsx'

/** The service that has digital twins speak with moving lips, with a key of the site’s own. */
export function TwinServicePanel() {
  return (
    <Panel title={t`Lip sync for digital twins`}>
      <Text>
        <Trans>
          Connect Tavus or your own lip-sync server to lip-sync twins approved after that. The service receives
          recordings of people and the audio of their videos, and bills you directly.
        </Trans>
      </Text>
      <Loaded query={useTwinService()} title={t`Couldn’t load your lip-sync service.`}>
        {(overview) => <Service overview={overview} />}
      </Loaded>
    </Panel>
  )
}

function Service({ overview }: { overview: TwinServiceOverview }) {
  const { service, twins, hasInstallationService } = overview
  const [isOpen, setOpen] = useState(false)
  const [isDisconnected, setDisconnected] = useState(false)
  // The form and its button are gone with the service: focus moves to the button in their place.
  function handleRemoved(): void {
    setOpen(false)
    setDisconnected(true)
  }

  return (
    <Stack>
      {service && <FactList facts={[[t`Twins at this service`, formatCount(twins)]]} />}
      {!service && hasInstallationService && (
        <Text>
          <Trans>Your twins use the platform’s service until you connect your own.</Trans>
        </Text>
      )}
      {service || isOpen ? (
        <TwinServiceForm overview={overview} />
      ) : (
        <Button variant="secondary" autoFocus={isDisconnected} onClick={() => setOpen(true)}>
          <Trans>Connect a lip-sync service</Trans>
        </Button>
      )}
      {service && <Disconnection onRemoved={handleRemoved} />}
    </Stack>
  )
}

function Disconnection({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveTwinService(onRemoved)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Disconnect</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsking(false) })}
        title={t`Disconnect the lip-sync service?`}
        text={t`Your twins are deleted at the service, and new videos show recordings without lip sync. Finished videos aren’t affected.`}
        confirmText={t`Disconnect`}
        busy={remove.isPending}
        danger
      >
        {remove.error && <Note tone="bad">{faultOf(remove.error)}</Note>}
      </ConfirmDialog>
    </>
  )
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
