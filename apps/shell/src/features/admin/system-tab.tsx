import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatCredits } from '../../lib/i18n/format.ts'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { HealthPanel } from './health/health-panel.tsx'
import { MailNote } from './mail-note.tsx'
import { SettingNotes } from './setting-notes.tsx'
import { WebhookEventsCard } from './webhook-events-card.tsx'
import { ReconciliationCard } from './reconciliation-card.tsx'
import { useAdminSystem } from './queries.ts'
import { VoicesCard } from './voices/voices-card.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

/** Counts over the whole platform. */
export function SystemTab() {
  const { t } = useLingui()
  return (
    <>
      <Loaded query={useAdminSystem()} title={t`Couldn’t load the figures.`}>
        {({ videos, avatars, userCredits, mail, warnings }) => (
          <>
            <Stack $gap={3}>
              <SettingNotes warnings={warnings} />
              <MailNote mail={mail} />
            </Stack>
            <Pair>
              <section>
                <h2>
                  <Trans>Video Statistics</Trans>
                </h2>
                <FactList
                  facts={[
                    [t`Total`, formatCount(videos.total)],
                    [t`Completed`, formatCount(videos.completed)],
                    [t`Processing`, formatCount(videos.processing)],
                    [t({ message: 'Failed', context: 'count' }), formatCount(videos.failed)],
                  ]}
                />
              </section>
              <section>
                <h2>
                  <Trans>Avatar Breakdown</Trans>
                </h2>
                <FactList
                  facts={[
                    [t`Stock`, formatCount(avatars.stock)],
                    [t({ message: 'Custom', context: 'count' }), formatCount(avatars.custom)],
                    [t`Total`, formatCount(avatars.total)],
                    [t`User credits`, formatCredits(userCredits)],
                  ]}
                />
              </section>
            </Pair>
          </>
        )}
      </Loaded>
      <HealthPanel />
      <VoicesCard />
      <ReconciliationCard />
      <WebhookEventsCard />
    </>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: ${token.space[7]};
  h2 {
    margin-block-end: ${token.space[2]};
  }
`
