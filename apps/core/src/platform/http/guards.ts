import type { Access, Call, Role } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { hostHeader, normaliseHost } from './host.ts'
import type { Limits } from './limits.ts'
import { isSameOrigin } from './origin.ts'
import type { Person } from './request.ts'

const ROLES: Record<Access, readonly Role[]> = {
  anyone: ['customer', 'partner', 'operator'],
  customer: ['customer', 'partner', 'operator'],
  partner: ['partner', 'operator'],
  operator: ['operator'],
}

/**
 * The checks before a handler runs: origin, then session, then how often, then role. `findPerson` answers who the session
 * cookie of this request belongs to on this request's tenant, or null.
 */
export function createGuard(
  findPerson: (request: FastifyRequest, reply: FastifyReply) => Promise<Person | null>,
  limits: Pick<Limits, 'count'>,
) {
  return async function guard(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isUnsafe(request)) refuseCrossSite(request)
    if (call.access === 'anyone') return limits.count(call, request, null)
    // The operator's calls exist on the operator's own host only; elsewhere nobody learns that they exist.
    if (call.access === 'operator' && !request.tenant?.isPlatform) throw new AppError('not-found')
    const person = await findPerson(request, reply)
    await limits.count(call, request, person)
    if (!person) throw new AppError('not-signed-in')
    if (!ROLES[call.access].includes(person.role)) throw new AppError('forbidden')
    request.person = person
  }
}

/** GET /api/logout changes state through a page navigation, so it is checked like a call that is not a GET. */
function isUnsafe(request: FastifyRequest): boolean {
  return !['GET', 'HEAD'].includes(request.method) || request.routeOptions.url === '/api/logout'
}

function refuseCrossSite(request: FastifyRequest): void {
  const host = normaliseHost(hostHeader(request.raw.rawHeaders))
  if (!host || !isSameOrigin(request.headers, host)) throw new AppError('cross-site')
}
