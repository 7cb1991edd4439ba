import { createHash } from 'node:crypto'
import type { MailKind, Preferences, Profile as ProfileView, Session } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { MediaLinks } from '../../../platform/http/media.ts'
import type { Person } from '../../../platform/http/request.ts'
import { skeletonOf } from '../../../platform/look-alikes.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { Storage } from '../../../ports/storage.ts'
import { browserName } from '../sessions/browser-name.ts'
import type { Keys } from '../keys/service.ts'
import type { NewsletterConsent } from '../newsletter-consent/service.ts'
import type { MailPost } from '../letters/post.ts'
import { refuseTaken, refuseTwin } from '../names.ts'
import { checkNewPassword } from '../password-policy.ts'
import { hashPassword, isPassword } from '../../../platform/passwords.ts'
import { createPictures } from './picture.ts'
import type { Reauthentication } from '../reauthentication/service.ts'
import type { RecoveryCodes } from '../recovery-codes/service.ts'
import type { SecondFactor } from '../second-factor/service.ts'
import type { EmailChange } from '../email-change/service.ts'
import { deleteResetsOf } from '../recovery/store.ts'
import type { Sessions } from '../sessions/sessions.ts'
import * as profileStore from './store.ts'
import * as store from '../store.ts'

/** What is left out stays; null takes away. */
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

/** Whoever changes one of these changes how they are known or reached: that leaves a line in the log. */
const NAMES = ['username', 'email', 'displayName']

interface Passwords {
  currentPassword: string
  newPassword: string
}

interface Parts {
  db: Db
  keys: Pick<Keys, 'endAllOf'>
  sessions: Pick<Sessions, 'list' | 'endOne' | 'endOthers'>
  media: Pick<MediaLinks, 'link'>
  storage: Storage
  audit: Audit
  post: MailPost
  reauthentication: Pick<Reauthentication, 'require'>
  emailChange: Pick<EmailChange, 'request' | 'pendingOf'>
  consent: Pick<NewsletterConsent, 'set'>
  secondFactor: Pick<SecondFactor, 'isOn'>
  codes: Pick<RecoveryCodes, 'left'>
  workFolder: string
  clock: Clock
  newId: () => string
}

export type Profile = ReturnType<typeof createProfile>

