import { randomBytes } from 'node:crypto'
import type { ApiKeyRecord, NewApiKey, Scope } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import type { MailPost } from '../letters/post.ts'
import type { Reauthentication } from '../reauthentication/service.ts'
import * as store from './store.ts'

const DAY_MS = 24 * 3_600_000
const KEYS_MAX = 50
/** Enough to know one's keys apart, and nothing to guess the rest by. */
const BEGINNING_CHARACTERS = 10
/** When a key was last used is kept to this precision, so that most requests only read. */
const USED_STEP_MS = 60_000

/** Who ends keys: nobody is signed in where a password is reset. */
type Actor = Parameters<Audit>[1]

interface Parts {
  db: Db
  reauthentication: Pick<Reauthentication, 'require'>
  events: Pick<Events, 'publish'>
  post: MailPost
  audit: Audit
  clock: Clock
  newId: () => string
}

export type Keys = ReturnType<typeof createKeys>

/**
 * Keys for programs. A key opens its own site only, does what its scopes name and its maker may do at that moment, and
 * ends with its day, with its maker's account or role, or when it is taken back. Only the hash of its secret is kept.
 */
export function createKeys({ db, reauthentication, events, post, audit, clock, newId }: Parts) {
  return { list, listOwn, listOf, make, takeBack, endAllOf, find }

  async function list(person: Person): Promise<ApiKeyRecord[]> {
    const rows = await db.inTenant(person.tenantId, (tx) => store.listKeys(tx, clock.now()))
    return rows.map(recordOf)
  }

  function listOwn({ id, tenantId }: Person): Promise<ApiKeyRecord[]> {
    return db.inTenant(tenantId, (tx) => listOf(tx, id))
  }

  /** Returns the keys that this person made, also those from an earlier role. */
  async function listOf(tx: TenantTx, userId: string): Promise<ApiKeyRecord[]> {
    return (await store.listKeys(tx, clock.now(), userId)).map(recordOf)
  }

  /** Ends every key of the person, and closes its sockets. Returns how many there were. */
  async function endAllOf(tx: TenantTx, userId: string, actor: Actor): Promise<number> {
    const ended = await store.deleteKeysOf(tx, userId)
    if (ended.length === 0) return 0
    await events.publish(tx, { type: 'session_ended', userId, refId: userId })
    for (const key of ended) await audit(tx, actor, 'key-taken-back', { subject: userId, detail: { key } })
    return ended.length
  }

  /** Throws keys-full or reauthentication-needed. */
  async function make(person: Person, wanted: { name: string; scopes: Scope[]; days: number }): Promise<NewApiKey> {
    const secret = `key_${randomBytes(32).toString('base64url')}`
    const now = clock.now()
    const key = {
      id: newId(),
      name: wanted.name,
      beginning: secret.slice(0, BEGINNING_CHARACTERS),
      scopes: [...new Set(wanted.scopes)],
      createdAt: now,
      expiresAt: new Date(now.getTime() + wanted.days * DAY_MS),
    }
    await db.inTenant(person.tenantId, async (tx) => {
      await reauthentication.require(tx, person)
      if ((await store.listKeys(tx, now)).length >= KEYS_MAX) throw new AppError('keys-full')
      await store.insertKey(tx, { ...key, userId: person.id, secretHash: tokenHash(secret) })
      const detail = { key: key.id, scopes: key.scopes.join(' '), days: wanted.days }
      await audit(tx, person, 'key-made', { subject: person.id, detail })
      await post(tx, { template: 'key-made', userId: person.id, keyId: key.id })
    })
    const [createdAt, expiresAt] = [now.toISOString(), key.expiresAt.toISOString()]
    return { ...key, madeBy: person.username, createdAt, expiresAt, lastUsedAt: null, secret }
  }

  /** Closes the open sockets of the key as well. Throws not-found. */
  async function takeBack(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      const userId = await store.deleteKey(tx, id)
      if (!userId) throw new AppError('not-found')
      await events.publish(tx, { type: 'session_ended', userId, refId: userId })
      await audit(tx, person, 'key-taken-back', { subject: person.id, detail: { key: id } })
    })
  }

  /** Whose program makes a request. Throws key-invalid. */
  async function find(tenant: Tenant, secret: string, address: string): Promise<Person> {
    return db.inTenant(tenant.id, async (tx) => {
      const now = clock.now()
      const found = await store.findKey(tx, tokenHash(secret), now)
      if (!found) throw new AppError('key-invalid')
      const { keyId, scopes, usedAt, factorAt, ...person } = found
      if (now.getTime() - (usedAt?.getTime() ?? 0) > USED_STEP_MS) await store.noteUsed(tx, keyId, now)
      const own = { tenantId: tenant.id, sessionId: keyId, hasSecondFactor: factorAt !== null, address }
      return { ...person, ...own, key: { id: keyId, scopes } }
    })
  }
}

function recordOf(row: store.KeyRow): ApiKeyRecord {
  return {
    id: row.id,
    name: row.name,
    beginning: row.beginning,
    scopes: row.scopes,
    madeBy: row.username,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
