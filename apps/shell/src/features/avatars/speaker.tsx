import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Arch } from '../../kit/ui/arch.tsx'
import { Presenter } from '../../kit/ui/presenter.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'

interface SpeakerProps {
  /** Undefined while the presenters are being loaded. */
  avatar: Avatar | undefined
  /** What they say. */
  line: string
  language: string
}

/** A presenter with the sentence a video opens with. */
export function Speaker({ avatar, line, language }: SpeakerProps) {
  return (
    <Figure>
      <Arch opens>{avatar ? <Presenter presenterId={avatar.presenterId} /> : <Skeleton height="100%" />}</Arch>
      <figcaption>
        <Line lang={language} dir="auto">
          {line}
        </Line>
        {avatar && <Name>{avatar.name}</Name>}
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[4]};
  inline-size: min(100%, 324px);
  margin-inline: auto;
  text-align: center;
`
const Line = styled.p`
  font-size: ${token.fontSize.lead};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
  overflow-wrap: anywhere;
`
const Name = styled.p`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
