import { t } from '@lingui/core/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Star } from '#icons'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { useMark } from './use-mark.ts'

/**
 * Marks a presenter as a favorite. Shown in the corner that the arch leaves free; the container must be `position: relative`.
 */
export function FavoriteButton({ avatar }: { avatar: Avatar }) {
  const mark = useMark('favourite')
  const { id, isFavourite } = avatar
  const name = isolated(avatar.name)
  return (
    <Corner>
      <IconButton
        label={t`Favorite: ${name}`}
        aria-pressed={isFavourite}
        onClick={() => mark.mutate({ id, isOn: !isFavourite })}
      >
        <Star size={18} aria-hidden="true" fill={isFavourite ? 'currentcolor' : 'none'} />
      </IconButton>
    </Corner>
  )
}

/** Makes a presenter the one that new videos begin with. */
export function DefaultButton({ avatar }: { avatar: Avatar }) {
  const mark = useMark('default')
  const { id, isDefault } = avatar
  const name = isolated(avatar.name)
  return (
    <Button
      variant="ghost"
      block
      aria-label={isDefault ? t`Remove default: ${name}` : t`Use by default: ${name}`}
      title={t`New videos use the default presenter unless you choose another one.`}
      onClick={() => mark.mutate({ id, isOn: !isDefault })}
    >
      {isDefault ? t`Remove default` : t`Use by default`}
    </Button>
  )
}

const Corner = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-start: -8px;
  inset-inline-end: -8px;
  color: ${token.primaryText};
`
