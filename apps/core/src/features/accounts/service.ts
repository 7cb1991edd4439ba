import type { Role, User } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/media.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Ledger } from '../ledger/service.ts'
import type { Devices } from './devices.ts'
import { refuseTaken, refuseTwin } from './names.ts'
import type { MailPost } from './mails.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { FoundSession, Sessions } from './sessions.ts'
import * as store from './store.ts'

interface NewAccount {
  username: string
  password: string
  email?: string | undefined
  displayName?: string
  role?: Role
  finerRole?: string
}

/** The browser in which somebody signs in. */
export interface Visitor {
  address: string
  userAgent: string | null
  /** Of the session that is open in it already. */
  openToken: string | undefined
}

export interface SignedIn {
  user: User
  cookie: string
}

interface Parts {
  db: Db
  ledger: Ledger
  sessions: Sessions
  media: Pick<MediaLinks, 'link'>
  devices: Devices
  post: MailPost
  clock: Clock
  newId: () => string
}

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ db, ledger, sessions, media, devices, post, clock, newId }: Parts) {
  return { open, register, signIn, signOut, findPerson, user, giveMonthly, forgetOldSessions }

  /**
   * Opens an account with its credits. Throws username-taken or email-taken. Answers the new person's id. With `isWelcomed`
   * a mail greets them.
   */
  async function open(tenant: Tenant, account: NewAccount, isWelcomed = false): Promise<string> {
    if (account.password.length < tenant.settings.passwordMinimum) throw passwordTooShort(tenant)
    // Asked before the costly hash, and again by the insert, which alone decides.
    await db.inTenant(tenant.id, (tx) => refuseTaken(tx, account))
    const passwordHash = await hashPassword(account.password)
    return db.inTenant(tenant.id, async (tx) => {
      const userId = await insert(tx, tenant, account, passwordHash)
      if (isWelcomed && account.email) await post(tx, { template: 'welcome', userId })
      return userId
    })
  }

  async function insert(tx: TenantTx, tenant: Tenant, account: NewAccount, passwordHash: string): Promise<string> {
    const { username, email = null, displayName = null, role = 'customer', finerRole = 'member' } = account
    await refuseTaken(tx, account)
    const id = newId()
    await store.insertUser(tx, { id, username, email, displayName, passwordHash, role, finerRole }).catch(refuseTwin)
    await ledger.openAccount(tx, id)
    const halfCredits = tenant.settings.freeCredits * 2
    if (halfCredits > 0) await ledger.grant(tx, { userId: id, kind: 'signup', halfCredits, sourceRef: id })
    return id
  }

  /** Opens an account and signs it in. */
  async function register(tenant: Tenant, account: NewAccount, visitor: Visitor): Promise<SignedIn> {
    const userId = await open(tenant, account, true)
    return db.inTenant(tenant.id, (tx) => startSession(tx, tenant, userId, visitor))
  }

  /** Throws wrong-credentials, after the same work whether the person exists or not. */
  async function signIn(
    tenant: Tenant,
    login: { username: string; password: string },
    visitor: Visitor,
    only?: Role,
  ): Promise<SignedIn> {
    const found = await db.inTenant(tenant.id, (tx) => store.findUserByLogin(tx, login.username))
    const isRight = await isPassword(found?.password_hash, login.password)
    if (!found || !isRight || (only && found.role !== only)) throw new AppError('wrong-credentials')
    return db.inTenant(tenant.id, (tx) => startSession(tx, tenant, found.id, visitor))
  }

  /** A session that was open in this browser ends with the new one, so that nobody can plant a session. */
  async function startSession(tx: TenantTx, tenant: Tenant, userId: string, visitor: Visitor): Promise<SignedIn> {
    if (visitor.openToken) await sessions.end(tx, visitor.openToken)
    const cookie = await sessions.start(tx, userId, {
      userAgent: visitor.userAgent?.slice(0, 300) ?? null,
      address: visitor.address,
    })
    await devices.note(tx, userId, visitor)
    return { user: await userOf(tx, tenant, userId), cookie }
  }

  async function signOut(tenant: Tenant, token: string | undefined): Promise<void> {
    if (token) await db.inTenant(tenant.id, (tx) => sessions.end(tx, token))
  }

  /** Who holds the session with this token on this tenant. A token of another tenant finds nobody. */
  async function findPerson(tenant: Tenant, token: string): Promise<FoundSession | null> {
    return db.inTenant(tenant.id, (tx) => sessions.find(tx, token))
  }

  async function forgetOldSessions(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => sessions.forgetOld(tx))
  }

  async function user(tenant: Tenant, person: Person): Promise<User> {
    return db.inTenant(tenant.id, (tx) => userOf(tx, tenant, person.id))
  }

  /** The free credits of this calendar month (UTC), on tenants that give some; what was left of the last month ends. */
  async function giveMonthly(tx: TenantTx, tenant: Tenant, userId: string): Promise<void> {
    const halfCredits = tenant.settings.monthlyFreeCredits * 2
    if (halfCredits === 0) return
    const now = clock.now()
    const expiresAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    const sourceRef = `free ${now.toISOString().slice(0, 7)} ${userId}`
    await ledger.renewMonthly(tx, { userId, halfCredits, sourceRef, expiresAt })
  }

  async function userOf(tx: TenantTx, tenant: Tenant, id: string): Promise<User> {
    await giveMonthly(tx, tenant, id)
    const row = await store.findUser(tx, id)
    if (!row) throw new AppError('not-signed-in')
    const { availableHalfCredits, heldHalfCredits } = await ledger.balance(tx, id)
    return {
      id: row.id,
      username: row.username,
      email: row.email,
      displayName: row.display_name,
      role: row.role,
      credits: availableHalfCredits / 2,
      creditsHeld: heldHalfCredits / 2,
      profilePictureUrl: row.picture_key ? media.link(row.picture_key) : null,
      subscriptionStatus: null,
      createdAt: row.created_at.toISOString(),
    }
  }
}

function passwordTooShort(tenant: Tenant): AppError {
  const message = `Password must be at least ${tenant.settings.passwordMinimum} characters long`
  return new AppError('invalid', { message, fields: [{ field: 'password', message }] })
}
