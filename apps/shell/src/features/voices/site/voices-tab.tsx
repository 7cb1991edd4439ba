import { t } from '@lingui/core/macro'
import { mayOwn } from '../../../lib/session/effective-role.ts'
import { useUser } from '../../../lib/session/session.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import type { Presenter } from './presenter-voices.tsx'
import { useSiteVoices } from './queries.ts'
import { SpeechServicePanel } from './speech-service-panel.tsx'
import { VoiceList } from './voice-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

/** Which voices customers choose from, and the speech service that brings more of them. */
export function VoicesTab({ presenters }: { presenters: readonly Presenter[] }) {
  const { data: user } = useUser()
  return (
    <Stack $gap={8}>
      <Panel title={t`Voices`}>
        <Loaded query={useSiteVoices()} title={t`Couldn’t load your voices.`}>
          {(site) => <VoiceList key={JSON.stringify(site)} site={site} presenters={presenters} />}
        </Loaded>
      </Panel>
      {user && mayOwn(user) && <SpeechServicePanel />}
    </Stack>
  )
}
