import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { SecondFactor } from '../second-factor/service.ts'
import type { Reauthentication } from './service.ts'
import * as store from './store.ts'

interface Deps {
  db: Db
  reauthentication: Reauthentication
  secondFactor: Pick<SecondFactor, 'demand'>
  audit: Audit
  clock: Clock
}

export type IdentityConfirmation = ReturnType<typeof createIdentityConfirmation>

/** Reauthenticates the person of a session, for calls that use `reauthentication.require`. */
export function createIdentityConfirmation({ db, reauthentication, secondFactor, audit, clock }: Deps) {
  return { authenticate }

  /**
   * Marks the session as authenticated now, by the password or a code. With neither it only asserts that the session needs no
   * re-authentication. Throws wrong-password, wrong-code, no-second-factor, too-many or reauthentication-needed.
   */
  async function authenticate(
    person: Person,
    { password, code }: { password?: string | undefined; code?: string | undefined },
  ): Promise<void> {
    const { tenantId, sessionId, id } = person
    if (password === undefined && code === undefined)
      return db.inTenant(tenantId, (tx) => reauthentication.require(tx, person))
    await check(person, password, code)
    await db.inTenant(tenantId, async (tx) => {
      await store.setReauthenticated(tx, sessionId, clock.now())
      const way = password === undefined ? 'code' : 'password'
      await audit(tx, person, 'reauthenticated', { subject: id, detail: { way } })
    })
  }

  /** Logs a wrong password like one at the sign-in, so that guessing shows in the security log. */
  async function check(person: Person, password: string | undefined, code: string | undefined): Promise<void> {
    if (password === undefined) {
      if (!(await secondFactor.demand(person.tenantId, person, code))) throw new AppError('no-second-factor')
      return
    }
    await reauthentication.checkPassword(person, password).catch(async (error: unknown) => {
      const line = { subject: person.id, detail: { way: 'reauthentication' } }
      await db.inTenant(person.tenantId, (tx) => audit(tx, { ...person, id: null }, 'sign-in-refused', line))
      throw error
    })
  }
}
