import { lazy, Suspense } from 'react'
import { loadWords } from '../../../lib/i18n/messages.ts'

const LinkDialog = lazy(async () => {
  const [{ LinkDialog }] = await Promise.all([import('./link-dialog.tsx'), loadWords('link')])
  return { default: LinkDialog }
})

/** The dialog that begins a draft from a web page, with its words; most visits open none. */
export function LazyLinkDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <LinkDialog onClose={onClose} />
    </Suspense>
  )
}
