import { Trans } from '@lingui/react/macro'
import { FolderInput } from '#icons'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'

const ImportSiteDialog = lazy(async () => ({ default: (await import('./import-site-dialog.tsx')).ImportSiteDialog }))

/** A button that opens the import of a site. */
export function ImportSite() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={<FolderInput size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Import a site from files</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ImportSiteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
