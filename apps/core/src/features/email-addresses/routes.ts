import type { Handlers } from '../../platform/http/register.ts'
import type { EmailChange } from './email-change.ts'
import type { Verification } from './verification.ts'

interface Services {
  emailChange: EmailChange
  verification: Verification
}

export function emailAddressesRoutes({ emailChange, verification }: Services): Handlers<'email-addresses'> {
  return {
    'POST /auth/verify-email': async ({ person, body }) => {
      await verification.verify(person, body.token)
      return { ok: true }
    },
    'POST /auth/verify-email/again': async ({ person }) => {
      await verification.askAgain(person)
      return { ok: true }
    },
    'POST /auth/undo-email-change': async ({ tenant, body, request }) =>
      emailChange.undo(tenant, body.token, request.ip),
    'DELETE /auth/pending-email': async ({ person }) => {
      await emailChange.cancel(person)
      return { ok: true }
    },
  }
}
