import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { MailPost } from './mails.ts'
import { hashPassword } from './passwords.ts'
import * as store from './recovery-store.ts'
import type { Sessions } from './sessions.ts'

const LINK_MINUTES = 30
/** More than at registration: whoever chooses a second password has time to choose a good one. */
const PASSWORD_MINIMUM = 8

interface Parts {
  db: Db
  sessions: Pick<Sessions, 'endAll'>
  post: MailPost
  clock: Clock
  newId: () => string
}

export type Recovery = ReturnType<typeof createRecovery>

/** Getting back in without the password, through the address that is on file. */
export function createRecovery({ db, sessions, post, clock, newId }: Parts) {
  return { request, issue, reset, forgetOld }

  /**
   * Orders the mail with the link. An address nobody has does the same work, for a person who does not exist, so that
   * neither the answer nor its time tells who has an account.
   */
  async function request(tenant: Tenant, email: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const userId = (await store.findIdByEmail(tx, email)) ?? newId()
      await post(tx, { template: 'reset-password', userId })
    })
  }

  /**
   * Makes the token of a mail that is being written, and ends older ones. Only its hash is kept, so the link exists in the
   * mail and nowhere else.
   */
  async function issue(tx: TenantTx, userId: string): Promise<{ token: string; minutes: number }> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + LINK_MINUTES * 60_000)
    await store.deleteResetsOf(tx, userId)
    await store.insertReset(tx, { tokenHash: hash(token), userId, expiresAt })
    return { token, minutes: LINK_MINUTES }
  }

  /** Sets the password, ends every session and tells the person by mail. Throws invalid or reset-link-invalid. */
  async function reset(tenant: Tenant, { token, password }: { token: string; password: string }): Promise<void> {
    refuseShort(password, Math.max(PASSWORD_MINIMUM, tenant.settings.passwordMinimum))
    const tokenHash = hash(token)
    // Asked before the costly hash, and again by the change, which alone decides.
    const isKnown = await db.inTenant(tenant.id, (tx) => store.hasReset(tx, tokenHash, clock.now()))
    if (!isKnown) throw new AppError('reset-link-invalid')
    const passwordHash = await hashPassword(password)
    await db.inTenant(tenant.id, async (tx) => {
      const userId = await store.takeReset(tx, tokenHash, clock.now())
      if (!userId || !(await store.setPassword(tx, userId, passwordHash))) throw new AppError('reset-link-invalid')
      await store.deleteResetsOf(tx, userId)
      await sessions.endAll(tx, userId)
      await post(tx, { template: 'password-changed', userId })
    })
  }

  /** Deletes the links whose time is over. */
  async function forgetOld(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteResetsBefore(tx, clock.now()))
  }
}

function refuseShort(password: string, minimum: number): void {
  if (password.length >= minimum) return
  const message = `Password must be at least ${minimum} characters long.`
  throw new AppError('invalid', { message, fields: [{ field: 'password', message }] })
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
