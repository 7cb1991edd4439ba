import { randomBytes } from 'node:crypto'
import { PASSWORD_LINK_MINUTES, type ApiKeyRecord, type OneTimeLink } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { newPasswordPath } from '../../../platform/email/link-paths.ts'
import type { Limits } from '../../../platform/http/requests/limits.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { tokenHash } from '../../../platform/tokens/token-hash.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { passwordChangedEmail } from '../emails/password-changed.ts'
import { resetPasswordEmail } from '../emails/reset-password.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import { withOverdue } from '../../tenants/index.ts'
import type { Reauthentication } from '../reauthentication/service.ts'
import type { FirstProof } from '../first-proof.ts'
import type { KeysOfPeople } from '../keys-of-people.ts'
import type { RecoveryCodes } from '../recovery-codes/service.ts'
import type { SecondFactor } from '../second-factor/service.ts'
import {
  checkNewPassword,
  findIdByEmail,
  findUser,
  findUserByLogin,
  lockPresent,
  refuseSamePassword,
  setPassword,
} from '../../people/index.ts'
import * as store from './store.ts'
import type { Sessions } from '../sessions/sessions.ts'

interface NewPassword {
  token: string
  password: string
  keepKeys: boolean
}

interface Recovering {
  username: string
  recoveryCode: string
  password: string
  /** The code of the second factor. */
  code?: string | undefined
  keepKeys: boolean
}

interface Deps {
  db: Db
  reauthentication: Pick<Reauthentication, 'prove'>
  sessions: Pick<Sessions, 'endAll'>
  codes: Pick<RecoveryCodes, 'has' | 'spend'>
  secondFactor: Pick<SecondFactor, 'demand'>
  apiKeys: Pick<KeysOfPeople, 'listOf' | 'endAllOf'>
  firstProof: Pick<FirstProof, 'prove'>
  limits: Pick<Limits, 'maySendPasswordEmail'>
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

export type Recovery = ReturnType<typeof createRecovery>

const tenantsDue = withOverdue({ table: 'password_reset', column: 'expires_at' })

/** Account recovery without the password, through the address on file or with a recovery code. */
export function createRecovery({
  db,
  reauthentication,
  sessions,
  codes,
  secondFactor,
  apiKeys,
  firstProof,
  limits,
  audit,
  enqueueEmail,
  clock,
  newId,
}: Deps) {
  return { request, issue, createLink, sendLink, keysOf, reset, recover, deleteExpired, tenantsDue }

  /**
   * Enqueues the email with the link. An unknown address causes the same work, for a person who does not exist, so that neither
   * the answer nor its timing reveals who has an account. Has no effect where the address was sent enough of them lately.
   */
  async function request(tenant: Tenant, email: string, address: string): Promise<void> {
    if (!(await limits.maySendPasswordEmail(tenant.id, email))) return
    await db.inTenant(tenant.id, async (tx) => {
      const userId = (await findIdByEmail(tx, email)) ?? newId()
      await audit(tx, { id: null, address }, 'password-reset-asked', { subject: userId })
      await enqueueEmail(tx, resetPasswordEmail, { userId })
    })
  }

  /**
   * Creates the token for an email that is being written, and invalidates older ones. Only its hash is stored, so the link
   * exists in the email and nowhere else. `sentTo` is the address that the link proves; null for one that is passed on.
   */
  async function issue(
    tx: TenantTx,
    userId: string,
    sentTo: string | null,
  ): Promise<{ token: string; minutes: number; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + PASSWORD_LINK_MINUTES * 60_000)
    await store.deleteResetsOf(tx, userId)
    await store.insertReset(tx, { tokenHash: tokenHash(token), userId, sentTo, expiresAt })
    return { token, minutes: PASSWORD_LINK_MINUTES, expiresAt }
  }

  /**
   * Creates the same link for an operator to pass on, for people whom no email reaches. They are still notified of the new
   * password. Throws not-found, reauthentication-needed, or operator-password for the account of an operator.
   */
  async function createLink(operator: Person, tenant: Tenant, userId: string): Promise<OneTimeLink> {
    await reauthentication.prove(operator)
    return db.inTenant(tenant.id, async (tx) => {
      await findHelpable(tx, userId)
      await audit(tx, operator, 'password-link-made', { subject: userId })
      const { token, expiresAt } = await issue(tx, userId, null)
      return { url: tenant.origin + newPasswordPath(token), expiresAt: expiresAt.toISOString() }
    })
  }

  /** Returns an account whose password operators may help to reset. Throws not-found or operator-password. */
  async function findHelpable(tx: TenantTx, userId: string) {
    const row = await findUser(tx, userId)
    if (!row) throw new AppError('not-found')
    if (row.role === 'operator') throw new AppError('operator-password')
    return row
  }

