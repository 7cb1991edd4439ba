import { t } from '@lingui/core/macro'
import { Eye } from '#icons'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { IconButton } from '../../../ui/controls/button.tsx'

/** Opens the details of a row. */
export function OpenButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  const title = isolated(name)
  return (
    <IconButton label={t`View ${title}`} onClick={onOpen}>
      <Eye size={18} aria-hidden="true" />
    </IconButton>
  )
}
