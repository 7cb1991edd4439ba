import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Pause, Play } from 'lucide-react'
import styled from 'styled-components'
import { Badge } from '../../kit/ui/badge.tsx'
import { Button } from '../../kit/ui/button.tsx'
import type { Preview } from './use-preview.ts'

/** Name, kind and line of an avatar. */
export function AvatarText({ avatar }: { avatar: Avatar }) {
  return (
    <Lines>
      <Head>
        <strong>{avatar.name}</strong>
        <Badge tone={avatar.type === 'custom' ? 'brand' : 'neutral'}>
          {avatar.type === 'custom' ? 'Custom' : 'Stock'}
        </Badge>
      </Head>
      <span>{avatar.line}</span>
    </Lines>
  )
}

interface PreviewButtonProps {
  avatar: Avatar
  preview: Preview
  /** Left out of the tab order where the keyboard hears the preview by another way. */
  isPointerOnly?: boolean
}

/** Starts and stops a preview, for fingers and for those who do not guess that a face can be pressed. */
export function PreviewButton({ avatar, preview, isPointerOnly = false }: PreviewButtonProps) {
  if (!avatar.imageUrl || preview.isBroken) return null
  const [word, Icon] = preview.isPlaying ? (['Pause', Pause] as const) : (['Preview', Play] as const)
  return (
    <Button
      variant={preview.isPlaying ? 'soft' : 'secondary'}
      block
      aria-label={`${word} ${avatar.name}`}
      tabIndex={isPointerOnly ? -1 : undefined}
      icon={<Icon size={16} aria-hidden="true" />}
      onClick={preview.toggle}
    >
      {word}
    </Button>
  )
}

const Lines = styled.span`
  display: grid;
  gap: 3px;
  > span:last-child {
    font-size: ${token.fontSize.small};
    line-height: 1.4;
    color: ${token.textMuted};
  }
`
const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 6px;
  strong {
    font-weight: 600;
  }
`
