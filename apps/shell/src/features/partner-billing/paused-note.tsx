import { Trans } from '@lingui/react/macro'
import { Note } from '../../ui/feedback/note.tsx'
import { useBills } from './queries.ts'

/** Explains why the platform has paused the site, and what reopens it. */
export function PausedNote() {
  const { data: bills } = useBills()
  const isOwing = bills?.some(({ state }) => state === 'overdue') ?? false
  return (
    <Note tone="bad">
      {isOwing ? (
        <Trans>
          Your site is paused because an invoice is unpaid. Your data is safe, and the site reopens once it’s paid.
        </Trans>
      ) : (
        <Trans>Your site is paused. Your data is safe. Contact your account manager for details.</Trans>
      )}
    </Note>
  )
}
