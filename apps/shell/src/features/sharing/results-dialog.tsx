import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ResultsPanel } from './results-panel.tsx'

/** The results of all of one's videos. */
export function ResultsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Analytics</Trans>}
      text={<Trans>All your videos combined.</Trans>}
      width="wide"
    >
      <ResultsPanel of="own" />
    </Dialog>
  )
}
