import { timingSafeEqual } from 'node:crypto'
import type { MailKind } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/email/sendable.ts'
import { createEncryption } from '../../../platform/encryption/encryption.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { findUser, listMailsOff, lockMailsOff, setMailsOff } from '../../people/index.ts'
import type { NewsletterConsent } from '../../consent/index.ts'

/** `videos.<id of the person>.<digest>`: a link in an email never expires. */
const TOKEN = /^(videos|credits|leads|newsletter)\.([0-9a-f-]{36})\.([0-9a-f]{64})$/

interface Deps {
  db: Db
  secretKey: string
  consent: Pick<NewsletterConsent, 'isGiven' | 'set'>
}

export type EmailPreferences = ReturnType<typeof createEmailPreferences>

/**
 * The kinds of emails that people want. A link in an email unsubscribes from its kind without a sign-in, and does nothing else.
 */
export function createEmailPreferences({ db, secretKey, consent }: Deps) {
  const encryption = createEncryption(secretKey, 'mail choice')
  return { tokenFor, stop: switching(true), resume: switching(false), isOff, set, addressee, findPerson }

  function tokenFor(tenantId: string, userId: string, kind: MailKind): string {
    return `${kind}.${userId}.${encryption.digest(`${kind} ${userId}`, tenantId)}`
  }

  /** Returns the address and name for an email of this kind; undefined for people without an address or who ended that kind. */
  async function addressee(tx: TenantTx, userId: string, kind: MailKind) {
    const row = await findUser(tx, userId)
    if (!row?.email || row.email_opt_outs.includes(kind)) return undefined
    const { username, display_name: displayName, email, language } = row
    const stopToken = tokenFor(tx.tenantId, userId, kind)
    return { username, displayName, email, language: language ?? ('en' as const), stopToken }
  }

  /** Returns a person as emails need them. */
  async function findPerson(tx: TenantTx, userId: string): Promise<Person | undefined> {
    const row = await findUser(tx, userId)
    if (!row) return undefined
    const {
      id,
      username,
      display_name: displayName,
      email,
      email_verified_at,
      language,
      email_opt_outs: unwanted,
    } = row
    const isEmailVerified = email_verified_at !== null
    return { id, username, displayName, email, isEmailVerified, language: language ?? 'en', unwanted }
  }

  async function isOff(tx: TenantTx, userId: string, kind: MailKind): Promise<boolean> {
    if (kind === 'newsletter') return !(await consent.isGiven(tx, userId))
    return (await listMailsOff(tx, userId)).includes(kind)
  }

  async function set(tx: TenantTx, userId: string, kind: MailKind, wantsMail: boolean): Promise<void> {
    // Newsletters need consent. All other kinds are sent until they are switched off.
    if (kind === 'newsletter') return consent.set(tx, userId, { isWanted: wantsMail, source: 'mail' })
    const others = (await lockMailsOff(tx, userId)).filter((one) => one !== kind)
    await setMailsOff(tx, userId, wantsMail ? others : [...others, kind])
  }

  /** Throws unsubscribe-link-invalid. Asking twice, or for a deleted account, succeeds and changes nothing. */
  function switching(isOff: boolean) {
    return async (tenant: Tenant, token: string): Promise<{ kind: MailKind; isOff: boolean }> => {
      const { userId, kind } = read(tenant.id, token)
      await db.inTenant(tenant.id, (tx) => set(tx, userId, kind, !isOff))
      return { kind, isOff }
    }
  }

  function read(tenantId: string, token: string): { userId: string; kind: MailKind } {
    const [, kind, userId = ''] = TOKEN.exec(token) ?? []
    const ours = kind && tokenFor(tenantId, userId, kind as MailKind)
    if (!ours || !timingSafeEqual(Buffer.from(ours), Buffer.from(token))) throw new AppError('unsubscribe-link-invalid')
    return { userId, kind: kind as MailKind }
  }
}
