import type { Language, MailKind, Preferences, Profile as ProfileView, Session } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { MediaLinks } from '../../../platform/http/files/media.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { hashPassword, isPassword } from '../../../platform/passwords/passwords.ts'
import { createPictures } from './picture.ts'
import type { KeysOfPeople } from '../../api-keys/index.ts'
import {
  type Reauthentication,
  type RecoveryCodes,
  type SecondFactor,
  deleteResetsOf,
  passwordChangedEmail,
  type Sessions,
  publicSessionId,
  serializeSession,
} from '../../auth/index.ts'
import type { EmailChange } from '../../email-addresses/index.ts'
import {
  changeProfile,
  checkNewPassword,
  findUser,
  lockPresent,
  type People,
  refuseSamePassword,
  refuseTwin,
  replacePassword,
  skeletonOf,
  type UserRow,
} from '../../people/index.ts'
import type { NewsletterConsent } from '../../consent/index.ts'

/** Absent properties stay; null removes a value. */
interface ProfileChange {
  username?: string | undefined
  email?: string | null | undefined
  displayName?: string | null | undefined
  language?: Preferences['language'] | undefined
  timeZone?: string | null | undefined
  theme?: Preferences['theme'] | undefined
  mailsOff?: MailKind[] | undefined
  newsletter?: boolean | undefined
  digits?: Preferences['digits'] | undefined
}

/** Changes of these fields are logged, because they identify the person. */
const NAMES = ['username', 'email', 'displayName']

interface Passwords {
  currentPassword: string
  newPassword: string
}

interface Deps {
  db: Db
  people: Pick<People, 'names'>
  apiKeys: Pick<KeysOfPeople, 'endAllOf'>
  sessions: Pick<Sessions, 'list' | 'endOne' | 'endOthers'>
  media: Pick<MediaLinks, 'link'>
  storage: Storage
  audit: Audit
  enqueueEmail: EnqueueEmail
  reauthentication: Pick<Reauthentication, 'require'>
  emailChange: Pick<EmailChange, 'request' | 'pendingOf'>
  newsletterConsent: Pick<NewsletterConsent, 'set'>
  secondFactor: Pick<SecondFactor, 'isOn'>
  codes: Pick<RecoveryCodes, 'countLeft'>
  workFolder: string
  clock: Clock
  newId: () => string
}

export type Profile = ReturnType<typeof createProfile>

