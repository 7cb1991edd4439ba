import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Tenant } from '../../tenant/tenant.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { hostHeader, isTargetOn, normaliseHost } from './host.ts'
import { type SendNotice, plainPage, wantsPage } from '../pages/notice-page.ts'
import { sendProblem } from '../problems.ts'

interface Deps {
  tenants: { atHost(host: string): Promise<Tenant | undefined>; list(): Promise<{ slug: string; name: string }[]> }
  config: Pick<Config, 'mode' | 'platformHost' | 'platformTenant' | 'authHost'>
  /** Whether a token opens the draft of the tenant's brand. */
  isPreviewLink: (tenant: Pick<Tenant, 'id'>, token: string) => boolean
  sendNotice: SendNotice
}

const BARE_LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Finds the tenant by the request's host, before anything else. Nothing reads the host after this. */
export function installHosts(app: FastifyInstance, { tenants, config, isPreviewLink, sendNotice }: Deps): void {
  app.decorateRequest('tenant', null)
  app.decorateRequest('person', null)
  app.addHook('onRequest', async (request, reply) => {
    const { policy } = request.routeOptions.config
    if (policy?.host === 'any') return
    const header = hostHeader(request.raw.rawHeaders)
    const named = normaliseHost(header)
    const host = isTargetOn(named, request.originalUrl) ? named : undefined
    if (host && config.mode === 'development' && BARE_LOCAL_HOSTS.includes(host))
      return redirectToTenant(request, reply, portOf(header))
    request.tenant = (host && (await tenants.atHost(host))) || null
    const { tenant } = request
    if (tenant && request.work) request.work.context.tenant = tenant.slug
    // The host to which providers redirect browsers may belong to no site.
    const isSignInHost = policy?.host === 'sign-in' && host === config.authHost
    if (!tenant && !isSignInHost) return refuseNeutrally(request, reply, new AppError('unknown-host'))
    if (tenant?.isSuspended && policy?.whileSuspended !== 'open') return sendClosed(request, reply, tenant)
    if (tenant?.primaryHost && host !== tenant.primaryHost && wantsPage(request))
      return reply.redirect(tenant.origin + request.url, 307)
    if (tenant?.isPaused && isClosedByPause(request, tenant)) return sendClosed(request, reply, tenant)
  })

  /** Sends the page or the problem of a closed site, without a reason. */
  function sendClosed(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): FastifyReply {
    if (wantsPage(request)) return sendNotice(request, reply, tenant, 'paused')
    return sendProblem(request, reply, new AppError('tenant-suspended'))
  }

  /**
   * Returns whether a paused site refuses the request. The guard admits only the team to reading calls, and drafts can be
   * opened by their link.
   */
  function isClosedByPause(request: FastifyRequest, tenant: Tenant): boolean {
    const { policy } = request.routeOptions.config
    if (policy?.whilePaused === 'open') return false
    if (!policy?.access) return true
    if (policy.feature) return policy.access === 'anyone' || policy.changesState === true || request.method !== 'GET'
    const { preview } = request.query as { preview?: unknown }
    return typeof preview !== 'string' || !isPreviewLink(tenant, preview)
  }

  /** Lists the tenants at the root of localhost; every other path there redirects to the platform's own tenant. */
  async function redirectToTenant(request: FastifyRequest, reply: FastifyReply, port: string): Promise<FastifyReply> {
    const address = (slug: string) => `http://${slug}.${config.platformHost}${port}`
    if (request.url !== '/') return reply.redirect(address(config.platformTenant) + request.url, 307)
    const links = (await tenants.list()).map(
      ({ slug, name }) => `<li><a href="${address(slug)}/">${escapeHtml(name)}</a></li>`,
    )
    return reply.type('text/html; charset=utf-8').send(plainPage('Sites on this server', `<ul>${links.join('')}</ul>`))
  }
}

/** Refuses a request that belongs to no tenant, on a page without branding. */
export function refuseNeutrally(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendProblem(request, reply, error)
  const text = `<p>${error.message}</p><p>Check the address, or ask the person who gave it to you.</p>`
  return reply.code(error.status).type('text/html; charset=utf-8').send(plainPage('Nothing here', text))
}

function portOf(header: string | undefined): string {
  return /:\d+$/.exec(header ?? '')?.[0] ?? ''
}
