import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminUser } from '@vitrine/contract'
import { call, problemOr } from '@vitrine/contract/client'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { ButtonRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { OneTimeLinkBox } from '../../../ui/feedback/one-time-link.tsx'

type Owner = Pick<AdminUser, 'id' | 'tenantSlug' | 'email'>

/** Two ways back in: an email, and a link for people whom no email reaches. */
export function PasswordLink({ user }: { user: Owner }) {
  const { t } = useLingui()
  const { id, tenantSlug: tenant, email } = user
  const at = { params: { id }, body: { tenant } }
  const link = useSubmit({
    send: () => call('POST /api/admin/users/:id/password-link', at),
  })
  const sent = useSubmit({
    send: () => call('POST /api/admin/users/:id/password-email', at),
  })
  const error = sent.error ?? link.error
  if (link.answer) return <OneTimeLinkBox link={link.answer} />
  return (
    <>
      <p>
        <Trans>
          Send an email with a link, or create a link for users who can’t receive email. Either can be used once,
          expires in 30 minutes and is recorded in the site’s audit log.
        </Trans>
      </p>
      {error !== undefined && <Note tone="bad">{problemOr(error, t`Couldn’t reach the server. Try again.`)}</Note>}
      {sent.isDone && <Note tone="ok">{t`Password link sent`}</Note>}
      <ButtonRow>
        {email && (
          <Button variant="secondary" busy={sent.isPending} onClick={() => void sent.submit(undefined)}>
            <Trans>Send password link</Trans>
          </Button>
        )}
        <Button variant="secondary" busy={link.isPending} onClick={() => void link.submit(undefined)}>
          <Trans>Create link</Trans>
        </Button>
      </ButtonRow>
    </>
  )
}
