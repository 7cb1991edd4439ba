import type { Call } from '@vitrine/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The properties by which a request is counted. */
export interface CountedRequest {
  tenantId: string
  /** Null without a session. */
  userId: string | null
  /** By a blocked network or a rate limit. */
  isBlocked: boolean
  isLimited: boolean
  isFailedSignIn: boolean
}

/** Statuses of a wrong password, code or link. */
const FAILED_SIGN_IN = [400, 401, 403]

/** Calls `count` for every answered request of a site. */
export function countRequests(app: FastifyInstance, count: (request: CountedRequest) => void): void {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { tenant, person } = request
    if (tenant)
      count({
        tenantId: tenant.id,
        userId: person?.id ?? null,
        isBlocked: request.isBlocked || statusCode === 429,
        isLimited: statusCode === 429,
        isFailedSignIn: isSignIn(request) && FAILED_SIGN_IN.includes(statusCode),
      })
    done()
  })
}

function isSignIn({ routeOptions }: FastifyRequest): boolean {
  const policy = routeOptions.config.policy as Partial<Call> | undefined
  return policy?.limit === 'sign-in'
}
