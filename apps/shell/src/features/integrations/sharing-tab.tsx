import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Download, ExternalLink, Link2 } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useIsSupport } from '../../lib/session/session.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { useShare, useShareableVideos } from './queries.ts'
import { YOUTUBE_UPLOAD, sharePlaces } from './share-places.ts'
import { WrapRow } from '../../ui/layout/stack.tsx'

/** The newest videos, each with its public link and the places to post it. */
export function SharingTab() {
  const isSupport = useIsSupport()
  return (
    <Loaded query={useShareableVideos()} title={t`Couldn’t load your videos.`}>
      {(videos) =>
        videos.length > 0 ? (
          <>
            {isSupport && (
              <Note>
                <Trans>Share links can’t be created during a support session.</Trans>
              </Note>
            )}
            <List>
              {videos.map((video) => (
                <Row key={video.id} video={video} isSupport={isSupport} />
              ))}
            </List>
          </>
        ) : (
          <EmptyState
            isPart
            title={t`No videos available for sharing. Create some videos first.`}
            action={<LinkButton to="/generate-video">{t`Create video`}</LinkButton>}
          />
        )
      }
    </Loaded>
  )
}

function Row({ video, isSupport }: { video: Video; isSupport: boolean }) {
  const share = useShare()
  const toast = useToast()
  const [url, setUrl] = useState(video.shareUrl)
  const announceLink = async (link: string) => {
    const description = (await copyText(link)) ? t`Link copied to clipboard` : link
    toast({ title: t`Share link generated successfully`, description, tone: 'success' })
  }
  const copy = () =>
    share.mutate(video.id, {
      onSuccess: ({ publicUrl }) => {
        setUrl(publicUrl)
        void announceLink(publicUrl ?? '')
      },
      onError: (error) =>
        toast({ title: t`Failed to generate share link`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <li>
      <Picture>{video.thumbnailUrl && <img src={video.thumbnailUrl} alt="" loading="lazy" />}</Picture>
      <About>
        <b>
          <bdi>{video.title}</bdi>
        </b>
        <span>{video.propertyAddress ? <bdi>{video.propertyAddress}</bdi> : <Trans>No address specified</Trans>}</span>
        {url && <Places video={video} url={url} />}
      </About>
      <WrapRow>
        <Button
          variant="secondary"
          icon={<Link2 size={16} aria-hidden="true" />}
          busy={share.isPending}
          disabled={isSupport}
          onClick={copy}
        >
          <Trans>Generate Share Link</Trans>
        </Button>
        <PageButton address={isSupport ? url : `/api/videos/${video.id}/sharing-page`} />
      </WrapRow>
    </li>
  )
}

/** Opens the sharing page. Disabled without an address. */
function PageButton({ address }: { address: string | null }) {
  const look = { variant: 'ghost', icon: <ExternalLink size={16} aria-hidden="true" /> } as const
  if (!address)
    return (
      <Button {...look} disabled>
        <Trans>Sharing Page</Trans>
      </Button>
    )
  return (
    <LinkButton {...look} href={address} target="_blank" rel="noopener">
      <Trans>Sharing Page</Trans>
    </LinkButton>
  )
}

function Places({ video: { title, downloadUrl }, url }: { video: Video; url: string }) {
  return (
    <PlaceRow role="group" aria-label={t`Share “${title}” on`}>
      {sharePlaces(url, title).map(({ name, address }) => (
        <TextLink key={name} href={address} target="_blank" rel="noopener noreferrer">
          {name}
        </TextLink>
      ))}
      {downloadUrl && (
        <TextLink href={downloadUrl} download={`${title}.mp4`}>
          <Download size={14} aria-hidden="true" /> <Trans>Download for YouTube</Trans>
        </TextLink>
      )}
      <TextLink href={YOUTUBE_UPLOAD} target="_blank" rel="noopener noreferrer">
        <Trans>Upload to YouTube</Trans>
      </TextLink>
    </PlaceRow>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.border};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[4]};
    padding-block: ${token.space[4]};
    border-block-end: 1px solid ${token.border};
  }
  ${media.narrow} {
    li {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: start;
    }
    li > :last-child {
      grid-column: 1 / -1;
      gap: ${token.space[1]};
    }
    li > :last-child > * {
      padding-inline: ${token.space[3]};
    }
  }
`
const Picture = styled.div`
  inline-size: 96px;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.surface2};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
const About = styled.div`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
  span {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const PlaceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[4]};
  font-size: ${token.fontSize.small};
  /* The name of a place can be one letter, which is too narrow for a finger. */
  a {
    min-inline-size: 36px;
  }
`
