import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { FEEDS_MAX } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { FeedForm } from './feed-form.tsx'
import { FeedRow } from './feed-row.tsx'
import { useFeeds } from './queries.ts'

/** Addresses with listings that are checked at intervals. `batchAddress` is where the page of a batch is. */
export function Feeds({ batchAddress }: { batchAddress: (id: string) => string }) {
  const list = useFeeds()
  return (
    <Part aria-labelledby="feeds">
      <div>
        <h2 id="feeds">
          <Trans>Listing feeds</Trans>
        </h2>
        <p>
          <Trans>
            New and changed listings wait in a batch for your review. When only a price changes, the video is rendered
            again for free.
          </Trans>
        </p>
      </div>
      {(list.data?.length ?? 0) < FEEDS_MAX && <FeedForm />}
      <Loaded query={list} title={t`Couldn’t load your feeds.`}>
        {(feeds) =>
          feeds.length > 0 && (
            <ul>
              {feeds.map((feed) => (
                <FeedRow key={feed.id} feed={feed} batchAddress={batchAddress} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  div > h2 + p {
    color: ${token.textMuted};
  }
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border-block-start: 1px solid ${token.border};
  }
`
