import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Play } from '#icons'
import { type ReactNode, useState } from 'react'
import styled, { css } from 'styled-components'
import { capitalised, formatAgo } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { CardActions, ReadyActions } from './card-actions.tsx'
import { FactsLine } from '../../../ui/data/facts-line.tsx'
import { type CardActs, isPlayable } from '../library/library-acts.ts'
import { PlayerDialog } from './player-dialog.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TitleField } from './title-field.tsx'
import { VideoState } from './video-state.tsx'
import { VideoThumb } from './video-thumb.tsx'

interface VideoCardProps {
  video: Video
  /** The control by which it is shared; the screen brings it. */
  share?: ReactNode
}

/** A video as the dashboard shows it: picture and state, and once it is ready a way to watch it, to keep it and to share it. */
export function VideoCard({ video, share }: VideoCardProps) {
  return (
    <Plain>
      <Body video={video} isFirst share={share} />
      {isPlayable(video) && (
        <Ready>
          <ReadyActions video={video} share={share} />
        </Ready>
      )}
    </Plain>
  )
}

interface Rename {
  onSave: (title: string) => void
  onLeave: () => void
}

interface LibraryCardProps {
  video: Video
  selected: boolean
  onSelect: () => void
  acts: CardActs
  view: 'grid' | 'list'
  /** Whether it is seen without scrolling. */
  isFirst: boolean
  /** Set while its title is being changed. */
  rename?: Rename | undefined
  /** Whether it became ready while the page was open. */
  opens: boolean
}

/** A video as the library shows it: it can be chosen, and what can be done with it is the foot of the card. */
export function LibraryCard({ video, selected, onSelect, acts, view, isFirst, opens, rename }: LibraryCardProps) {
  const { t } = useLingui()
  const title = isolated(video.title)
  return (
    <Boxed $selected={selected} $isRow={view === 'list'} data-view={view}>
      <Body video={video} isFirst={isFirst} opens={opens} rename={rename} share={acts.share?.(video)}>
        <Pick bare label={t`Select ${title}`} checked={selected} onChange={onSelect} />
      </Body>
      <CardActions video={video} acts={acts} />
    </Boxed>
  )
}

interface BodyProps extends VideoCardProps {
  isFirst: boolean
  opens?: boolean
  rename?: Rename | undefined
  /** Content over the picture. */
  children?: ReactNode
}

function Body({ video, isFirst, opens = false, rename, share, children }: BodyProps) {
  const [isWatching, setWatching] = useState(false)
  const { t } = useLingui()
  const title = isolated(video.title)
  return (
    <>
      <VideoThumb video={video} isFirst={isFirst} opens={opens}>
        {isPlayable(video) && (
          <Watch type="button" aria-label={t`Watch ${title}`} onClick={() => setWatching(true)}>
            <Disc>
              <Play size={16} aria-hidden="true" />
            </Disc>
          </Watch>
        )}
        {children}
      </VideoThumb>
      <Text>
        <Head>
          {rename ? (
            <TitleField title={video.title} {...rename} />
          ) : (
            <h3 title={video.title}>
              <bdi>{video.title}</bdi>
            </h3>
          )}
          <StatusBadge status={video.status} />
        </Head>
        <Meta>
          {video.propertyAddress && (
            <>
              <bdi>{video.propertyAddress}</bdi> ·{' '}
            </>
          )}
          {metaOf(video)}
        </Meta>
        <FactsLine facts={video.metadata} />
        <VideoState video={video} />
      </Text>
      {isWatching && <PlayerDialog video={video} share={share} onClose={() => setWatching(false)} />}
    </>
  )
}

function metaOf({ createdAt, viewCount, language, family }: Video): string {
  const isFamily = family.length > 0 && languageName(language)
  const views = viewCount > 0 && plural(viewCount, { one: '# view', other: '# views' })
  return [capitalised(formatAgo(createdAt)), isFamily, views].filter(Boolean).join(' · ')
}

/* The picture beside the words; on phones what can be done stays below them. */
const row = css`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr) auto;
  align-items: center;
  > :first-child {
    align-self: stretch;
    aspect-ratio: auto;
    min-block-size: 117px;
    border-radius: inherit;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > :last-child {
    border: 0;
  }
  ${media.narrow} {
    grid-template-columns: 120px minmax(0, 1fr);
    > :first-child {
      min-block-size: 96px;
      border-end-start-radius: 0;
    }
    > :last-child {
      grid-column: 1 / -1;
      border-block-start: 1px solid ${token.border};
    }
  }
`

const Plain = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: ${token.radius.card};
`
const Ready = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
`
const Boxed = styled(Plain)<{ $selected: boolean; $isRow: boolean }>`
  border: 1px solid ${({ $selected }) => ($selected ? token.primaryEdge : token.border)};
  background: ${token.surface};
  ${({ $selected }) => $selected && `outline: 2px solid ${token.primaryEdge}; outline-offset: -1px;`}
  > :first-child {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  ${({ $isRow }) => $isRow && row}
`
const Text = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    overflow: hidden;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    /* Cards of one row keep about one height. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
const Meta = styled.p`
  font-size: ${token.fontSize.small};
  line-height: 1.45;
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
/* The corner beside the arch: the other one contains the video's logo. Small pictures must not cover a face. */
const Pick = styled(Checkbox)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  padding: ${token.space[4]};
  ${Boxed}[data-view='list'] & {
    inset-inline: 0 auto;
    padding: ${token.space[3]};
  }
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
