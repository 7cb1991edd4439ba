import { useLingui } from '@lingui/react/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { UserRound } from '#icons'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import type { Preview } from './use-preview.ts'

interface PortraitProps {
  avatar: Avatar
  preview: Preview
  selected?: boolean
}

/** The face of an avatar in an arch: its looping preview, a drawing until that is made, an icon when it cannot be played. */
export function Portrait({ avatar, preview, selected = false }: PortraitProps) {
  return (
    <Ring selected={selected} $isTalking={preview.isPlaying}>
      <Face avatar={avatar} preview={preview} />
      {preview.isPlaying && (
        <Voice aria-hidden="true">
          <i />
          <i />
          <i />
        </Voice>
      )}
    </Ring>
  )
}

function Face({ avatar, preview }: Omit<PortraitProps, 'selected'>) {
  const { t } = useLingui()
  const { presenterId, imageUrl, posterUrl } = avatar
  const name = isolated(avatar.name)
  // A twin without a picture shows an icon, never another face.
  if (preview.isBroken || (!imageUrl && avatar.type === 'custom'))
    return (
      <Icon role="img" aria-label={t`${name}, no preview`}>
        <UserRound size={48} strokeWidth={1.5} aria-hidden="true" />
      </Icon>
    )
  if (!imageUrl) return <Presenter presenterId={presenterId} />
  const isTwin = avatar.type === 'custom'
  return (
    <>
      <Loop
        {...preview.video}
        src={imageUrl}
        aria-hidden="true"
        // Shows the poster until playback, because loading all clips would take megabytes.
        preload={posterUrl ? 'none' : 'metadata'}
        tabIndex={-1}
        loop
        $isTwin={isTwin}
        $isMirrored={avatar.previewLanguage === 'fa'}
        playsInline
      />
      {posterUrl && !preview.isPlaying && <Still src={posterUrl} alt="" $isTwin={isTwin} />}
    </>
  )
}

const Ring = styled(Arch)<{ $isTalking: boolean }>`
  > :first-child {
    ${({ $isTalking }) => $isTalking && `outline: 2px solid ${token.accentEdge}; outline-offset: 3px;`}
  }
`
// The recording itself: the face is in its upper half.
const twinPlace = 'object-position: 50% 25%;'
// A preview is a short 16:9 video with the presenter at 63 percent of the width.
const videoPlace = 'object-position: 74% 100%;'
// In a video of a right-to-left language the presenter is on the left.
const mirroredPlace = 'object-position: 26% 100%;'
/*
 * The still has the presenter in an arch of its own at 73 percent of the width. Moved and enlarged by these figures, that arch and this
 * one become the same.
 */
const stillPlace = 'object-position: 94% 100%; transform: scale(1.08); transform-origin: bottom;'
const Loop = styled.video<{ $isTwin: boolean; $isMirrored: boolean }>`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  ${({ $isTwin, $isMirrored }) => ($isTwin ? twinPlace : $isMirrored ? mirroredPlace : videoPlace)}
`
const Still = styled.img<{ $isTwin: boolean }>`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  ${({ $isTwin }) => ($isTwin ? twinPlace : stillPlace)}
`
const Icon = styled.span`
  display: grid;
  place-items: center;
  color: ${token.primaryText};
`
const Voice = styled.span`
  && {
    inset: auto;
    inset-block-end: 10px;
    inset-inline-start: 50%;
    translate: -50% 0;
  }
  [dir='rtl'] && {
    translate: 50% 0;
  }
  display: flex;
  gap: 4px;
  padding: 7px 9px;
  border-radius: ${token.radius.pill};
  background: ${token.surface};
  box-shadow: ${token.shadow2};
  i {
    inline-size: 4px;
    block-size: 14px;
    border-radius: 4px;
    background: ${token.primaryEdge};
  }
  i:nth-child(2) {
    align-self: center;
    block-size: 8px;
  }
`
