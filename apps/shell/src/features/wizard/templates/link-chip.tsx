import { Trans } from '@lingui/react/macro'
import { Link2 } from '#icons'
import { useState } from 'react'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { LazyLinkDialog } from '../from-link/lazy-link-dialog.tsx'

/** Opens the way from a web page to a draft. */
export function LinkChip() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Chip icon={<Link2 size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>A link</Trans>
      </Chip>
      {isOpen && <LazyLinkDialog onClose={() => setOpen(false)} />}
    </>
  )
}
