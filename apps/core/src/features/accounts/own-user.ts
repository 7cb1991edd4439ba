import type { User } from '@vitrine/contract'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
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
 * Signed-in people as their own pages see them. Every page asks that first, so it is read in the very transaction that finds the
 * session. Nothing is kept from one request to the next: an ended session is answered nothing.
 */
export function createOwnUser({ db, people, impersonation }: Deps) {
  // The person of a request is an object of that request alone.
  const found = new WeakMap<Person, Own>()
  return { alongsideOf, userOf }

  /**
   * Returns what reads the user alongside the session in a call (e.g. `GET /api/user`) that answers it; undefined for other calls,
   * and where reading alone is not enough.
   */
  function alongsideOf(call: string, tenant: Tenant): Alongside | undefined {
    if (!CALLS.includes(call)) return undefined
    // Monthly credits may be due, which are not granted before the guard has let the request in.
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
