import type { Handlers } from '../../../platform/http/register.ts'
import type { Verification } from './service.ts'

type VerificationKey = 'POST /auth/verify-email' | 'POST /auth/verify-email/again'

export function verificationRoutes(verification: Verification): Pick<Handlers<'auth'>, VerificationKey> {
  return {
    'POST /auth/verify-email': async ({ tenant, body, request }) => {
      await verification.verify(tenant, body.token, request.ip)
      return { ok: true }
    },
    'POST /auth/verify-email/again': async ({ person }) => {
      await verification.askAgain(person)
      return { ok: true }
    },
  }
}