/** The profile of signed-in people. Everything here touches the person's own rows only. */
export function createProfile({
  db,
  people,
  apiKeys,
  sessions,
  media,
  storage,
  audit,
  enqueueEmail,
  workFolder,
  clock,
  newId,
  reauthentication,
  emailChange,
  newsletterConsent,
  secondFactor,
  codes,
}: Deps) {
  const setPicture = createPictures({ db, storage, workFolder, newId })
  return { read, change, setPicture, changePassword, listSessions, endSession, endOtherSessions }

  async function read(person: Person): Promise<ProfileView> {
    return db.inTenant(person.tenantId, async (tx) => serialize(tx, person, await find(tx, person)))
  }

  /**
   * Changes a profile. A new address replaces the former one after it is confirmed. Throws username-taken,
   * email-taken or reauthentication-needed.
   */
  async function change(person: Person, wanted: ProfileChange): Promise<ProfileView> {
    return db.inTenant(person.tenantId, async (tx) => {
      // The update below writes every column, so the row is locked first: a concurrent confirmation must not be overwritten.
      await lockPresent(tx, person.id)
      const row = await find(tx, person)
      const next = nextOf(row, wanted)
      const isSameAddress = next.email?.toLowerCase() === row.email?.toLowerCase()
      if (!isSameAddress) await reauthentication.require(tx, person)
      const keepsName = next.username === row.username
      await people.names.refuseTaken(tx, { ...next, keepsName }, person.id)
      if (!isSameAddress) await changeAddress(tx, row, next)
      const isThere = await changeProfile(tx, person.id, rowOf(next, keepsName)).catch(refuseTwin)
      if (!isThere) throw new AppError('not-signed-in')
      const changed = Object.keys(wanted).filter((name) => NAMES.includes(name))
      if (changed.length > 0)
        await audit(tx, person, 'profile-changed', { subject: person.id, detail: { changed: changed.join(' ') } })
      if (wanted.newsletter !== undefined)
        await newsletterConsent.set(tx, person.id, { isWanted: wanted.newsletter, source: 'profile' })
      return serialize(tx, person, await find(tx, person))
    })
  }

  /** Requests a change of address. The row keeps the earlier address until the new one is confirmed. */
  async function changeAddress(tx: TenantTx, row: UserRow, next: ReturnType<typeof nextOf>): Promise<void> {
    next.email = await emailChange.request(tx, { userId: row.id, from: row.email, to: next.email })
    if (next.email !== row.email) next.email_verified_at = null
  }

  async function serialize(tx: TenantTx, { id }: Person, row: UserRow): Promise<ProfileView> {
    return {
      username: row.username,
      email: row.email,
      emailVerified: row.email_verified_at !== null,
      pendingEmail: await emailChange.pendingOf(tx, id),
      displayName: row.display_name,
      profilePictureUrl: row.picture_key ? media.link(row.picture_key) : null,
      language: row.language,
      timeZone: row.time_zone,
      theme: row.theme,
      digits: row.digits,
      hasPassword: row.password_hash !== null,
      hasSecondFactor: await secondFactor.isOn(tx, id),
      recoveryCodesLeft: await codes.countLeft(tx, id),
      mailsOff: row.email_opt_outs,
      newsletterSince: row.newsletter_since?.toISOString() ?? null,
    }
  }

  /**
   * Throws wrong-password, or invalid for a password that is too easy to guess or the present one. Every session
   * but the current one ends, and so do links for a new password.
   */
  async function changePassword(tenant: Tenant, person: Person, { currentPassword, newPassword }: Passwords) {
    const { password_hash: oldHash } = await db.inTenant(tenant.id, (tx) => find(tx, person))
    await checkNewPassword(tenant, newPassword, person, 'newPassword')
    if (!(await isPassword(oldHash, currentPassword)) || !oldHash) throw wrongPassword()
    await refuseSamePassword(oldHash, newPassword, 'newPassword')
    const newHash = await hashPassword(newPassword)
    await db.inTenant(tenant.id, async (tx) => {
      if (!(await replacePassword(tx, person.id, { oldHash, newHash }))) throw wrongPassword()
      await sessions.endOthers(tx, person)
      await deleteResetsOf(tx, person.id)
      await audit(tx, person, 'password-changed', { subject: person.id })
      await enqueueEmail(tx, passwordChangedEmail, { userId: person.id })
    })
  }

  async function listSessions(
    person: Pick<Person, 'id' | 'tenantId' | 'sessionId'>,
    language: Language,
  ): Promise<Session[]> {
    const rows = await db.inTenant(person.tenantId, (tx) => sessions.list(tx, person.id, clock.now()))
    const shown = rows.map((row) => ({ ...serializeSession(row, language), isCurrent: row.id === person.sessionId }))
    return shown.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  }

  /** Throws not-found unless `id` is one of this person's sessions. */
  async function endSession(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      const rows = await sessions.list(tx, person.id, clock.now())
      const row = rows.find((one) => publicSessionId(one.id) === id)
      if (!row) throw new AppError('not-found')
      await sessions.endOne(tx, person.id, row.id)
      await audit(tx, person, 'session-ended', { subject: person.id, detail: { session: id } })
    })
  }

  /** Ends all other sessions of the person and, with `endKeys`, their API keys. */
  async function endOtherSessions(person: Person, { endKeys }: { endKeys: boolean }) {
    return db.inTenant(person.tenantId, async (tx) => {
      const ended = await sessions.endOthers(tx, person)
      await audit(tx, person, 'other-sessions-ended', { subject: person.id, detail: { ended } })
      return { ended, endedKeys: endKeys ? await apiKeys.endAllOf(tx, person.id, person) : 0 }
    })
  }
}

function nextOf(row: UserRow, wanted: ProfileChange) {
  return {
    username: wanted.username ?? row.username,
    email: wanted.email === undefined ? row.email : wanted.email,
    email_verified_at: row.email_verified_at,
    display_name: wanted.displayName === undefined ? row.display_name : wanted.displayName,
    language: wanted.language === undefined ? row.language : wanted.language,
    time_zone: wanted.timeZone === undefined ? row.time_zone : wanted.timeZone,
    theme: wanted.theme === undefined ? row.theme : wanted.theme,
    email_opt_outs: wanted.mailsOff ? [...new Set(wanted.mailsOff)] : row.email_opt_outs,
    digits: wanted.digits === undefined ? row.digits : wanted.digits,
  }
}

function rowOf(next: ReturnType<typeof nextOf>, keepsName: boolean) {
  const skeleton = keepsName ? {} : { username_skeleton: skeletonOf(next.username) }
  return { ...next, ...skeleton, email_opt_outs: jsonb(next.email_opt_outs) }
}

async function find(tx: TenantTx, person: Person): Promise<UserRow> {
  const row = await findUser(tx, person.id)
  if (!row) throw new AppError('not-signed-in')
  return row
}

function wrongPassword(): AppError {
  return new AppError('wrong-password', {
    fields: [{ field: 'currentPassword', message: 'This password is wrong. Try again.' }],
  })
}
