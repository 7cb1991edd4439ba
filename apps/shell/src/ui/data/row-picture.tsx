import { token } from '@vitrine/theme'
import { UserRound, VideoIcon } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Arch } from '../brand/brand-frame.tsx'
import { Presenter } from '../brand/presenter.tsx'
import { media } from '../brand/shapes.ts'

/** The name of a row beside its picture, which adds nothing in words. */
export function Pictured({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Row>
      {picture}
      {children}
    </Row>
  )
}

/** The still of a video, or a neutral tile where there is none to show. */
export function RowStill({ url }: { url: string | null }) {
  return <Still>{url ? <img src={url} alt="" loading="lazy" /> : <VideoIcon size={18} aria-hidden="true" />}</Still>
}

/** A built-in face, or a neutral one. */
export function RowFace({ presenterId }: { presenterId: string | null }) {
  return (
    <Arch size="36px">
      {presenterId ? (
        <Presenter presenterId={presenterId} />
      ) : (
        <NoFace>
          <UserRound size={18} aria-hidden="true" />
        </NoFace>
      )}
    </Arch>
  )
}

const Row = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
  text-align: start;
  ${media.tablet} {
    > bdi {
      font-weight: 600;
    }
  }
`
const Still = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  inline-size: 72px;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.tag};
  background: ${token.stage};
  color: ${token.textMuted};
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
const NoFace = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  color: ${token.textMuted};
`
