import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { formatAgo, formatCount } from '../../kit/format.ts'
import { Checkbox } from '../../kit/ui/checkbox.tsx'
import { CardActions, type CardActionsProps, isPlayable } from './card-actions.tsx'
import { FactsLine } from './facts-line.tsx'
import { PlayerDialog } from './player-dialog.tsx'
import { StatusBadge } from './status-badge.tsx'
import { VideoState } from './video-state.tsx'
import { VideoThumb } from './video-thumb.tsx'

interface VideoCardProps {
  video: Video
}

/** A video as the dashboard shows it: picture, state and a way to watch it. */
export function VideoCard({ video }: VideoCardProps) {
  return (
    <Plain>
      <Body video={video} />
    </Plain>
  )
}

interface LibraryCardProps extends VideoCardProps {
  selected: boolean
  onSelect: () => void
  actions: Omit<CardActionsProps, 'video'>
  /** Whether it became ready while the page was open. */
  opens: boolean
}

/** A video as the library shows it: it can be chosen, and what can be done with it is the foot of the card. */
export function LibraryCard({ video, selected, onSelect, actions, opens }: LibraryCardProps) {
  return (
    <Boxed $selected={selected}>
      <Body video={video} opens={opens}>
        <Pick bare label={`Select ${video.title}`} checked={selected} onChange={onSelect} />
      </Body>
      <CardActions video={video} {...actions} />
    </Boxed>
  )
}

function Body({ video, opens = false, children }: { video: Video; opens?: boolean; children?: ReactNode }) {
  const [isWatching, setWatching] = useState(false)
  return (
    <>
      <VideoThumb video={video} opens={opens}>
        {isPlayable(video) && (
          <Watch type="button" aria-label={`Watch ${video.title}`} onClick={() => setWatching(true)}>
            <Disc>
              <Play size={16} aria-hidden="true" />
            </Disc>
          </Watch>
        )}
        {children}
      </VideoThumb>
      <Text>
        <Head>
          <h3 dir="auto">{video.title}</h3>
          <StatusBadge status={video.status} />
        </Head>
        <Meta>{metaOf(video)}</Meta>
        <FactsLine facts={video.metadata} />
        <VideoState video={video} />
      </Text>
      {isWatching && <PlayerDialog video={video} onClose={() => setWatching(false)} />}
    </>
  )
}

function metaOf({ propertyAddress, createdAt, viewCount }: Video): string {
  const ago = formatAgo(createdAt)
  const views = viewCount > 0 && `${formatCount(viewCount)} ${viewCount === 1 ? 'view' : 'views'}`
  return [propertyAddress, `${ago.slice(0, 1).toUpperCase()}${ago.slice(1)}`, views].filter(Boolean).join(' · ')
}

const Plain = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: ${token.radius.card};
`
const Boxed = styled(Plain)<{ $selected: boolean }>`
  border: 1px solid ${({ $selected }) => ($selected ? token.primaryEdge : token.border)};
  background: ${token.surface};
  ${({ $selected }) => $selected && `outline: 2px solid ${token.primaryEdge}; outline-offset: -1px;`}
  > :first-child {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`
const Text = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: 6px;
  padding-block: ${token.space[3]};
  ${Boxed} & {
    padding: 14px ${token.space[4]} ${token.space[3]};
  }
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[3]};
  h3 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`
const Meta = styled.p`
  font-size: ${token.fontSize.small};
  line-height: 1.45;
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
/* The corner beside the arch: the film's own logo stands in the other one. */
const Pick = styled(Checkbox)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  padding: ${token.space[4]};
`
const Watch = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  padding: 0;
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -4px;
  }
`
const Disc = styled.span`
  position: absolute;
  inset-inline-end: 60px;
  inset-block-end: 6px;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: ${token.surface};
  color: ${token.text};
  box-shadow: ${token.shadow2};
  opacity: 0;
  transition: opacity ${token.duration.hover};
  ${Watch}:hover &, ${Watch}:focus-visible & {
    opacity: 1;
  }
  @media (hover: none) {
    opacity: 1;
  }
`
