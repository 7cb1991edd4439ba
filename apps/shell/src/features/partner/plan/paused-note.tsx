import { Trans } from '@lingui/react/macro'
import { Note } from '../../../kit/ui/note.tsx'
import { useBills } from './queries.ts'

/** Why a site rests that the platform has paused, and what opens it again. */
export function PausedNote() {
  const { data: bills } = useBills()
  const isOwing = bills?.some(({ state }) => state === 'overdue') ?? false
  return (
    <Note tone="bad">
      {isOwing ? (
        <Trans>
          Your site is paused because an invoice is open. Everything is kept, and it opens again when it is paid.
        </Trans>
      ) : (
        <Trans>Your site is paused. Everything is kept. Whoever set it up can tell you more.</Trans>
      )}
    </Note>
  )
}
