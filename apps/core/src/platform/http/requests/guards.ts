import { type Access, type Call, type MemberRole, type Role, switchOf } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { bearerIn } from './bearer.ts'
import type { Limits } from './limits.ts'
import { isOwnPage } from './origin.ts'
import type { Person } from '../request.ts'

/** From the lowest to the highest: each level may make its own calls and those of the levels before it. */
const LEVELS = ['customer', 'partner', 'partner-editor', 'partner-admin', 'partner-owner', 'operator'] as const

/** The level of every pair of role and member role. This table alone decides who may make which call. */
const LEVEL_OF: Record<Role, Partial<Record<MemberRole, (typeof LEVELS)[number]>>> = {
  customer: { owner: 'customer', member: 'customer' },
  partner: { owner: 'partner-owner', admin: 'partner-admin', editor: 'partner-editor', analyst: 'partner' },
  operator: { operator: 'operator' },
}

/** Returns the index of a person's level; -1 for a pair that does not exist. */
export function levelOf({ role, memberRole }: Pick<Person, 'role' | 'memberRole'>): number {
  const level = LEVEL_OF[role][memberRole]
  return level ? LEVELS.indexOf(level) : -1
}

/** Returns whether a person with these roles may make calls of this access. */
export function mayCall(access: Access, person: Pick<Person, 'role' | 'memberRole'>): boolean {
  return access === 'anyone' || levelOf(person) >= LEVELS.indexOf(access)
}

/** From this level on, people administer the accounts of others. */
const FACTOR_LEVEL = LEVELS.indexOf('partner-admin')

/** Returns whether the person has to set up a second factor before they may make calls of this access. */
function lacksFactor(access: Access, person: Person): boolean {
  return access !== 'customer' && !person.hasSecondFactor && levelOf(person) >= FACTOR_LEVEL
}

interface Deps {
  /** Returns the person of the request's session or API key on the request's tenant, or null. */
  findPerson: (request: FastifyRequest, reply: FastifyReply) => Promise<Person | null>
  /** Returns the session token or API key of a request; undefined where it has none. */
  credentialIn: (request: FastifyRequest) => string | undefined
  limits: Pick<Limits, 'count' | 'refuseBlocked'>
  recordRefusedCall: (person: Person, call: string) => Promise<void>
  asksForFactor: boolean
}

/**
 * Makes the checks before a handler runs: origin, known blocks, session, rate limit, paused site, role, key, impersonation, second
 * factor.
 */
export function createGuard({ findPerson, credentialIn, limits, recordRefusedCall, asksForFactor }: Deps) {
  return async function guard(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // A page of another site cannot make a browser send an API key, so the origin does not matter then.
    const isProgram = call.access !== 'anyone' && bearerIn(request) !== undefined
    if (isUnsafe(call, request) && !isProgram && !isOwnPage(request)) throw new AppError('cross-site')
    if (isSwitchedOff(call, request)) throw new AppError('feature-off')
    if (call.access === 'anyone') {
      limits.refuseBlocked(call, request)
      return limits.count(call, request, null)
    }
    // The operator's calls exist on the operator's own host only; elsewhere their existence is not revealed.
    if (call.access === 'operator' && !request.tenant?.isPlatform) throw new AppError('not-found')
    const credential = credentialIn(request)
    limits.refuseBlocked(call, request, credential)
    const person = await findPerson(request, reply).catch(async (error: unknown) => {
      // A wrong key counts against the network, as a wrong cookie does.
      if (error instanceof AppError) await limits.count(call, request, null, credential)
      throw error
    })
    await limits.count(call, request, person, credential)
    const isClosed = request.tenant?.isPaused && call.whilePaused !== 'open'
    if (isClosed && (!person || person.role === 'customer')) throw new AppError('tenant-suspended')
    if (!person) throw new AppError('not-signed-in')
    if (!mayCall(call.access, person)) {
      await recordRefusedCall(person, `${request.method} ${request.routeOptions.url}`)
      throw new AppError('forbidden')
    }
    if (person.key && !mayByKey(person.key, call)) throw new AppError('key-refused')
    if (person.support && call.duringImpersonation !== 'allowed') throw new AppError('support-refused')
    if (asksForFactor && lacksFactor(call.access, person)) throw new AppError('second-factor-required')
    request.person = person
  }
}

/** Returns whether the operator turned the feature of a call off on this site. */
function isSwitchedOff({ feature }: Call, { tenant }: FastifyRequest): boolean {
  const switchable = switchOf(feature)
  return switchable !== undefined && tenant?.settings.switches[switchable] === false
}

function mayByKey({ scopes }: { scopes: readonly string[] }, { scope }: Call): boolean {
  return typeof scope === 'string' && scopes.includes(scope)
}

function isUnsafe({ changesState }: Call, { method }: FastifyRequest): boolean {
  return changesState === true || !['GET', 'HEAD'].includes(method)
}
