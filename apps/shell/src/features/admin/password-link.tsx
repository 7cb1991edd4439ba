import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminUser } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { useSubmit } from '../../kit/use-submit.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { HandedLinkBox } from './handed-link.tsx'

/** The way back in for somebody whom no mail reaches. */
export function PasswordLink({ user: { id, tenantSlug: tenant } }: { user: AdminUser }) {
  const { t } = useLingui()
  const link = useSubmit({
    send: () => call('POST /api/admin/users/:id/password-link', { params: { id }, body: { tenant } }),
    onDone: () => {},
    onRefused: () => {},
  })
  if (link.answer) return <HandedLinkBox link={link.answer} />
  return (
    <>
      <p>
        <Trans>
          For somebody who forgot it and gets no mail. The link works once, for 30 minutes; making it stands in the
          audit log of their site.
        </Trans>
      </p>
      {link.error !== undefined && (
        <Note tone="bad">
          {link.error instanceof ApiError ? link.error.text : t`The server could not be reached. Try again.`}
        </Note>
      )}
      <Button variant="secondary" busy={link.isPending} onClick={() => void link.submit(undefined)}>
        <Trans>Make a link</Trans>
      </Button>
    </>
  )
}
