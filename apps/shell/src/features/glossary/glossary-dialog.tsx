import { t } from '@lingui/core/macro'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { GlossaryPanel } from './glossary-panel.tsx'

/** The person's own terms beside the script that they are for. */
export function GlossaryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t`Glossary`}>
      <GlossaryPanel kind="own" />
    </Dialog>
  )
}
