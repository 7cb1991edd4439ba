import type { MemberRole, Role, User } from '@vitrine/contract'
import { DAY_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { createMemoryCounters } from '../../platform/limits/counters.ts'
import type { Tried } from '../../platform/http/requests/limits.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { hashPassword, isOutdated, isPassword } from '../../platform/passwords/passwords.ts'
import { anyOf, withOverdue } from '../tenants/index.ts'
import { type NewAccount, type People, type UserRow, findUserByLogin, replacePassword } from '../people/index.ts'
import type { SecondFactor } from './second-factor/service.ts'
import { COOKIE_DAYS, type Devices } from './sessions/devices.ts'
import type { FoundSession, Sessions } from './sessions/sessions.ts'

/** The refused calls of a person that a node records in a quarter of an hour. */
const REFUSED_CALLS_MAX = 20
const REFUSED_CALLS_SECONDS = 900

/** The browser of a sign-in. */
export interface Visitor {
  address: string
  userAgent: string | null
  /** The token of a session that is open in this browser already. */
  openToken: string | undefined
  /** The token by which accounts recognize this device. */
  deviceToken: string | undefined
}

export interface SignedIn {
  user: User
  /** The cookies of the session and of the device. */
  cookies: string[]
}

interface Login {
  username: string
  password: string
  /** The code of the second factor. */
  code?: string | undefined
}

type SignInWay = 'registration' | 'password' | 'google' | 'invitation' | 'sso'

/** Refuses a way of signing in that is not open to a person with this address and role. Throws sso-required. */
export type CheckWay = (
  tx: TenantTx,
  person: { email: string | null; role: Role; memberRole: MemberRole },
  way: SignInWay,
) => Promise<void>

/** A verified sign-in. Sessions without `hasFactor` are invalid for people whose second factor is on. */
interface Proven {
  way: SignInWay
  hasFactor?: boolean
}

interface Deps {
  db: Db
  people: Pick<People, 'open' | 'view'>
  sessions: Sessions
  devices: Devices
  secondFactor: Pick<SecondFactor, 'demand'>
  checkWay: CheckWay
  audit: Audit
  clock: Clock
}

/** Reads more about the person in the transaction that finds their session. It must not write. */
export type Alongside = (tx: TenantTx, person: Person) => Promise<void>

export type Authentication = ReturnType<typeof createAuthentication>

const tenantsDue = anyOf(
  withOverdue({ table: 'session', column: 'expires_at' }),
  withOverdue({ table: 'device_token', column: 'last_used_at', keptMs: COOKIE_DAYS * DAY_MS }),
)

/** Signing in and out. Every session is created here. */
export function createAuthentication(deps: Deps) {
  const { db, people, sessions, devices, secondFactor, checkWay, audit, clock } = deps
  const refusedCalls = createMemoryCounters({ clock })
  return {
    register,
    signIn,
    startSession,
    signOut,
    findPerson,
    triedOn,
    recordRefusedCall,
    deleteExpiredSessions,
    tenantsDue,
  }

  /** Opens an account and signs it in. */
  async function register(tenant: Tenant, account: NewAccount, visitor: Visitor): Promise<SignedIn> {
    const newcomer = { email: account.email ?? null, role: 'customer', memberRole: 'member' } as const
    await db.inTenant(tenant.id, (tx) => checkWay(tx, newcomer, 'registration'))
    const userId = await people.open(tenant, account, { isWelcomed: true, address: visitor.address })
    return db.inTenant(tenant.id, (tx) => startSession(tx, tenant, userId, visitor, { way: 'registration' }))
  }

  /**
   * Throws wrong-credentials, after the same work whether the person exists or not; and only after the right password
   * tenant-suspended, second-factor-needed or wrong-code.
   */
  async function signIn(tenant: Tenant, login: Login, visitor: Visitor, only?: Role): Promise<SignedIn> {
    const found = await db.inTenant(tenant.id, (tx) => findUserByLogin(tx, login.username))
    const isRight = await isPassword(found?.password_hash, login.password)
    if (!found || !isRight || (only && found.role !== only)) {
      await recordFailure(tenant, found?.id, visitor)
      throw new AppError('wrong-credentials')
    }
    await rehashIfOutdated(tenant, found, login.password)
    refuseWhileClosed(tenant, found.role)
    const hasFactor = await secondFactor.demand(tenant.id, { id: found.id, address: visitor.address }, login.code)
    return db
      .inTenant(tenant.id, (tx) => startSession(tx, tenant, found.id, visitor, { way: 'password', hasFactor }))
      .catch(async (error: unknown) => {
        if (error instanceof AppError && error.code === 'sso-required') await recordFailure(tenant, found.id, visitor)
        throw error
      })
  }

  /** Rehashes a password whose hash has an outdated cost. Sign-in is the only time at which the password is known. */
  async function rehashIfOutdated(tenant: Tenant, { id, password_hash: oldHash }: UserRow, password: string) {
    if (!oldHash || !isOutdated(oldHash)) return
    const newHash = await hashPassword(password)
    await db.inTenant(tenant.id, (tx) => replacePassword(tx, id, { oldHash, newHash }))
  }

  /** An unknown name is logged too, but not the name itself: people type passwords into that field. */
  async function recordFailure(tenant: Tenant, userId: string | undefined, { address }: Visitor): Promise<void> {
    const subject = userId ?? 'nobody'
    await db.inTenant(tenant.id, (tx) => audit(tx, { id: null, address }, 'sign-in-refused', { subject }))
  }

  /**
   * Opens a session for a verified person. A session that was open in this browser ends, so that nobody can plant one. Throws
   * tenant-suspended where the site is closed to the person, and sso-required where this way is.
   */
  async function startSession(
    tx: TenantTx,
    tenant: Tenant,
    userId: string,
    visitor: Visitor,
    { way, hasFactor = false }: Proven,
  ): Promise<SignedIn> {
    const { address } = visitor
    const user = await people.view(tx, tenant, userId)
    refuseWhileClosed(tenant, user.role)
    await checkWay(tx, user, way)
    if (visitor.openToken) await sessions.end(tx, visitor.openToken)
    const userAgent = visitor.userAgent?.slice(0, 300) ?? null
    const factorAt = hasFactor ? clock.now() : null
    const hours = tenant.settings.security.sessionHours
    const cookie = await sessions.start(tx, userId, { userAgent, address, factorAt }, hours)
    const newDevice = await devices.record(tx, userId, visitor)
    const deviceCookie = await devices.remember(tx, userId, visitor.deviceToken)
    await audit(tx, { id: userId, address }, 'signed-in', { subject: userId, detail: { way, hasFactor, newDevice } })
    return { user, cookies: [cookie, deviceCookie] }
  }

  async function signOut(tenant: Tenant, { openToken, address }: Visitor): Promise<void> {
    if (!openToken) return
    await db.inTenant(tenant.id, async (tx) => {
      const userId = await sessions.end(tx, openToken)
      if (userId) await audit(tx, { id: userId, address }, 'signed-out', { subject: userId })
    })
  }

  /** Returns the person whose session has this token on this tenant. A token of another tenant matches nothing. */
  async function findPerson(
    tenant: Tenant,
    token: string,
    address: string,
    alongside?: Alongside,
  ): Promise<FoundSession | null> {
    return db.inTenant(tenant.id, async (tx) => {
      const found = await sessions.find(tx, token, address, tenant.settings.security.sessionHours)
      if (found) await alongside?.(tx, found.person)
      return found
    })
  }

  /** Returns the subject of an attempt: the account, whichever of its names was typed, or the typed name when it is unknown. */
  async function triedOn(tenant: Tenant, login: string, deviceToken: string | undefined): Promise<Tried> {
    return db.inTenant(tenant.id, async (tx) => {
      const found = await findUserByLogin(tx, login)
      const account = found?.id ?? login.toLowerCase()
      const device = found && deviceToken ? await devices.known(tx, found.id, deviceToken) : undefined
      return { account, everywhere: `account ${account}`, device }
    })
  }

  /**
   * Records that a person made a call (e.g. `GET /api/admin/users`) that their role does not include. The audit log is kept for
   * ever, so nobody can fill it with such calls; the request log has all of them.
   */
  async function recordRefusedCall(person: Person, call: string): Promise<void> {
    const { count } = await refusedCalls.add(person.tenantId, person.id, 1, REFUSED_CALLS_SECONDS)
    if (count > REFUSED_CALLS_MAX) return
    await db.inTenant(person.tenantId, (tx) => audit(tx, person, 'refused', { subject: person.id, detail: { call } }))
  }

  async function deleteExpiredSessions(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await sessions.deleteExpired(tx)
      await devices.deleteExpired(tx)
    })
  }
}

/** A closed site lets only its team in: a customer's session would be refused every call. Throws tenant-suspended. */
function refuseWhileClosed({ isPaused, isSuspended }: Tenant, role: Role): void {
  if (role === 'customer' && (isPaused || isSuspended)) throw new AppError('tenant-suspended')
}
