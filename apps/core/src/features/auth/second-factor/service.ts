import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { lockPresent } from '../../people/index.ts'
import type { Limits } from '../../../platform/http/requests/limits.ts'
import type { Person } from '../../../platform/http/request.ts'
import { createEncryption } from '../../../platform/encryption/encryption.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { secondFactorOffEmail, secondFactorOnEmail } from '../emails/second-factor.ts'
import type { Reauthentication } from '../reauthentication/service.ts'
import type { RecoveryCodes } from '../recovery-codes/service.ts'
import { recordFactor } from '../sessions/session-store.ts'
import type { Sessions } from '../sessions/sessions.ts'
import * as store from './store.ts'
import { type Enrolment, enrolmentOf, newSecret, sixDigits, stepOf } from './totp.ts'

/** The person who enters a code, and their IP address. */
interface Holder {
  id: string
  address: string
}

/** What a signed-in person re-authenticates with. `password` is absent for people without one. */
interface Credentials {
  password?: string | undefined
  code?: string | undefined
}

interface Deps {
  db: Db
  secretKey: string
  sessions: Pick<Sessions, 'endOthers'>
  reauthentication: Pick<Reauthentication, 'prove'>
  codes: RecoveryCodes
  limits: Pick<Limits, 'tryingCode'>
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
}

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** Codes of the authenticator app, which are required after the password, and recovery codes, which replace them. */
export function createSecondFactor({
  db,
  secretKey,
  sessions,
  reauthentication,
  codes,
  limits,
  audit,
  enqueueEmail,
  clock,
}: Deps) {
  const encryption = createEncryption(secretKey, 'second factor')
  return { begin, confirm, turnOff, renewCodes, isOn, demand }

  /** Returns whether signing in as this person requires a code. */
  async function isOn(tx: TenantTx, userId: string): Promise<boolean> {
    const row = await store.findFactor(tx, userId)
    return Boolean(row?.confirmed_at)
  }

  /**
   * Requires a valid code of a person whose second factor is on, after the password or its equivalent was
   * right. Each code works once. Returns whether a factor is on, which the new session records. Accepts
   * recovery codes unless the call is `appOnly`. Throws second-factor-needed, wrong-code or too-many.
   */
  async function demand(
    tenantId: string,
    holder: Holder,
    code: string | undefined,
    { appOnly = false } = {},
  ): Promise<boolean> {
    if (!(await db.inTenant(tenantId, (tx) => isOn(tx, holder.id)))) return false
    if (!code) throw new AppError('second-factor-needed')
    await limits.tryingCode(tenantId, holder.id, async () => {
      const isRight = await db.inTenant(tenantId, (tx) => acceptCode(tx, holder, code, appOnly))
      if (isRight) return
      await db.inTenant(tenantId, (tx) => audit(tx, { ...holder, id: null }, 'code-refused', { subject: holder.id }))
      throw wrongCode()
    })
    return true
  }

  async function acceptCode(tx: TenantTx, holder: Holder, typed: string, appOnly: boolean): Promise<boolean> {
    const digits = sixDigits(typed)
    if (!digits) return !appOnly && codes.spend(tx, holder, typed)
    const row = await store.findFactor(tx, holder.id)
    const step = row && stepOf(open(tx, holder.id, row), digits, clock.now())
    return step !== undefined && store.consumeStep(tx, holder.id, step)
  }

  /** Creates the secret for the app. No code is required until `confirm`. Throws second-factor-on. */
  async function begin(tenant: Tenant, person: Person, { password }: Credentials): Promise<Enrolment> {
    await reauthentication.prove(person, password)
    const secret = newSecret()
    const encrypted = encryption.encrypt(secret, `${tenant.id} ${person.id}`)
    const isBegun = await db.inTenant(tenant.id, (tx) => store.beginFactor(tx, person.id, encrypted))
    if (!isBegun) throw new AppError('second-factor-on')
    return enrolmentOf(secret, { issuer: tenant.brand.companyName, username: person.username })
  }

  /**
   * Turns the factor on once the app shows the right code, and returns the recovery codes. Ends every other session of the
   * person. Throws no-second-factor or wrong-code.
   */
  async function confirm(person: Person, code: string): Promise<string[]> {
    return db.inTenant(person.tenantId, async (tx) => {
      await lockPresent(tx, person.id)
      const row = await store.findFactor(tx, person.id)
      if (!row || row.confirmed_at) throw new AppError('no-second-factor')
      const at = clock.now()
      const step = stepOf(open(tx, person.id, row), sixDigits(code) ?? '', at)
      const factor = step !== undefined && { encryptedSecret: row.encrypted_secret, step, at }
      if (!factor || !(await store.confirmFactor(tx, person.id, factor))) throw wrongCode()
      await recordFactor(tx, person.sessionId, at)
      await sessions.endOthers(tx, person)
      await audit(tx, person, 'second-factor-on', { subject: person.id })
      await enqueueEmail(tx, secondFactorOnEmail, { userId: person.id })
      return codes.renew(tx, person)
    })
  }

  /** Ends the factor, its recovery codes and every other session. Throws what `prove` and `demand` do, or no-second-factor. */
  async function turnOff(person: Person, { password, code }: Credentials): Promise<void> {
    await reauthentication.prove(person, password)
    if (!(await demand(person.tenantId, person, code))) throw new AppError('no-second-factor')
    await db.inTenant(person.tenantId, async (tx) => {
      await lockPresent(tx, person.id)
      await store.deleteFactor(tx, person.id)
      await codes.drop(tx, person.id)
      await sessions.endOthers(tx, person)
      await audit(tx, person, 'second-factor-off', { subject: person.id })
      await enqueueEmail(tx, secondFactorOffEmail, { userId: person.id })
    })
  }

  /** Creates new recovery codes, which replace the earlier ones. Throws what `prove` and `demand` do. */
  async function renewCodes(person: Person, { password, code }: Credentials): Promise<string[]> {
    await reauthentication.prove(person, password)
    await demand(person.tenantId, person, code)
    return db.inTenant(person.tenantId, (tx) => codes.renew(tx, person))
  }

  function open({ tenantId }: TenantTx, userId: string, row: store.FactorRow): string {
    return encryption.decrypt(row.encrypted_secret, `${tenantId} ${userId}`)
  }
}

function wrongCode(): AppError {
  return new AppError('wrong-code', { fields: [{ field: 'code', message: 'Check the code and enter it again.' }] })
}
