import { type Access, type Call, type FinerRole, type Role, scopeOf } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { bearerIn } from './bearer.ts'
import { hostHeader, normaliseHost } from './host.ts'
import type { Limits } from './limits.ts'
import { isSameOrigin } from './origin.ts'
import type { Person } from './request.ts'
import { mayInSupport } from './support-rules.ts'

/** From the least to the most: each level may make its own calls and those of the levels before it. */
const LEVELS = ['customer', 'partner', 'partner-editor', 'partner-admin', 'partner-owner', 'operator'] as const

/** The level of every standing there is. This table alone decides who may make which call. */
const LEVEL_OF: Record<Role, Partial<Record<FinerRole, (typeof LEVELS)[number]>>> = {
  customer: { owner: 'customer', member: 'customer' },
  partner: { owner: 'partner-owner', admin: 'partner-admin', editor: 'partner-editor', analyst: 'partner' },
  operator: { operator: 'operator' },
}

/** How high a standing is; -1 for a pair that is none. */
export function levelOf({ role, finerRole }: Pick<Person, 'role' | 'finerRole'>): number {
  const level = LEVEL_OF[role][finerRole]
  return level ? LEVELS.indexOf(level) : -1
}

/** Whether somebody of this standing may make calls of this access. */
export function mayCall(access: Access, person: Pick<Person, 'role' | 'finerRole'>): boolean {
  return access === 'anyone' || levelOf(person) >= LEVELS.indexOf(access)
}

/** From this level on, people hold the accounts of others in their hands. */
const FACTOR_LEVEL = LEVELS.indexOf('partner-admin')

/** Whether somebody has to set up a second factor before they may make calls of this access. */
function lacksFactor(access: Access, person: Person): boolean {
  return access !== 'customer' && !person.hasSecondFactor && levelOf(person) >= FACTOR_LEVEL
}

interface Parts {
  /** Who the session cookie of this request belongs to on this request's tenant, or null. */
  findPerson: (request: FastifyRequest, reply: FastifyReply) => Promise<Person | null>
  /** The secret with which a request says who makes it; undefined where it shows none. */
  credentialIn: (request: FastifyRequest) => string | undefined
  limits: Pick<Limits, 'count' | 'refuseBlocked'>
  noteRefused: (person: Person, call: string) => Promise<void>
  asksForFactor: boolean
}

/** The checks before a handler runs: origin, known blocks, session, how often, role, second factor. */
export function createGuard({ findPerson, credentialIn, limits, noteRefused, asksForFactor }: Parts) {
  return async function guard(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // A program is no browser, which could be made to send something: its key is proof enough of where a call comes from.
    const isProgram = call.access !== 'anyone' && bearerIn(request) !== undefined
    if (isUnsafe(request) && !isProgram) refuseCrossSite(request)
    if (call.access === 'anyone') {
      limits.refuseBlocked(call, request)
      return limits.count(call, request, null)
    }
    // The operator's calls exist on the operator's own host only; elsewhere nobody learns that they exist.
    if (call.access === 'operator' && !request.tenant?.isPlatform) throw new AppError('not-found')
    const credential = credentialIn(request)
    limits.refuseBlocked(call, request, credential)
    const person = await findPerson(request, reply).catch(async (error: unknown) => {
      // A wrong key counts for the network, as a wrong cookie does.
      if (error instanceof AppError) await limits.count(call, request, null, credential)
      throw error
    })
    await limits.count(call, request, person, credential)
    if (!person) throw new AppError('not-signed-in')
    if (!mayCall(call.access, person)) {
      await noteRefused(person, `${request.method} ${request.routeOptions.url}`)
      throw new AppError('forbidden')
    }
    if (person.key && !mayByKey(person.key, call, `${request.method} ${request.routeOptions.url}`))
      throw new AppError('key-refused')
    if (person.support && !mayInSupport(call, request.method, request.routeOptions.url ?? ''))
      throw new AppError('support-refused')
    if (asksForFactor && lacksFactor(call.access, person)) throw new AppError('second-factor-required')
    request.person = person
  }
}

function mayByKey({ scopes }: { scopes: readonly string[] }, call: Call, key: string): boolean {
  const scope = scopeOf(key, call)
  return scope !== null && scopes.includes(scope)
}

/** GET /api/logout changes state through a page navigation, so it is checked like a call that is not a GET. */
function isUnsafe(request: FastifyRequest): boolean {
  return !['GET', 'HEAD'].includes(request.method) || request.routeOptions.url === '/api/logout'
}

function refuseCrossSite(request: FastifyRequest): void {
  const host = normaliseHost(hostHeader(request.raw.rawHeaders))
  if (!host || !isSameOrigin(request.headers, host)) throw new AppError('cross-site')
}
