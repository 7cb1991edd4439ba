import type { Language } from '@vitrine/contract'
import type { emailTestTypes } from '@vitrine/contract/api'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { EnqueueExample } from '../../platform/email/enqueue.ts'
import type { FindPerson } from '../../platform/email/sendable.ts'
import type { Person } from '../../platform/http/request.ts'

type TestType = (typeof emailTestTypes)[number]

/** The email that each type of test sends an example of. */
const emailOf: Record<TestType, string> = {
  welcome: 'welcome',
  video_completed: 'videos-ready',
  video_failed: 'videos-failed',
  credit_low: 'low-balance',
}

interface Deps {
  db: Db
  enqueueExample: EnqueueExample
  emailPreferences: { findPerson: FindPerson }
  emailService: string | null
  /** False where emails only reach the outbox of this installation, which anybody may read. */
  sendsMail: boolean
}

/** Returns a function that sends people an example of an email to their own address, once that is verified. */
export function createTestEmails({ db, enqueueExample, emailPreferences, emailService, sendsMail }: Deps) {
  /** Throws email-off, no-email or email-unverified. */
  return async ({ id, tenantId }: Person, type: TestType, language: Language): Promise<{ ok: boolean; to: string }> => {
    if (emailService === null) throw new AppError('email-off')
    return db.inTenant(tenantId, async (tx) => {
      const found = await emailPreferences.findPerson(tx, id)
      if (!found?.email) throw new AppError('no-email')
      if (sendsMail && !found.isEmailVerified) throw new AppError('email-unverified')
      await enqueueExample(tx, { name: emailOf[type] }, { userId: id, language })
      return { ok: true, to: found.email }
    })
  }
}
