import type { User } from '@vitrine/contract'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Alongside } from '../auth/index.ts'
import type { Impersonation } from '../impersonation/index.ts'
import type { People } from '../people/index.ts'

const CALLS = ['GET /api/user', 'GET /auth/user']

interface Deps {
  db: Db
  people: Pick<People, 'read' | 'view'>
  impersonation: Pick<Impersonation, 'findOpen' | 'statusOf'>
}

/** A signed-in person as one transaction reads them: the user, and the open impersonation session. */
interface Own {
  user: User
  login: Awaited<ReturnType<Impersonation['findOpen']>>
}

export type OwnUser = ReturnType<typeof createOwnUser>

/**
 * Reads the signed-in person for the calls that every page makes first, so the user is read in the transaction that finds the
 * session. Nothing is cached between requests: an ended session gets no answer.
 */
export function createOwnUser({ db, people, impersonation }: Deps) {
  // Each request has a person object of its own.
  const found = new WeakMap<Person, Own>()
  return { alongsideOf, userOf }

  /**
   * Returns a function that reads the user in the transaction that finds the session, for calls that answer the user (e.g. `GET
   * /api/user`). Returns undefined for other calls, and for tenants whose users may have to be changed before they are read.
   */
  function alongsideOf(call: string, tenant: Tenant): Alongside | undefined {
    if (!CALLS.includes(call)) return undefined
    // Monthly credits may be due. They are granted only once the guard has admitted the request.
    if (tenant.settings.monthlyFreeCredits > 0) return undefined
    return async (tx, person) => void found.set(person, await withLogin(tx, person, await people.read(tx, person.id)))
  }

  async function userOf(tenant: Tenant, person: Person): Promise<User> {
    const { user, login } = found.get(person) ?? (await db.inTenant(tenant.id, (tx) => viewed(tx, tenant, person)))
    return { ...user, support: await impersonation.statusOf(person, login) }
  }

  async function viewed(tx: TenantTx, tenant: Tenant, person: Person): Promise<Own> {
    return withLogin(tx, person, await people.view(tx, tenant, person.id))
  }

  async function withLogin(tx: TenantTx, person: Person, user: User): Promise<Own> {
    return { user, login: await impersonation.findOpen(tx, person) }
  }
}
