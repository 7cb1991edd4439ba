import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { BuyCredits } from '../app/buy-credits.tsx'
import { CreditsCard } from '../features/ledger/credits-card.tsx'
import { dayLine } from '../features/dashboard/day-line.ts'
import { DraftList } from '../features/dashboard/draft-list.tsx'
import { greeting } from '../features/dashboard/greeting.ts'
import { PlaceLinks } from '../features/dashboard/place-links.tsx'
import { ScriptBox } from '../features/dashboard/script-box.tsx'
import { countWords } from '../features/scripts/document/count-words.ts'
import { useEstimate } from '../features/scripts/document/queries.ts'
import { ShareButton } from '../features/sharing/share-button.tsx'
import { CardGrid, CardSkeletons } from '../features/videos/card/card-grid.tsx'
import { firstSpokenLanguage } from '../lib/i18n/language-name.ts'
import { useVideos, useVideoStats } from '../features/videos/queries.ts'
import { VideoCard } from '../features/videos/card/video-card.tsx'
import { useDeleteDraft, useDrafts } from '../features/wizard/drafts/queries.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { formatCount, formatCredits } from '../lib/i18n/format.ts'
import { useUser } from '../lib/session/session.ts'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { LinkStart } from './dashboard/link-start.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { media } from '../ui/brand/shapes.ts'
import { StatStrip } from '../ui/data/stat-strip.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { Stack } from '../ui/layout/stack.tsx'

const recentCount = 3

/** /dashboard */
export function Dashboard() {
  const { data: user } = useUser()
  const [isBuying, setBuying] = useState(false)
  if (!user) return null
  const buy = () => setBuying(true)
  return (
    <Page title={t`Dashboard`}>
      <Heading user={user} />
      <Columns>
        <Stack $gap={6}>
          <Start user={user} onBuy={buy} />
          <Drafts />
          <Figures user={user} />
          <Recent hasCredits={user.credits > 0} onBuy={buy} />
        </Stack>
        <Side>
          <CreditsCard user={user} onBuy={buy} />
          <PlaceLinks />
        </Side>
      </Columns>
      <BuyCredits open={isBuying} onClose={() => setBuying(false)} />
    </Page>
  )
}

function Heading({ user }: { user: User }) {
  const { data: stats } = useVideoStats()
  const [today] = useState(() => new Date())
  return <PageHeading title={greeting(user, today)} text={dayLine(today, stats)} />
}

function Start({ user, onBuy }: { user: User; onBuy: () => void }) {
  const [script, setScript] = useState('')
  const language = firstSpokenLanguage()
  return (
    <ScriptBox
      script={script}
      wordCount={countWords(script, language)}
      estimate={useEstimate(script, language)}
      hasCredits={user.credits > 0}
      otherStart={<LinkStart />}
      onScript={setScript}
      start={{ to: `/generate-video${script.trim() ? '?step=2' : ''}`, state: { script } }}
      onAddCredits={onBuy}
    />
  )
}

function Drafts() {
  const { data } = useDrafts()
  const remove = useDeleteDraft()
  const drafts = data?.items.filter(({ id }) => id !== remove.variables)
  if (!drafts || drafts.length === 0) return null
  return <DraftList drafts={drafts} onDelete={remove.mutate} />
}

function Figures({ user }: { user: User }) {
  const { data: stats, isError } = useVideoStats()
  const shown = (count: number | undefined) => (count === undefined ? (isError ? '–' : '...') : formatCount(count))
  return (
    <StatStrip
      stats={[
        { label: t`Total Videos`, value: shown(stats?.total) },
        { label: t`Ready Videos`, value: shown(stats?.ready) },
        {
          label: t({ message: 'Processing', comment: 'Status of a video that is being made' }),
          value: shown(stats?.processing),
        },
        { label: t`Credits Balance`, value: formatCredits(user.credits) },
      ]}
    />
  )
}

function Recent(props: { hasCredits: boolean; onBuy: () => void }) {
  return (
    <section aria-labelledby="recent">
      <RecentHead>
        <h2 id="recent">
          <Trans>Recent Videos</Trans>
        </h2>
        <TextLink to="/my-videos">
          <Trans>View All</Trans>
        </TextLink>
      </RecentHead>
      <RecentVideos {...props} />
    </section>
  )
}

function RecentVideos({ hasCredits, onBuy }: { hasCredits: boolean; onBuy: () => void }) {
  const { words } = useBoot()
  const { videos, error, refetch } = useVideos({}, recentCount)
  if (error) return <ErrorState title={t`Couldn’t load your videos.`} error={error} onRetry={() => void refetch()} />
  if (!videos) return <CardSkeletons count={recentCount} />
  if (videos.length === 0) {
    const next = hasCredits ? (
      <LinkButton variant="secondary" to="/generate-video">{t`Create Video`}</LinkButton>
    ) : (
      <Button variant="secondary" onClick={onBuy}>{t`Add Credits to Start`}</Button>
    )
    return <EmptyState title={t`No videos yet`} text={words.firstVideoHint} action={next} />
  }
  return (
    <CardGrid>
      {videos.slice(0, recentCount).map((video) => (
        <li key={video.id}>
          <VideoCard video={video} share={<ShareButton video={video} />} />
        </li>
      ))}
    </CardGrid>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 324px;
  gap: ${token.space[6]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Side = styled.aside`
  display: grid;
  gap: ${token.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    align-items: start;
  }
`
const RecentHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${token.space[4]};
`
