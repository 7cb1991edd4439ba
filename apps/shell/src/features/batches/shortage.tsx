import { Trans } from '@lingui/react/macro'
import type { BatchCheck } from '@vitrine/contract'
import { formatCount } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'

/** Shows how many of the videos the credits pay for; nothing when they pay for all. */
export function Shortage({ check, onAddCredits }: { check: BatchCheck; onAddCredits: () => void }) {
  const [enough, good] = [formatCount(check.affordable), formatCount(check.good)]
  if (check.affordable === check.good) return null
  return (
    <Note tone="warn">
      <p>
        <Trans>
          Your credits cover the first {enough} of {good} videos. You can download the other rows.
        </Trans>
      </p>
      <Button variant="secondary" onClick={onAddCredits}>
        <Trans>Add credits</Trans>
      </Button>
    </Note>
  )
}
