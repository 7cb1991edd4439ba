import type { User } from '@vitrine/contract'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../platform/http/register.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { type AuthModule, createVisitorReader } from '../auth/index.ts'
import type { People } from '../people/index.ts'
import type { AccountsModule } from './module.ts'
import { profileRoutes } from './profile/routes.ts'
import type { Impersonation } from '../impersonation/index.ts'

interface Inputs {
  accounts: AccountsModule
  auth: AuthModule
  people: Pick<People, 'user'>
  impersonation: Impersonation
}

/** Returns the calls of a person's own account, signing out among them. */
export function accountsRoutes({ accounts, auth, people, impersonation }: Inputs): Handlers<'accounts'> {
  const { authentication, sessions } = auth
  const visitorOf = createVisitorReader(auth)
  return {
    ...profileRoutes(accounts.profile),
    'GET /auth/user': async ({ tenant, person }) => ({ user: await userOf(tenant, person) }),
    'GET /api/user': async ({ tenant, person }) => userOf(tenant, person),
    'POST /auth/logout': async ({ tenant, request, reply }) => {
      await signOut(tenant, request)
      reply.header('set-cookie', [sessions.emptyCookie(), impersonation.emptyCookie()])
      return { ok: true }
    },
    'GET /api/logout': async ({ tenant, request, reply }) => {
      await signOut(tenant, request)
      return reply.header('set-cookie', [sessions.emptyCookie(), impersonation.emptyCookie()]).redirect('/')
    },
  }

  async function userOf(tenant: Tenant, person: Person): Promise<User> {
    return { ...(await people.user(tenant, person)), support: await impersonation.noteFor(person) }
  }

  /** Ends the session, and a visit to another person's account with it. */
  async function signOut(tenant: Tenant, request: FastifyRequest): Promise<void> {
    const token = impersonation.tokenIn(request)
    const visit = token ? await impersonation.find(tenant, token, request.ip) : null
    if (visit) await impersonation.end(visit)
    await authentication.signOut(tenant, visitorOf(request))
  }
}