  /** Sends the email that people can request on the sign-in screen. Throws not-found, operator-password or no-email. */
  async function sendLink(operator: Person, tenant: Tenant, userId: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const row = await findHelpable(tx, userId)
      if (!row.email)
        throw new AppError('no-email', { message: 'This user has no email address. Create a link instead.' })
      await audit(tx, operator, 'password-link-sent', { subject: userId })
      await enqueueEmail(tx, resetPasswordEmail, { userId })
    })
  }

  /**
   * Returns the API keys that the person to whom the link belongs may keep: none where the link proves the address for the first
   * time. Throws reset-link-invalid.
   */
  async function keysOf(tenant: Tenant, token: string): Promise<ApiKeyRecord[]> {
    return db.inTenant(tenant.id, async (tx) => {
      const owner = await store.findResetOwner(tx, tokenHash(token), clock.now())
      if (!owner) throw new AppError('reset-link-invalid')
      const isFirstProof = owner.sentTo !== null && !owner.emailVerifiedAt && owner.role !== 'operator'
      return isFirstProof ? [] : apiKeys.listOf(tx, owner.id)
    })
  }

  /**
   * Sets the password and ends every session and, without `keepKeys`, every API key. A link that proves the address for the first
   * time ends all earlier access. Notifies the person by email. Throws invalid or reset-link-invalid.
   */
  async function reset(tenant: Tenant, { token, password, keepKeys }: NewPassword, address: string): Promise<void> {
    const hash = tokenHash(token)
    // Checked before the expensive hash; the update below checks again and decides.
    const { owner, current } = await db.inTenant(tenant.id, async (tx) => {
      const owner = await store.findResetOwner(tx, hash, clock.now())
      return { owner, current: owner && (await findUser(tx, owner.id)) }
    })
    if (!owner) throw new AppError('reset-link-invalid')
    await checkNewPassword(tenant, password, owner)
    await refuseSamePassword(current?.password_hash, password)
    const passwordHash = await hashPassword(password)
    await db.inTenant(tenant.id, async (tx) => {
      // The person is locked before their links and sessions, as by everything else that takes ways in away.
      await lockPresent(tx, owner.id)
      const { userId, sentTo } = (await store.consumeReset(tx, hash, clock.now())) ?? {}
      if (userId && sentTo) await firstProof.prove(tx, userId, sentTo, address)
      if (!userId || !(await setPassword(tx, userId, passwordHash))) throw new AppError('reset-link-invalid')
      await store.deleteResetsOf(tx, userId)
      await sessions.endAll(tx, userId)
      if (!keepKeys) await apiKeys.endAllOf(tx, userId, { id: userId, address })
      await audit(tx, { id: userId, address }, 'password-reset', { subject: userId })
      await enqueueEmail(tx, passwordChangedEmail, { userId })
    })
  }

  /**
   * Sets the password with a recovery code and ends every session. An unknown name takes as long as a known
   * one, so that neither response nor timing reveals who has an account. Throws invalid, wrong-recovery-code,
   * or the errors of the second factor: a recovery code must not replace both the password and the app.
   */
  async function recover(
    tenant: Tenant,
    { username, recoveryCode, password, code, keepKeys }: Recovering,
    address: string,
  ) {
    await checkNewPassword(tenant, password, { username })
    const passwordHash = await hashPassword(password)
    const { found, isKnown } = await db.inTenant(tenant.id, async (tx) => {
      const found = await findUserByLogin(tx, username)
      return { found, isKnown: await codes.has(tx, found?.id ?? newId(), recoveryCode) }
    })
    if (!found || !isKnown) throw await refusedCode(tenant, found?.id, address)
    await checkNewPassword(tenant, password, { ...found, displayName: found.display_name })
    const owner = { id: found.id, address }
    await secondFactor.demand(tenant.id, owner, code, { appOnly: true })
    await refuseSamePassword(found.password_hash, password)
    const isSpent = await db.inTenant(tenant.id, async (tx) => {
      await lockPresent(tx, owner.id)
      if (!(await codes.spend(tx, owner, recoveryCode))) return false
      if (!(await setPassword(tx, owner.id, passwordHash))) return false
      await store.deleteResetsOf(tx, owner.id)
      await sessions.endAll(tx, owner.id)
      if (!keepKeys) await apiKeys.endAllOf(tx, owner.id, { id: null, address })
      await audit(tx, { id: null, address }, 'password-recovered', { subject: owner.id })
      await enqueueEmail(tx, passwordChangedEmail, { userId: owner.id })
      return true
    })
    if (!isSpent) throw await refusedCode(tenant, owner.id, address)
  }

  async function refusedCode(tenant: Tenant, userId: string | undefined, address: string): Promise<AppError> {
    const subject = userId ?? 'nobody'
    await db.inTenant(tenant.id, (tx) => audit(tx, { id: null, address }, 'code-refused', { subject }))
    return new AppError('wrong-recovery-code')
  }

  /** Deletes expired links. */
  async function deleteExpired(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteResetsBefore(tx, clock.now()))
  }
}
