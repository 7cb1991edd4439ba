import type { Handlers } from '../../../platform/http/register.ts'
import type { EmailChange } from './service.ts'

type EmailChangeKey = 'POST /auth/undo-email-change' | 'DELETE /auth/pending-email'

export function emailChangeRoutes(emailChange: EmailChange): Pick<Handlers<'auth'>, EmailChangeKey> {
  return {
    'POST /auth/undo-email-change': async ({ tenant, body, request }) =>
      emailChange.undo(tenant, body.token, request.ip),
    'DELETE /auth/pending-email': async ({ person }) => {
      await emailChange.cancel(person)
      return { ok: true }
    },
  }
}
