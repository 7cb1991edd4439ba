import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { KeysOfPeople } from '../../api-keys/index.ts'
import type { Sessions } from '../../auth/index.ts'
import type { EmailChange } from '../../email-addresses/index.ts'
import { type People, lockMembers, setDisabled, setDisplayName } from '../../people/index.ts'
import type { MembersModule } from '../../members/index.ts'
import { findVerified } from '../domain-store.ts'
import { COUNT_MAX, listOf } from './documents.ts'
import { readFilter } from './filter.ts'
import { type UserChange, addressIn, emailOf, readPatch, readUser } from './read-body.ts'
import { ScimError } from './scim-error.ts'
import { serializeUser, userNameOf } from './serializer.ts'
import * as store from './user-store.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

interface Deps {
  db: Db
  people: Pick<People, 'names' | 'openWith'>
  sessions: Pick<Sessions, 'endAll'>
  emailChange: Pick<EmailChange, 'replace'>
  apiKeys: Pick<KeysOfPeople, 'endAllOf'>
  invitations: Pick<MembersModule['invitations'], 'withdrawAllOf'>
  audit: Audit
  clock: Clock
}

interface Query {
  filter?: string | undefined
  startIndex?: string | undefined
  count?: string | undefined
}

/** A tenant's people, managed by its identity provider. Every function throws a ScimError. */
export function createScimUsers({ db, people, sessions, emailChange, apiKeys, invitations, audit, clock }: Deps) {
  return { list, get, create, replace, patch, remove }

  async function list(tenant: Tenant, query: Query) {
    const startIndex = Math.max(1, numberIn(query.startIndex, 1))
    const limit = Math.min(COUNT_MAX, Math.max(0, numberIn(query.count, COUNT_MAX)))
    const wanted = { ...readFilter(query.filter), offset: startIndex - 1, limit }
    const { rows, total } = await db.inTenant(tenant.id, (tx) => store.listUsers(tx, wanted))
    const resources = rows.map((row) => serializeUser(tenant, row))
    return listOf(resources, total, startIndex)
  }

  async function get(tenant: Tenant, id: string) {
    return serializeUser(tenant, await db.inTenant(tenant.id, (tx) => find(tx, id)))
  }

  async function create(tenant: Tenant, body: unknown, address: string) {
    const [email, { displayName, externalId, active = true }] = [emailOf(body), readUser(body)]
    const id = await db.inTenant(tenant.id, async (tx) => {
      await requireVerified(tx, email)
      const account = { username: await people.names.findFree(tx, email), email, displayName }
      const opening = { isWelcomed: false, address }
      const userId = await people.openWith(tx, tenant, account, null, opening).catch(asTaken)
      if (externalId) await store.setExternalId(tx, userId, externalId)
      if (!active) await setActive(tx, userId, false, address)
      return userId
    })
    return get(tenant, id)
  }

  async function replace(tenant: Tenant, id: string, body: unknown, address: string) {
    return change(tenant, id, readUser(body), address)
  }

  async function patch(tenant: Tenant, id: string, body: unknown, address: string) {
    return change(tenant, id, readPatch(body), address)
  }

  /** Deactivates a user. Their data is kept. */
  async function remove(tenant: Tenant, id: string, address: string): Promise<void> {
    await change(tenant, id, { active: false }, address)
  }

  async function change(tenant: Tenant, id: string, wanted: UserChange, address: string) {
    const { userName, externalId, displayName, active } = wanted
    await db.inTenant(tenant.id, async (tx) => {
      const row = await lock(tx, id)
      const isActive = row.disabled_at === null
      if (active === true && !isActive) await setActive(tx, id, true, address)
      if (userName !== undefined) await rename(tx, row, userName, address)
      if (externalId !== undefined) await store.setExternalId(tx, id, externalId)
      if (displayName !== undefined) await setDisplayName(tx, id, displayName)
      if (active === false && isActive) await setActive(tx, id, false, address)
    })
    return get(tenant, id)
  }

  /**
   * Changes a person's address. Both addresses must be of domains that the provider is trusted for, so that it cannot take over
   * other people's accounts.
   */
  async function rename(tx: TenantTx, row: store.ScimUserRow, userName: string, address: string): Promise<void> {
    if (userName.toLowerCase() === userNameOf(row).toLowerCase()) return
    const to = addressIn(userName)
    await requireVerified(tx, row.email ?? '')
    await requireVerified(tx, to)
    const isReplaced = await emailChange.replace(tx, { userId: row.id, from: row.email, to }).catch(asTaken)
    if (!isReplaced) throw new ScimError(400, 'Activate the user before changing userName.', 'mutability')
    const detail = { changed: 'email', way: 'scim' }
    await audit(tx, { id: null, address }, 'profile-changed', { subject: row.id, detail })
  }

  /**
   * Locks the person until the end of the transaction. Only owners can change owners, so that nobody is locked out of the site.
   */
  async function lock(tx: TenantTx, id: string): Promise<store.ScimUserRow> {
    await find(tx, id)
    await lockMembers(tx, [id])
    const row = await find(tx, id)
    if (row.role === 'partner' && row.member_role === 'owner')
      throw new ScimError(403, 'Owners are not managed by SCIM.', 'mutability')
    return row
  }

  /** Deactivation ends sessions, API keys and open invitations in the same transaction. */
  async function setActive(tx: TenantTx, id: string, isActive: boolean, address: string): Promise<void> {
    const actor = { id: null, address }
    await setDisabled(tx, id, isActive ? null : clock.now())
    if (!isActive) {
      await sessions.endAll(tx, id)
      await apiKeys.endAllOf(tx, id, actor)
      await invitations.withdrawAllOf(tx, id)
    }
    const act = isActive ? 'account-enabled' : 'account-disabled'
    await audit(tx, actor, act, { subject: id, detail: { way: 'scim' } })
  }

  async function find(tx: TenantTx, id: string): Promise<store.ScimUserRow> {
    const row = UUID.test(id) ? await store.findUser(tx, id) : undefined
    if (!row) throw new ScimError(404, 'There is no such user.')
    return row
  }
}

async function requireVerified(tx: TenantTx, email: string): Promise<void> {
  if (!(await findVerified(tx, email.slice(email.lastIndexOf('@') + 1).toLowerCase())))
    throw new ScimError(400, 'The address is of no verified single sign-on domain.', 'invalidValue')
}

function numberIn(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, 'startIndex and count are whole numbers.', 'invalidValue')
  return Number(text)
}

function asTaken(error: unknown): never {
  if (error instanceof AppError && (error.code === 'email-taken' || error.code === 'username-taken'))
    throw new ScimError(409, 'A user with this userName exists.', 'uniqueness')
  throw error
}
