import { useLingui } from '@lingui/react/macro'
import type { Video } from '@vitrine/contract'
import { EllipsisVertical } from '#icons'
import type { ComponentPropsWithRef } from 'react'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { IconButton } from '../../../ui/controls/button.tsx'

/** The button that opens the menu. */
export function VideoMenuButton({ video, ...rest }: { video: Video } & ComponentPropsWithRef<'button'>) {
  const { t } = useLingui()
  const title = isolated(video.title)
  return (
    <IconButton label={t`More actions for ${title}`} {...rest}>
      <EllipsisVertical size={18} aria-hidden="true" />
    </IconButton>
  )
}
