import { type MemberRole, type Role, type User, type Language, sentence } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { createNames, refuseTwin } from './names.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import { checkNewPassword } from './password-policy.ts'
import { hashPassword } from '../../platform/passwords/passwords.ts'
import * as store from './store.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Agreements, NewsletterConsent } from '../consent/index.ts'

export interface NewAccount {
  username: string
  password: string
  email?: string | undefined
  displayName?: string | undefined
  role?: Role
  memberRole?: MemberRole
  /** The language in which the person signed up, unless that is the default. */
  language?: Language | undefined
  /** Whether the person asked for newsletters. */
  newsletter?: boolean | undefined
}

interface Opening {
  /** Whether the person signed up themselves: they are welcomed by email, and have agreed to the terms. */
  isWelcomed: boolean
  isInvited?: boolean
  /** The IP address from which the account was created. */
  address: string
}

interface Deps {
  db: Db
  ledger: Ledger
  media: Pick<MediaLinks, 'link'>
  agreements: Pick<Agreements, 'recordOpened' | 'due'>
  audit: Audit
  /** Welcomes a person who has opened their account, in its transaction. */
  welcome: (tx: TenantTx, userId: string) => Promise<void>
  reservedAddresses: store.ReservedAddresses
  recordWebhookEvent: RecordWebhookEvent
  newsletterConsent: Pick<NewsletterConsent, 'set'>
  clock: Clock
  newId: () => string
}

export type People = ReturnType<typeof createPeople>

export function createPeople(deps: Deps) {
  const { db, ledger, media, agreements, audit, welcome, newsletterConsent, clock, newId } = deps
  const { recordWebhookEvent } = deps
  const names = createNames(deps.reservedAddresses)
  const { refuseTaken } = names
  const { recordSubscription } = store
  return { open, openWith, view, read, grantMonthly, lockPresent, recordSubscription, names }

  /**
   * Opens an account with its credits, and welcomes the person by email where they are `isWelcomed`. Returns their id. Throws
   * username-taken, email-taken, or invalid for a password that is too short or too easy to guess.
   */
  async function open(tenant: Tenant, account: NewAccount, opening: Opening): Promise<string> {
    if (account.password.length < tenant.settings.passwordMinimum) throw passwordTooShort(tenant)
    // Checked before the expensive hash, and again by the insert, which decides.
    await db.inTenant(tenant.id, (tx) => refuseTaken(tx, account))
    await checkNewPassword(tenant, account.password, account)
    const passwordHash = await hashPassword(account.password)
    return db.inTenant(tenant.id, (tx) => openWith(tx, tenant, account, passwordHash, opening))
  }

  /**
   * Opens an account within a transaction of the caller, who has checked and hashed the password; null for people without one.
   */
  async function openWith(
    tx: TenantTx,
    tenant: Tenant,
    account: Omit<NewAccount, 'password'>,
    passwordHash: string | null,
    opening: Opening,
  ): Promise<string> {
    const userId = await insert(tx, tenant, account, passwordHash)
    await audit(tx, { id: null, address: opening.address }, 'account-opened', { subject: userId })
    if (opening.isWelcomed) await agreements.recordOpened(tx, userId)
    const source = opening.isInvited ? 'invitation' : 'sign-up'
    if (account.newsletter) await newsletterConsent.set(tx, userId, { isWanted: true, source })
    if (opening.isWelcomed && account.email) await welcome(tx, userId)
    const { username, email = null, displayName = null } = account
    await recordWebhookEvent(tx, { event: 'user.created', userId, data: { id: userId, username, email, displayName } })
    return userId
  }

  async function insert(
    tx: TenantTx,
    tenant: Tenant,
    account: Omit<NewAccount, 'password'>,
    passwordHash: string | null,
  ): Promise<string> {
    const { username, email = null, displayName = null, role = 'customer', memberRole = 'member' } = account
    const { language = null } = account
    await refuseTaken(tx, account)
    const id = newId()
    const user = { id, username, email, displayName, passwordHash, role, memberRole, language }
    await store.insertUser(tx, user).catch(refuseTwin)
    await ledger.openAccount(tx, id)
    const halfCredits = tenant.settings.freeCredits * 2
    if (halfCredits > 0) await ledger.grant(tx, { userId: id, kind: 'signup', halfCredits, sourceRef: id })
    return id
  }

  /** Grants the free credits of this calendar month (UTC) to people without a subscription. Those left of last month expire. */
  async function grantMonthly(tx: TenantTx, tenant: Tenant, userId: string): Promise<void> {
    const halfCredits = tenant.settings.monthlyFreeCredits * 2
    if (halfCredits === 0 || (await store.isSubscribed(tx, userId))) return
    const now = clock.now()
    const expiresAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    const sourceRef = `free ${now.toISOString().slice(0, 7)} ${userId}`
    await ledger.renewMonthly(tx, { userId, halfCredits, sourceRef, expiresAt })
  }

  /**
   * Locks the account against deletion until the end of the transaction, which adds something to it. Throws not-signed-in where
   * it was deleted since the request arrived.
   */
  async function lockPresent(tx: TenantTx, userId: string): Promise<void> {
    if (!(await store.lockPresent(tx, userId))) throw new AppError('not-signed-in')
  }

  /** Grants what is due this month, and returns the person as the API shows them. Throws not-signed-in. */
  async function view(tx: TenantTx, tenant: Tenant, id: string): Promise<User> {
    await grantMonthly(tx, tenant, id)
    return read(tx, id)
  }

  /** Like `view`, without granting, for a transaction that only reads. */
  async function read(tx: TenantTx, id: string): Promise<User> {
    const row = await store.findUser(tx, id)
    if (!row) throw new AppError('not-signed-in')
    const { availableHalfCredits, heldHalfCredits } = await ledger.sums(tx, id)
    return {
      id: row.id,
      username: row.username,
      email: row.email,
      displayName: row.display_name,
      role: row.role,
      memberRole: row.member_role,
      credits: availableHalfCredits / 2,
      creditsHeld: heldHalfCredits / 2,
      profilePictureUrl: row.picture_key ? media.link(row.picture_key) : null,
      subscriptionStatus: row.subscriptionStatus,
      createdAt: row.created_at.toISOString(),
      termsDue: await agreements.due(tx, id),
      support: null,
      language: row.language,
      timeZone: row.time_zone,
      theme: row.theme,
      digits: row.digits,
    }
  }
}

/** The wording of the registration form, whose messages have no full stop. */
function passwordTooShort(tenant: Tenant): AppError {
  const minimum = tenant.settings.passwordMinimum
  const said = sentence('Password must be at least {minimum, number} characters long', { minimum })
  return new AppError('invalid', { sentence: said, fields: [{ field: 'password', ...said }] })
}
