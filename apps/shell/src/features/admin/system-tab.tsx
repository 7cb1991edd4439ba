import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatCredits } from '../../kit/format.ts'
import { FactList } from '../../kit/ui/fact-list.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { MailNote } from './mail-note.tsx'
import { SettingNotes } from './setting-notes.tsx'
import { PaymentNewsCard } from './payment-news-card.tsx'
import { ReconciliationCard } from './reconciliation-card.tsx'
import { useAdminSystem } from './queries.ts'

/** Counts over the whole platform. */
export function SystemTab() {
  const { t } = useLingui()
  return (
    <>
      <Loaded query={useAdminSystem()} title={t`The figures could not be loaded.`}>
        {({ videos, avatars, userCredits, mail, warnings }) => (
          <>
            <Notes>
              <SettingNotes warnings={warnings} />
              <MailNote mail={mail} />
            </Notes>
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
                    [t`Failed`, formatCount(videos.failed)],
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
                    [t`Custom`, formatCount(avatars.custom)],
                    [t`Total`, formatCount(avatars.total)],
                    [t`User Credits`, formatCredits(userCredits)],
                  ]}
                />
              </section>
            </Pair>
          </>
        )}
      </Loaded>
      <ReconciliationCard />
      <PaymentNewsCard />
    </>
  )
}

const Notes = styled.div`
  display: grid;
  gap: ${token.space[3]};
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: ${token.space[7]};
  h2 {
    margin-block-end: ${token.space[2]};
  }
`
