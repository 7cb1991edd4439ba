import type { FinerRole, Role } from '@vitrine/contract'
import type { Tenant } from '../tenant.ts'
import type { Owner } from '../../ports/owner.ts'

/** Who makes the request, once their session was found on this host's tenant. */
export interface Person {
  id: string
  tenantId: string
  username: string
  email: string | null
  displayName: string | null
  role: Role
  /** Within the role, e.g. `owner` or `analyst` of a partner. */
  finerRole: FinerRole
  hasSecondFactor: boolean
  sessionId: string
  /** From where this request came. */
  address: string
  /** Set where somebody else sits at the account, to help. */
  support?: SupportVisit
  /** Set where a program of the person makes the request. */
  key?: { id: string; scopes: readonly string[] }
}

/** Who sits at somebody's account, by which login and until when. */
interface SupportVisit {
  loginId: string
  actorId: string | null
}

/** On whose account the work of a person's request is done. */
export function ownerOf({ tenantId, id: personId }: Pick<Person, 'id' | 'tenantId'>): Owner {
  return { tenantId, personId }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the host hook on every request but /healthz. */
    tenant: Tenant | null
    /** Set by the guard of calls that need a session. */
    person: Person | null
  }
}
