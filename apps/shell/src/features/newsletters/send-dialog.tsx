import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { MAILS_PER_MINUTE } from '@vitrine/contract'
import { formatCount } from '../../lib/i18n/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { useNewsletterActions, useReach } from './queries.ts'

/** The last question before mails leave: to how many, and how fast. */
export function SendDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { data: reach } = useReach()
  const { send } = useNewsletterActions(id)
  const count = reach?.receivers ?? 0
  const pace = formatCount(MAILS_PER_MINUTE)
  if (reach?.receivers === 0)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={t`No subscribers yet`}
        text={t`Customers get newsletters once they have subscribed and confirmed their address. Your draft is saved.`}
      >
        <Button variant="secondary" onClick={onClose}>
          {t`Close`}
        </Button>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={plural(count, { one: 'Send this to # customer?', other: 'Send this to # customers?' })}
      text={t`Only subscribers receive it. We send ${pace} emails a minute, and sent emails can’t be recalled.`}
      confirmText={t({ message: 'Send now', comment: 'A newsletter' })}
      busy={send.isPending}
      onConfirm={() => send.mutate(undefined, { onSuccess: onClose })}
    >
      {send.error && <ErrorState title={t`Couldn’t send the newsletter.`} error={send.error} />}
    </ConfirmDialog>
  )
}
