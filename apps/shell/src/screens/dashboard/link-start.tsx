import { Trans } from '@lingui/react/macro'
import { Link2 } from '#icons'
import { useState } from 'react'
import { TextButton } from '../../ui/controls/text-button.tsx'
import { LazyLinkDialog } from '../../features/wizard/from-link/lazy-link-dialog.tsx'

/** Opens the way from a web page to a draft. */
export function LinkStart() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link2 size={16} aria-hidden="true" />
        <Trans>Start from a link</Trans>
      </TextButton>
      {isOpen && <LazyLinkDialog onClose={() => setOpen(false)} />}
    </>
  )
}
