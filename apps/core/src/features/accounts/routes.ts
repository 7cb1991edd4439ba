import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '@vitrine/contract'
import { bearerIn } from '../../platform/http/bearer.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Tried } from '../../platform/http/limits.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { agreementRoutes } from './agreements/routes.ts'
import { emailChangeRoutes } from './email-change/routes.ts'
import type { Visitor } from './entry-service.ts'
import { mailChoiceRoutes } from './mail-choices/routes.ts'
import { outsideRoutes } from './outside/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { reauthenticationRoutes } from './reauthentication/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import type { AccountsRooms } from './rooms.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import type { Tenants } from '../tenants/service.ts'
import { importRoutes } from './imports/routes.ts'
import { keysRoutes } from './keys/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { verificationRoutes } from './verify/routes.ts'

/** The calls of all rooms. The handshake of a sign-in elsewhere is kept by its own room. */
export function accountsRoutes(
  rooms: AccountsRooms,
  tenants: Pick<Tenants, 'callbackOrigin' | 'withSlug'>,
): Handlers<'accounts'> {
  const { accounts, entry, sessions, support } = rooms
  const { callbackOrigin } = tenants
  const visitorOf = createVisitorReader(rooms)
  return {
    ...profileRoutes(rooms.profile),
    ...outsideRoutes({ ...rooms, callbackOrigin, visitorOf }),
    ...reauthenticationRoutes(rooms.reauthenticating),
    ...recoveryRoutes({ ...rooms, tenants }),
    ...secondFactorRoutes(rooms.secondFactor),
    ...verificationRoutes(rooms.verification),
    ...emailChangeRoutes(rooms.emailChange),
    ...agreementRoutes(rooms.agreements),
    ...mailChoiceRoutes(rooms.mailChoices),
    ...teamRoutes({ ...rooms, visitorOf }),
    ...supportRoutes({ support, tenants }),
    ...keysRoutes(rooms.keys),
    ...importRoutes(rooms),
    'POST /auth/register': async ({ tenant, body, request, reply }) => {
      const { user, cookies } = await entry.register(
        tenant,
        { ...body, language: foreignLanguageOf(request) },
        visitorOf(request),
      )
      reply.header('set-cookie', cookies)
      return { user }
    },
    'POST /auth/login': async ({ tenant, body, request, reply }) => {
      const { user, cookies } = await entry.signIn(tenant, body, visitorOf(request))
      reply.header('set-cookie', cookies)
      return { user }
    },
    'POST /auth/logout': async ({ tenant, request, reply }) => {
      await leave(tenant, request)
      reply.header('set-cookie', [sessions.emptyCookie(), support.emptyCookie()])
      return { ok: true }
    },
    'GET /auth/user': async ({ tenant, person }) => ({ user: await userIn(tenant, person) }),
    'GET /api/user': async ({ tenant, person }) => userIn(tenant, person),
    'GET /api/logout': async ({ tenant, request, reply }) => {
      await leave(tenant, request)
      return reply.header('set-cookie', [sessions.emptyCookie(), support.emptyCookie()]).redirect('/')
    },
  }

  async function userIn(tenant: Tenant, person: Person): Promise<User> {
    return { ...(await accounts.user(tenant, person)), support: await support.noteFor(person) }
  }

  /** Whoever signs out of a visit to another's account wants to be out altogether. */
  async function leave(tenant: Tenant, request: FastifyRequest): Promise<void> {
    const token = support.tokenIn(request.cookies)
    const visit = token ? await support.find(tenant, token, request.ip) : null
    if (visit) await support.end(visit)
    await entry.signOut(tenant, visitorOf(request))
  }
}

type Finders = Pick<AccountsRooms, 'entry' | 'keys' | 'sessions' | 'support'>

/**
 * Finds who makes a request by its cookies, and prolongs the cookie when the session was prolonged. A visit to another's
 * account goes before one's own session, which stands again as soon as the visit is over.
 */
export function createPersonFinder({ entry, keys, sessions, support }: Finders) {
  return async function findPerson(request: FastifyRequest, reply?: FastifyReply): Promise<Person | null> {
    // Whoever shows a key is a program, whatever cookies came along; a wrong one is never anybody else.
    const secret = bearerIn(request)
    if (secret !== undefined && request.tenant) return keys.find(request.tenant, secret, request.ip)
    const visitToken = support.tokenIn(request.cookies)
    const visit = visitToken && request.tenant && (await support.find(request.tenant, visitToken, request.ip))
    if (visit) return visit
    const token = sessions.tokenIn(request.cookies)
    if (!token || !request.tenant) return null
    const found = await entry.findPerson(request.tenant, token, request.ip)
    if (found?.renewedCookie) reply?.header('set-cookie', found.renewedCookie)
    return found?.person ?? null
  }
}

/** Reads the secrets by which the finder above looks for a person, without looking. */
export function createCredentialReader({ sessions, support }: Pick<Finders, 'sessions' | 'support'>) {
  return function credentialIn(request: FastifyRequest): string | undefined {
    const secret = bearerIn(request)
    if (secret !== undefined) return `key ${secret}`
    const tokens = [support.tokenIn(request.cookies), sessions.tokenIn(request.cookies)]
    return tokens.some(Boolean) ? tokens.join(' ') : undefined
  }
}

export function createVisitorReader({ sessions, devices }: Pick<AccountsRooms, 'sessions' | 'devices'>) {
  return function visitorOf({ ip: address, headers, cookies }: FastifyRequest): Visitor {
    const tokens = { openToken: sessions.tokenIn(cookies), deviceToken: devices.tokenIn(cookies) }
    return { address, userAgent: headers['user-agent'] ?? null, ...tokens }
  }
}

/** Reads what a try to sign in is made on: the person in a session, the link with a password, or the account that is named. */
export function createTryReader({ entry, devices }: Pick<AccountsRooms, 'entry' | 'devices'>) {
  return async function triedIn({ tenant, person, params, cookies }: FastifyRequest, body: unknown): Promise<Tried> {
    const { token } = params as { token?: string }
    const { username, email } = body as { username?: string; email?: string }
    const login = username ?? email
    if (person) return { account: person.id, everywhere: `session ${person.id}` }
    if (token) return { account: '', everywhere: `link ${token}` }
    if (!tenant || !login) return { account: '' }
    return entry.triedOn(tenant, login, devices.tokenIn(cookies))
  }
}

/** The language of whoever does not read the site in English: mails are to speak it from the first one on. */
function foreignLanguageOf(request: FastifyRequest) {
  const language = languageOf(request)
  return language === 'en' ? undefined : language
}
