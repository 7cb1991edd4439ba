import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MAILS_PER_MINUTE } from '@vitrine/contract'
import { formatCount } from '../../../kit/format.ts'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { useNewsletterActions, useReach } from './queries.ts'

/** The last question before mails leave: to how many, and how fast. */
export function SendDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { data: reach } = useReach()
  const { send } = useNewsletterActions(id)
  const count = reach?.receivers ?? 0
  const pace = formatCount(MAILS_PER_MINUTE)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={plural(count, { one: 'Send this to # customer?', other: 'Send this to # customers?' })}
      text={t`Only those get it who asked for it. ${pace} mails leave in a minute, and what has left cannot be taken back.`}
      confirmText={t({ message: 'Send now', comment: 'A newsletter' })}
      busy={send.isPending}
      onConfirm={() => send.mutate(undefined, { onSuccess: onClose })}
    >
      {send.error && <ErrorState title={t`The newsletter was not sent.`} error={send.error} />}
    </ConfirmDialog>
  )
}
