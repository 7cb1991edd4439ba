import { createHash } from 'node:crypto'
import type { Profile as ProfileView, Session } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/media.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import { browserName } from './browser-name.ts'
import type { MailPost } from './mails.ts'
import { refuseTaken, refuseTwin } from './names.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { createPictures } from './picture.ts'
import * as profileStore from './profile-store.ts'
import * as store from './store.ts'

/** What is left out stays; null takes away. */
interface ProfileChange {
  username?: string | undefined
  email?: string | null | undefined
  displayName?: string | null | undefined
}

type ProfileRow = Pick<store.UserRow, 'username' | 'email' | 'display_name' | 'picture_key'>

interface Passwords {
  currentPassword: string
  newPassword: string
}

interface Parts {
  db: Db
  media: Pick<MediaLinks, 'link'>
  storage: Storage
  post: MailPost
  workFolder: string
  clock: Clock
  newId: () => string
}

export type Profile = ReturnType<typeof createProfile>

/** What signed-in people do with their own account. Everything here touches the person's own rows only. */
export function createProfile({ db, media, storage, post, workFolder, clock, newId }: Parts) {
  const setPicture = createPictures({ db, storage, workFolder, newId })
  return { read, change, setPicture, changePassword, sessions, endSession, endOtherSessions }

  async function read(person: Person): Promise<ProfileView> {
    return viewOf(await db.inTenant(person.tenantId, (tx) => find(tx, person)))
  }

  /** Throws username-taken or email-taken. */
  async function change(person: Person, wanted: ProfileChange): Promise<ProfileView> {
    return db.inTenant(person.tenantId, async (tx) => {
      const row = await find(tx, person)
      const next = {
        username: wanted.username ?? row.username,
        email: wanted.email === undefined ? row.email : wanted.email,
        display_name: wanted.displayName === undefined ? row.display_name : wanted.displayName,
      }
      await refuseTaken(tx, next, person.id)
      await profileStore.changeProfile(tx, person.id, next).catch(refuseTwin)
      return viewOf({ ...row, ...next })
    })
  }

  function viewOf({ username, email, display_name, picture_key }: ProfileRow): ProfileView {
    const profilePictureUrl = picture_key ? media.link(picture_key) : null
    return { username, email, displayName: display_name, profilePictureUrl }
  }

  /** Throws wrong-password. The session it is asked in stays, every other one ends: whoever stole one is out. */
  async function changePassword(tenant: Tenant, person: Person, { currentPassword, newPassword }: Passwords) {
    refuseShort(newPassword, tenant.settings.passwordMinimum)
    const { password_hash: oldHash } = await db.inTenant(tenant.id, (tx) => find(tx, person))
    if (!(await isPassword(oldHash, currentPassword)) || !oldHash) throw wrongPassword()
    const newHash = await hashPassword(newPassword)
    await db.inTenant(tenant.id, async (tx) => {
      if (!(await profileStore.replacePassword(tx, person.id, { oldHash, newHash }))) throw wrongPassword()
      await profileStore.endOtherSessions(tx, person.id, person.sessionId)
      await post(tx, { template: 'password-changed', userId: person.id })
    })
  }

  async function sessions(person: Person): Promise<Session[]> {
    const rows = await db.inTenant(person.tenantId, (tx) => profileStore.listSessions(tx, person.id, clock.now()))
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
      const rows = await profileStore.listSessions(tx, person.id, clock.now())
      const row = rows.find((one) => publicId(one.id) === id)
      if (!row) throw new AppError('not-found')
      await profileStore.endSession(tx, person.id, row.id)
    })
  }

  async function endOtherSessions(person: Person): Promise<number> {
    return db.inTenant(person.tenantId, (tx) => profileStore.endOtherSessions(tx, person.id, person.sessionId))
  }
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

function refuseShort(newPassword: string, minimum: number): void {
  if (newPassword.length >= minimum) return
  const message = `Password must be at least ${minimum} characters long.`
  throw new AppError('invalid', { message, fields: [{ field: 'newPassword', message }] })
}

function wrongPassword(): AppError {
  return new AppError('wrong-password', { fields: [{ field: 'currentPassword', message: 'Check this password.' }] })
}
