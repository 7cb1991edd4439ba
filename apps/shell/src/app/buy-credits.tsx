import { Suspense } from 'react'
import { screen } from './screen.ts'

const BundlesDialog = screen(
  'billing',
  async () => (await import('../features/billing/bundles/bundles-dialog.tsx')).BundlesDialog,
)

/** A dialog that sells credits over any screen; its code loads when it opens. */
export function BuyCredits({ open, onClose }: { open: boolean; onClose: () => void }) {
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <BundlesDialog open onClose={onClose} />
    </Suspense>
  )
}
