import { useLingui } from '@lingui/react/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Pause, Play } from '#icons'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { lineOf } from './line-of.ts'
import type { Preview } from './use-preview.ts'

/** Name, kind and line of an avatar. */
export function AvatarText({ avatar }: { avatar: Avatar }) {
  const { t } = useLingui()
  return (
    <Lines>
      <Head>
        <strong>
          <bdi>{avatar.name}</bdi>
        </strong>
        <Badge tone={avatar.type === 'custom' ? 'brand' : 'neutral'}>
          {avatar.type === 'custom'
            ? t({ message: 'Custom', comment: 'A presenter that was made for this person' })
            : t({ message: 'Stock', comment: 'A presenter that everybody can choose' })}
        </Badge>
        {avatar.isDefault && (
          <Badge tone="ok">{t({ message: 'Default', comment: 'The presenter that new videos begin with' })}</Badge>
        )}
      </Head>
      <span>
        <bdi>{lineOf(avatar)}</bdi>
      </span>
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
  const { t } = useLingui()
  if (!avatar.imageUrl || preview.isBroken) return null
  const { isPlaying } = preview
  const name = isolated(avatar.name)
  const Icon = isPlaying ? Pause : Play
  return (
    <Button
      variant={isPlaying ? 'soft' : 'secondary'}
      block
      aria-label={isPlaying ? t`Pause ${name}` : t`Preview ${name}`}
      tabIndex={isPointerOnly ? -1 : undefined}
      icon={<Icon size={16} aria-hidden="true" />}
      onClick={preview.toggle}
    >
      {isPlaying ? t`Pause` : t({ message: 'Preview', context: 'verb', comment: 'Verb: hear a presenter speak' })}
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
