import type { Availability, Call, MemberRole, Role } from '@vitrine/contract'
import type { Tenant } from '../tenant/tenant.ts'
import type { Owner } from '../../ports/owner.ts'

/** The person who makes the request, found by a session or an API key on this host's tenant. */
export interface Person {
  id: string
  tenantId: string
  username: string
  email: string | null
  displayName: string | null
  role: Role
  /** The role within the team, e.g. `owner` or `analyst` of a partner. */
  memberRole: MemberRole
  hasSecondFactor: boolean
  sessionId: string
  /** The network address of this request. */
  address: string
  /** Set during impersonation. */
  support?: ImpersonationInfo
  /** Set where the request came with an API key. */
  key?: { id: string; scopes: readonly string[]; limit: KeyLimit | null }
}

/** The credit limit of an API key, per calendar month or in total. */
interface KeyLimit {
  halfCredits: number
  period: 'month' | 'total'
}

/** The impersonation session, and its actor. */
interface ImpersonationInfo {
  loginId: string
  actorId: string | null
}

/** The owner of work that may also run without a session. */
export type AccountOwner = Pick<Person, 'id' | 'key' | 'tenantId'>

/** Returns the owner of the work that a person's request causes. */
export function ownerOf({ tenantId, id: personId }: AccountOwner): Owner {
  return { tenantId, personId }
}

/** The policy of a route's call or screen, for hooks. Only calls have a feature. */
interface RoutePolicy extends Pick<Call, 'changesState' | 'host'> {
  readonly access?: Call['access'] | 'signed-in'
  readonly feature?: Call['feature']
  readonly response?: Call['response']
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The policy of the route's call or screen. A route without one is closed with its site. */
    policy?: Availability & RoutePolicy
  }
  interface FastifyRequest {
    /** Set by the host hook on every request but /healthz. */
    tenant: Tenant | null
    /** Set by the guard of calls that need a session. */
    person: Person | null
  }
}
