import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Handlers } from '../../platform/http/register.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Profile } from './profile-service.ts'
import { profileRoutes } from './profile-routes.ts'
import type { RecoveryKey } from './recovery-routes.ts'
import type { Accounts, Visitor } from './service.ts'
import type { Sessions } from './sessions.ts'

export function accountsRoutes(
  accounts: Accounts,
  sessions: Sessions,
  profile: Profile,
): Omit<Handlers<'accounts'>, RecoveryKey> {
  const visitorOf = createVisitorReader(sessions)
  return {
    ...profileRoutes(profile),
    'POST /auth/register': async ({ tenant, body, request, reply }) => {
      const { user, cookie } = await accounts.register(tenant, body, visitorOf(request))
      reply.header('set-cookie', cookie)
      return { user }
    },
    'POST /auth/login': async ({ tenant, body, request, reply }) => {
      const { user, cookie } = await accounts.signIn(tenant, body, visitorOf(request))
      reply.header('set-cookie', cookie)
      return { user }
    },
    'POST /auth/logout': async ({ tenant, request, reply }) => {
      await accounts.signOut(tenant, sessions.tokenIn(request.cookies))
      reply.header('set-cookie', sessions.emptyCookie())
      return { ok: true }
    },
    'GET /auth/user': async ({ tenant, person }) => ({ user: await accounts.user(tenant, person) }),
    'GET /api/user': async ({ tenant, person }) => accounts.user(tenant, person),
    'GET /api/logout': async ({ tenant, request, reply }) => {
      await accounts.signOut(tenant, sessions.tokenIn(request.cookies))
      return reply.header('set-cookie', sessions.emptyCookie()).redirect('/')
    },
  }
}

/** Finds who makes a request by its cookie, and prolongs the cookie when the session was prolonged. */
export function createPersonFinder(accounts: Accounts, sessions: Sessions) {
  return async function findPerson(request: FastifyRequest, reply?: FastifyReply): Promise<Person | null> {
    const token = sessions.tokenIn(request.cookies)
    if (!token || !request.tenant) return null
    const found = await accounts.findPerson(request.tenant, token)
    if (found?.renewedCookie) reply?.header('set-cookie', found.renewedCookie)
    return found?.person ?? null
  }
}

export function createVisitorReader(sessions: Pick<Sessions, 'tokenIn'>) {
  return function visitorOf({ ip, headers, cookies }: FastifyRequest): Visitor {
    return { address: ip, userAgent: headers['user-agent'] ?? null, openToken: sessions.tokenIn(cookies) }
  }
}