/** What signed-in people do with their own account. Everything here touches the person's own rows only. */
export function createProfile({
  db,
  keys,
  sessions,
  media,
  storage,
  audit,
  post,
  workFolder,
  clock,
  newId,
  reauthentication,
  emailChange,
  consent,
  secondFactor,
  codes,
}: Parts) {
  const setPicture = createPictures({ db, storage, workFolder, newId })
  return { read, change, setPicture, changePassword, listSessions, endSession, endOtherSessions }

  async function read(person: Person): Promise<ProfileView> {
    return db.inTenant(person.tenantId, async (tx) => viewOf(tx, person, await find(tx, person)))
  }

  /**
   * Throws username-taken, email-taken or reauthentication-needed. A new
   * address is asked for a sign of life, and takes the place of another only then.
   */
  async function change(person: Person, wanted: ProfileChange): Promise<ProfileView> {
    return db.inTenant(person.tenantId, async (tx) => {
      // What is written below names every column: a change that is confirmed or undone meanwhile must not be written over.
      await store.lockPresent(tx, person.id)
      const row = await find(tx, person)
      const next = nextOf(row, wanted)
      const isSameAddress = next.email?.toLowerCase() === row.email?.toLowerCase()
      if (!isSameAddress) await reauthentication.require(tx, person)
      const keepsName = next.username === row.username
      await refuseTaken(tx, { ...next, keepsName }, person.id)
      if (!isSameAddress) await changeAddress(tx, row, next)
      const isThere = await profileStore.changeProfile(tx, person.id, rowOf(next, keepsName)).catch(refuseTwin)
      if (!isThere) throw new AppError('not-signed-in')
      const changed = Object.keys(wanted).filter((name) => NAMES.includes(name))
      if (changed.length > 0)
        await audit(tx, person, 'profile-changed', { subject: person.id, detail: { changed: changed.join(' ') } })
      if (wanted.newsletter !== undefined) await consent.set(tx, person.id, wanted.newsletter, 'profile')
      return viewOf(tx, person, await find(tx, person))
    })
  }

  /** What stays in the row until the new address is confirmed is the earlier one. */
  async function changeAddress(tx: TenantTx, row: store.UserRow, next: ReturnType<typeof nextOf>): Promise<void> {
    next.email = await emailChange.request(tx, { userId: row.id, from: row.email, to: next.email })
    if (next.email !== row.email) next.email_verified_at = null
  }

  async function viewOf(tx: TenantTx, { id }: Person, row: store.UserRow): Promise<ProfileView> {
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
      recoveryCodesLeft: await codes.left(tx, id),
      mailsOff: row.mails_off,
      newsletterSince: row.newsletter_since?.toISOString() ?? null,
    }
  }

  /**
   * Throws wrong-password, or invalid for a password that is too easy to guess. Every session but the
   * current one ends, and so do links for a new password.
   */
  async function changePassword(tenant: Tenant, person: Person, { currentPassword, newPassword }: Passwords) {
    const { password_hash: oldHash } = await db.inTenant(tenant.id, (tx) => find(tx, person))
    await checkNewPassword(tenant, newPassword, person, 'newPassword')
    if (!(await isPassword(oldHash, currentPassword)) || !oldHash) throw wrongPassword()
    const newHash = await hashPassword(newPassword)
    await db.inTenant(tenant.id, async (tx) => {
      if (!(await store.replacePassword(tx, person.id, { oldHash, newHash }))) throw wrongPassword()
      await sessions.endOthers(tx, person)
      await deleteResetsOf(tx, person.id)
      await audit(tx, person, 'password-changed', { subject: person.id })
      await post(tx, { template: 'password-changed', userId: person.id })
    })
  }

  async function listSessions(person: Person): Promise<Session[]> {
    const rows = await db.inTenant(person.tenantId, (tx) => sessions.list(tx, person.id, clock.now()))
    const shown = rows.map((row) => ({
      id: publicId(row.id),
      browser: browserName(row.user_agent),
      address: row.address,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      isCurrent: row.id === person.sessionId,
    }))
    return shown.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  }

  /** Throws not-found unless `id` names a session of this very person. */
  async function endSession(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      const rows = await sessions.list(tx, person.id, clock.now())
      const row = rows.find((one) => publicId(one.id) === id)
      if (!row) throw new AppError('not-found')
      await sessions.endOne(tx, person.id, row.id)
      await audit(tx, person, 'session-ended', { subject: person.id, detail: { session: id } })
    })
  }

  /** Ends the person's API keys as well where `endKeys` says so. */
  async function endOtherSessions(person: Person, { endKeys }: { endKeys: boolean }) {
    return db.inTenant(person.tenantId, async (tx) => {
      const ended = await sessions.endOthers(tx, person)
      await audit(tx, person, 'other-sessions-ended', { subject: person.id, detail: { ended } })
      return { ended, endedKeys: endKeys ? await keys.endAllOf(tx, person.id, person) : 0 }
    })
  }
}

function nextOf(row: store.UserRow, wanted: ProfileChange) {
  return {
    username: wanted.username ?? row.username,
    email: wanted.email === undefined ? row.email : wanted.email,
    email_verified_at: row.email_verified_at,
    display_name: wanted.displayName === undefined ? row.display_name : wanted.displayName,
    language: wanted.language === undefined ? row.language : wanted.language,
    time_zone: wanted.timeZone === undefined ? row.time_zone : wanted.timeZone,
    theme: wanted.theme === undefined ? row.theme : wanted.theme,
    mails_off: wanted.mailsOff ? [...new Set(wanted.mailsOff)] : row.mails_off,
    digits: wanted.digits === undefined ? row.digits : wanted.digits,
  }
}

function rowOf(next: ReturnType<typeof nextOf>, keepsName: boolean) {
  const skeleton = keepsName ? {} : { username_skeleton: skeletonOf(next.username) }
  return { ...next, ...skeleton, mails_off: jsonb(next.mails_off) }
}

async function find(tx: TenantTx, person: Person): Promise<store.UserRow> {
  const row = await store.findUser(tx, person.id)
  if (!row) throw new AppError('not-signed-in')
  return row
}

/** The stored id of a session is the hash that its cookie is looked up by; a page gets a name that leads back to nothing. */
function publicId(sessionId: string): string {
  const digest = createHash('sha256').update(`shown session ${sessionId}`).digest('hex')
  return digest.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}

function wrongPassword(): AppError {
  return new AppError('wrong-password', { fields: [{ field: 'currentPassword', message: 'Check this password.' }] })
}
