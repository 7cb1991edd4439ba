import { type SendableEmail, toPerson } from '../../../platform/email/sendable.ts'
import { termsChangeEmail } from './emails.ts'
import type { Agreements } from './service.ts'

export function createTermsChangeEmail(agreements: Pick<Agreements, 'version'>): SendableEmail {
  return toPerson(termsChangeEmail, async (_tx, { document, version }) => {
    const ahead = agreements.version(document, version)
    return ahead && { data: ahead }
  })
}
