import type { ApiKeyRecord, KeyCreditLimit, NewApiKey, Scope } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { mayCall } from '../../platform/http/requests/guards.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { createSignedTokens } from '../../platform/tokens/signed-tokens.ts'
import { tokenHash } from '../../platform/tokens/token-hash.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Reauthentication } from '../auth/index.ts'
import { keyMadeEmail } from './emails.ts'
import type { KeysOfPeople } from './keys-of-people.ts'
import * as store from './store.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

/** Of one person, so that nobody uses up what others of the site may have. */
const KEYS_MAX = 50
/** Enough to tell one's keys apart, too little to guess the rest. */
const BEGINNING_CHARACTERS = 10
/** The precision of the time of last use, so that most requests only read. */
const USED_STEP_MS = 60_000

interface Deps {
  db: Db
  keysOfPeople: KeysOfPeople
  reauthentication: Pick<Reauthentication, 'require'>
  events: Pick<Events, 'publish'>
  enqueueEmail: EnqueueEmail
  audit: Audit
  clock: Clock
  newId: () => string
  secretKey: string
}

export type ApiKeys = ReturnType<typeof createApiKeys>

/**
 * API keys. A key works on its own site only and allows what its scopes name and its maker may do at that moment. It ends on
 * its expiry date, with its maker's account or role, or when it is revoked. Only the hash of its secret is stored.
 */
export function createApiKeys(deps: Deps) {
  const { db, keysOfPeople, reauthentication, events, enqueueEmail, audit, clock, newId, secretKey } = deps
  const tokens = createSignedTokens(secretKey, { use: 'API key', prefix: 'key_' })
  return { list, listOwn, make, revoke, find, isIssued }

  async function list(person: Person): Promise<ApiKeyRecord[]> {
    return db.inTenant(person.tenantId, (tx) => keysOfPeople.listAll(tx))
  }

  function listOwn({ id, tenantId }: Person): Promise<ApiKeyRecord[]> {
    return db.inTenant(tenantId, (tx) => keysOfPeople.listOf(tx, id))
  }

  /** Throws keys-full, reauthentication-needed or, for a customer of a site that has no keys for them, feature-off. */
  async function make(tenant: Tenant, person: Person, wanted: WantedKey): Promise<NewApiKey> {
    if (!mayHaveKeys(tenant, person)) throw new AppError('feature-off')
    const secret = tokens.issue(person.tenantId)
    const now = clock.now()
    const creditLimit = wanted.creditLimit ?? null
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
      await store.lockAdding(tx, person.id)
      if ((await store.listKeys(tx, now, person.id)).length >= KEYS_MAX) throw new AppError('keys-full')
      const limit = creditLimit && { halfCredits: creditLimit.credits * 2, period: creditLimit.period }
      await store.insertKey(tx, { ...key, userId: person.id, secretHash: tokenHash(secret), limit })
      const limited = creditLimit ? { credits: creditLimit.credits, period: creditLimit.period } : {}
      const detail = { key: key.id, scopes: key.scopes.join(' '), days: wanted.days, ...limited }
      await audit(tx, person, 'key-made', { subject: person.id, detail })
      await enqueueEmail(tx, keyMadeEmail, { userId: person.id, keyId: key.id })
    })
    const [createdAt, expiresAt] = [now.toISOString(), key.expiresAt.toISOString()]
    const unused = { lastUsedAt: null, creditLimit, creditsUsed: 0 }
    return { ...key, madeBy: person.username, createdAt, expiresAt, ...unused, secret }
  }

  /** Closes the open sockets of the key as well. Throws not-found, also for another person's key unless they administer the site. */
  async function revoke(person: Person, id: string): Promise<void> {
    const ofUser = mayCall('partner-admin', person) ? undefined : person.id
    await db.inTenant(person.tenantId, async (tx) => {
      const userId = await store.deleteKey(tx, id, ofUser)
      if (!userId) throw new AppError('not-found')
      await events.publish(tx, { type: 'session_ended', userId, refId: userId })
      await audit(tx, person, 'key-taken-back', { subject: person.id, detail: { key: id } })
    })
  }

  /** Returns whether the secret carries this tenant's tag; an expired or revoked key does too. Runs no statement. */
  function isIssued(tenant: Tenant, secret: string): boolean {
    return tokens.isIssued(secret, tenant.id)
  }

  /** Returns the owner of an API key. Throws key-invalid. */
  async function find(tenant: Tenant, secret: string, address: string): Promise<Person> {
    return db.inTenant(tenant.id, async (tx) => {
      const now = clock.now()
      const found = await store.findKey(tx, tokenHash(secret), now)
      if (!found || !mayHaveKeys(tenant, found)) throw new AppError('key-invalid')
      const { keyId, scopes, usedAt, factorAt, limitHalfCredits, limitPeriod, ...person } = found
      if (now.getTime() - (usedAt?.getTime() ?? 0) > USED_STEP_MS) await store.recordUsed(tx, keyId, now)
      const limit = limitHalfCredits && limitPeriod ? { halfCredits: limitHalfCredits, period: limitPeriod } : null
      const own = { tenantId: tenant.id, sessionId: keyId, hasSecondFactor: factorAt !== null, address }
      return { ...person, ...own, key: { id: keyId, scopes, limit } }
    })
  }
}

/** Returns whether a role may use API keys. Keys of customers are refused while the site does not allow them. */
function mayHaveKeys({ settings }: Tenant, { role }: Pick<Person, 'role'>): boolean {
  return role !== 'customer' || settings.switches.customerKeys
}

interface WantedKey {
  name: string
  scopes: Scope[]
  days: number
  creditLimit?: KeyCreditLimit | null | undefined
}
