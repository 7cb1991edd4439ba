import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TwinServiceKind, TwinServiceOverview, TwinServiceSettings } from '@vitrine/contract'
import { type SyntheticEvent, useState } from 'react'
import { fieldFault, restFault } from '../../../lib/forms/problems.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ConnectionFields, ConnectionForm } from '../../../ui/partner-dashboard/connection-fields.tsx'
import { useSaveTwinService } from './queries.ts'

type Typed = TwinServiceSettings & { key: string }

/** Initial values of a new connection. */
const DEFAULTS: Record<TwinServiceKind, { baseUrl: string; model: string }> = {
  tavus: { baseUrl: 'https://tavusapi.com', model: 'phoenix-3' },
  'own-server': { baseUrl: '', model: '' },
}
const EMPTY: Typed = { kind: 'tavus', ...DEFAULTS.tavus, key: '' }

/** Address, key and model of the service. */
export function TwinServiceForm({ overview: { service, isPublic } }: { overview: TwinServiceOverview }) {
  const toast = useToast()
  const save = useSaveTwinService()
  const [typed, setTyped] = useState<Typed>(service ? { ...service, key: '' } : EMPTY)
  const change = (patch: Partial<Typed>) => setTyped((before) => ({ ...before, ...patch }))
  const isSame = service !== null && service.kind === typed.kind && service.baseUrl === typed.baseUrl
  const keepsKey = isSame && service.hasKey

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const { kind, baseUrl, model, key } = typed
    const settings = { kind, baseUrl: baseUrl.trim().replace(/\/$/, ''), model }
    save.mutate(keepsKey && !key ? settings : { ...settings, key }, {
      onSuccess: () => {
        change({ key: '', baseUrl: settings.baseUrl })
        toast({ title: t`Lip-sync service saved`, tone: 'success' })
      },
    })
  }

  return (
    <ConnectionForm onSubmit={send}>
      <ConnectionFields
        typed={typed}
        kinds={[
          ['tavus', 'Tavus'],
          ['own-server', t`Your own lip-sync server`],
        ]}
        defaults={DEFAULTS}
        keepsKey={keepsKey}
        isKeyRequired={typed.kind === 'tavus' && !keepsKey}
        fault={(field) => fieldFault(save.error, field)}
        onChange={change}
      />
      {typed.kind === 'tavus' && !isPublic && (
        <Note tone="bad">
          <Trans>
            Tavus can’t reach this site, because it has no public address with HTTPS. Connect a domain first, or use
            your own lip-sync server.
          </Trans>
        </Note>
      )}
      {service && !isSame && (
        <Note tone="bad">
          <Trans>This replaces your current service. Its twins are deleted there and must be trained again.</Trans>
        </Note>
      )}
      {save.error && restFault(save.error) && <Note tone="bad">{restFault(save.error)}</Note>}
      <Button type="submit" busy={save.isPending} busyText={t`Saving...`}>
        <Trans>Save lip-sync service</Trans>
      </Button>
    </ConnectionForm>
  )
}
