import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../platform/http/register.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { type AuthModule, createVisitorReader } from '../auth/index.ts'
import type { AccountsModule } from './module.ts'
import type { OwnUser } from './own-user.ts'
import { profileRoutes } from './profile/routes.ts'
import type { Impersonation } from '../impersonation/index.ts'

interface Inputs {
  accounts: AccountsModule
  auth: AuthModule
  impersonation: Impersonation
  ownUser: Pick<OwnUser, 'userOf'>
}

/** Returns the handlers for a person's own account and for signing out. */
export function accountsRoutes({ accounts, auth, impersonation, ownUser }: Inputs): Handlers<'accounts'> {
  const { authentication, sessions } = auth
  const visitorOf = createVisitorReader(auth)
  return {
    ...profileRoutes(accounts.profile),
    'GET /auth/user': async ({ tenant, person }) => ({ user: await ownUser.userOf(tenant, person) }),
    'GET /api/user': async ({ tenant, person }) => ownUser.userOf(tenant, person),
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

  /** Ends the session, and an impersonation session in the same browser. */
  async function signOut(tenant: Tenant, request: FastifyRequest): Promise<void> {
    const token = impersonation.tokenIn(request)
    const impersonated = token ? await impersonation.findPerson(tenant, token, request.ip) : null
    if (impersonated) await impersonation.end(impersonated)
    await authentication.signOut(tenant, visitorOf(request))
  }
}
