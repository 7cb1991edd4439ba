import { Trans } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Chip } from '../../../ui/feedback/chip.tsx'

const LinkDialog = lazy(() => import('./link-dialog.tsx').then(({ LinkDialog }) => ({ default: LinkDialog })))

/** Opens the way from a web page to a draft. */
export function LinkButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Chip icon={<Link2 size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>A web page</Trans>
      </Chip>
      {isOpen && (
        <Suspense fallback={null}>
          <LinkDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
