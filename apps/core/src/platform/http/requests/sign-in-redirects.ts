import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Tenant } from '../../tenant/tenant.ts'
import { hostHeader, normaliseHost } from './host.ts'
import type { OAuthSessions } from './oauth-session.ts'
import { isSameOrigin } from './origin.ts'

/** A sign-in with an external identity: a session, or a request for the second factor. */
export type ExternalSignIn = { end: 'in'; cookies: string[]; isNew: boolean } | { end: 'code-owed'; userId: string }

interface Browser {
  tenant: Tenant
  request: FastifyRequest
  reply: FastifyReply
}

interface Progress {
  returnTo: string | null
  way: 'google' | 'sso'
}

export function hostOf(request: FastifyRequest): string | undefined {
  return normaliseHost(hostHeader(request.raw.rawHeaders))
}

/**
 * Returns whether a sign-in may begin here: on the tenant's main host, to which the browser returns with its cookies, and from a
 * page of the site or the address bar, since no other site may begin a sign-in.
 */
export function mayBeginSignIn(request: FastifyRequest, { origin }: Tenant): boolean {
  const host = hostOf(request)
  return host !== undefined && host === new URL(origin).hostname && isSameOrigin(request.headers, host)
}

export function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address)
}

/** Redirects to the address that `work` returns. A problem leads to the page `landing` of the site instead, which explains it. */
export async function redirectOrExplain(
  reply: FastifyReply,
  { origin }: Tenant,
  landing: string,
  work: () => Promise<string>,
): Promise<FastifyReply> {
  try {
    return redirect(reply, await work())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return redirect(reply, `${origin}${landing}?problem=${error.code}`)
  }
}

/** Ends the browser's OAuth session, or keeps it for the second factor. Returns the address at which the browser continues. */
export async function addressAfterSignIn(
  { tenant, request, reply }: Browser,
  oauthSessions: Pick<OAuthSessions, 'update' | 'end'>,
  signIn: ExternalSignIn,
  { returnTo, way }: Progress,
): Promise<string> {
  if (signIn.end === 'code-owed') {
    await oauthSessions.update(request, { returnTo, connects: null, proved: signIn.userId, way })
    const query = new URLSearchParams({ step: 'code', ...(returnTo ? { returnTo } : {}) })
    return `${tenant.origin}/login?${query.toString()}`
  }
  await oauthSessions.end(request, reply)
  void reply.header('set-cookie', signIn.cookies)
  return tenant.origin + (signIn.isNew ? '/onboarding' : (returnTo ?? '/dashboard'))
}
