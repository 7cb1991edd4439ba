import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { AvatarText, PreviewButton } from './avatar-text.tsx'
import { DefaultButton, FavoriteButton } from './marks.tsx'
import { Portrait } from './portrait.tsx'
import { usePreview } from './use-preview.ts'

/** An avatar with its picture and a preview of its voice. */
export function AvatarCard({ avatar }: { avatar: Avatar }) {
  const preview = usePreview()
  return (
    <Place {...preview.handlers}>
      <Press onClick={preview.toggle}>
        <Portrait avatar={avatar} preview={preview} />
      </Press>
      <AvatarText avatar={avatar} />
      <PreviewButton avatar={avatar} preview={preview} />
      <FavoriteButton avatar={avatar} />
      {avatar.status === 'ready' && <DefaultButton avatar={avatar} />}
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  display: grid;
  /* Buttons of neighbours stand on one line, however long the texts above them are. */
  grid-template-rows: auto 1fr;
  gap: ${token.space[3]};
`
// The button below does the same for the keyboard.
const Press = styled.span`
  cursor: pointer;
`
