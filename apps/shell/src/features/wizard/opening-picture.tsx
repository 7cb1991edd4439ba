import { useLingui } from '@lingui/react/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import type { DraftSaver } from './drafts/saver.ts'
import { ScenePicture } from './scenes/scene-picture.tsx'
import { useStoryboard } from './scenes/queries.ts'

interface OpeningPictureProps {
  saver: Pick<DraftSaver, 'id' | 'version'>
  avatar: Avatar | undefined
}

/** How the video begins, in its format. Shows the presenter until that is drawn, in a place of the same size. */
export function OpeningPicture({ saver, avatar }: OpeningPictureProps) {
  const { t } = useLingui()
  const { data } = useStoryboard(saver.id(), saver.version())
  return (
    <figure>
      <ScenePicture url={data?.scenes[0]?.pictureUrl}>
        <Stand>
          <Arch foot="flat">{avatar && <Face avatar={avatar} />}</Arch>
        </Stand>
      </ScenePicture>
      <Caption>{t`How your video begins`}</Caption>
    </figure>
  )
}

function Face({ avatar: { type, posterUrl, presenterId } }: { avatar: Avatar }) {
  if (type === 'stock') return <Presenter presenterId={presenterId} />
  return posterUrl && <Recording src={posterUrl} alt="" />
}

const Stand = styled.span`
  align-self: end;
  inline-size: 38%;
`
/* The face is in the upper half of a recording. */
const Recording = styled.img`
  && {
    object-fit: cover;
    object-position: 50% 25%;
  }
`
const Caption = styled.figcaption`
  margin-block-start: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
