import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../../platform/http/language.ts'
import type { Tried } from '../../platform/http/requests/limits.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { AuthModule } from './module.ts'
import { reauthenticationRoutes } from './reauthentication/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import type { Visitor } from './sign-in.ts'
import type { Tenants } from '../tenants/index.ts'

interface Inputs {
  auth: AuthModule
  tenants: Pick<Tenants, 'withSlug'>
}

/** Returns the handlers for signing up, signing in and managing credentials. */
export function authRoutes({ auth, tenants }: Inputs): Handlers<'auth'> {
  const visitorOf = createVisitorReader(auth)
  return {
    ...reauthenticationRoutes(auth.identityConfirmation),
    ...recoveryRoutes({ recovery: auth.recovery, tenants }),
    ...secondFactorRoutes(auth.secondFactor),
    'POST /auth/register': async ({ tenant, body, request, reply }) => {
      const account = { ...body, language: foreignLanguageOf(request) }
      const { user, cookies } = await auth.authentication.register(tenant, account, visitorOf(request))
      reply.header('set-cookie', cookies)
      return { user }
    },
    'POST /auth/login': async ({ tenant, body, request, reply }) => {
      const { user, cookies } = await auth.authentication.signIn(tenant, body, visitorOf(request))
      reply.header('set-cookie', cookies)
      return { user }
    },
  }
}

/** Returns a function that describes the browser of a sign-in request. */
export function createVisitorReader({ sessions, devices }: Pick<AuthModule, 'sessions' | 'devices'>) {
  return function visitorOf(request: FastifyRequest): Visitor {
    const tokens = { openToken: sessions.tokenIn(request), deviceToken: devices.tokenIn(request.cookies) }
    return { address: request.ip, userAgent: request.headers['user-agent'] ?? null, ...tokens }
  }
}

/**
 * Returns a function that identifies the target of a sign-in attempt: the person of the session, the share link, or the named
 * account.
 */
export function createTryReader({ authentication, devices }: Pick<AuthModule, 'authentication' | 'devices'>) {
  return async function triedIn({ tenant, person, params, cookies }: FastifyRequest, body: unknown): Promise<Tried> {
    const { token } = params as { token?: string }
    const { username, email } = body as { username?: string; email?: string }
    const login = username ?? email
    if (person) return { account: person.id, everywhere: `session ${person.id}` }
    if (token) return { account: '', everywhere: `link ${token}` }
    if (!tenant || !login) return { account: '' }
    return authentication.triedOn(tenant, login, devices.tokenIn(cookies))
  }
}

/** Returns the language of a browser that is not English, so that emails use it from the first one on. */
function foreignLanguageOf(request: FastifyRequest) {
  const language = languageOf(request)
  return language === 'en' ? undefined : language
}
