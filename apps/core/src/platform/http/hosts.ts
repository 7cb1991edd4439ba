import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../app-error.ts'
import type { Tenant } from '../tenant.ts'
import { escapeHtml } from './escape-html.ts'
import { hostHeader, isTargetOn, normaliseHost } from './host.ts'
import { plainPage, sendNotice, wantsPage } from './notice-page.ts'
import { sendProblem } from './problems.ts'

interface Parts {
  tenants: { atHost(host: string): Promise<Tenant | undefined>; list(): Promise<{ slug: string; name: string }[]> }
  config: Pick<Config, 'mode' | 'platformHost' | 'platformTenant' | 'authHost'>
}

/** All that the neutral host of sign-ins answers, which is nobody's site. */
const CALLBACK_PATH = '/auth/google/callback'
/** What a paused site still hands out: its logo, and the files of pages that were open already. Neither tells anything. */
const SHOWN_PAUSED = ['/theme/logo.svg', '/favicon.ico', '/assets/*', '/.well-known/site-check']
/** Where the partner of a paused site still gets in, to look after it and to open it again. */
const OPEN_TO_PARTNERS = [
  /^\/(login|forgot-password|reset-password|whitelabel-dashboard)$/,
  /^\/(auth|api\/whitelabel|theme|assets)\//,
  /^\/api\/(branding|user|logout)$/,
  /^\/ws$/,
]
/** Where the team of a suspended site still gets in: to the bills that are to be paid, and nowhere else. */
const OPEN_TO_DEBTORS = [
  /^GET \/(login|forgot-password|reset-password|whitelabel-dashboard)$/,
  /^GET \/(assets|theme)\//,
  /^GET \/api\/(branding|user)$/,
  /^GET \/auth\/user$/,
  /^(GET|POST) \/(api|auth)\/logout$/,
  /^POST \/auth\/(login|forgot-password|reset-password)$/,
  /^GET \/api\/whitelabel\/(partner|usage|usage\/lines|invoices|invoices\/[\w.-]+)$/,
]
const BARE_LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** The first thing that happens to a request: its host names the tenant. Nothing reads the host after this. */
export function installHosts(app: FastifyInstance, { tenants, config }: Parts): void {
  app.decorateRequest('tenant', null)
  app.decorateRequest('person', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/healthz') return
    const header = hostHeader(request.raw.rawHeaders)
    const named = normaliseHost(header)
    const host = isTargetOn(named, request.originalUrl) ? named : undefined
    if (host && config.mode === 'development' && BARE_LOCAL_HOSTS.includes(host))
      return leadToTenant(request, reply, portOf(header))
    request.tenant = (host && (await tenants.atHost(host))) || null
    const isCallback = host === config.authHost && request.routeOptions.url === CALLBACK_PATH
    if (!request.tenant && !isCallback) return refuseNeutrally(request, reply, new AppError('unknown-host'))
    const isShown = SHOWN_PAUSED.includes(request.routeOptions.url ?? '') || isOpenToDebtors(request)
    if (request.tenant?.isSuspended && !isShown) return pause(request, reply, request.tenant)
    const { tenant } = request
    if (tenant?.primaryHost && host !== tenant.primaryHost && wantsPage(request))
      return reply.redirect(tenant.origin + request.url, 307)
    if (request.tenant?.isPaused && !isOpenToPartners(request)) return pause(request, reply, request.tenant)
  })

  /** A developer who opens localhost finds the tenants; every other path there goes to the platform's own. */
  async function leadToTenant(request: FastifyRequest, reply: FastifyReply, port: string): Promise<FastifyReply> {
    const address = (slug: string) => `http://${slug}.${config.platformHost}${port}`
    if (request.url !== '/') return reply.redirect(address(config.platformTenant) + request.url, 307)
    const links = (await tenants.list()).map(
      ({ slug, name }) => `<li><a href="${address(slug)}/">${escapeHtml(name)}</a></li>`,
    )
    return reply.type('text/html; charset=utf-8').send(plainPage('Sites on this server', `<ul>${links.join('')}</ul>`))
  }
}

function isOpenToPartners(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  return OPEN_TO_PARTNERS.some((pattern) => pattern.test(path))
}

function isOpenToDebtors({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  return OPEN_TO_DEBTORS.some((pattern) => pattern.test(`${method} ${path}`))
}

/** Everything of a suspended tenant rests: its people keep what they have, and nobody is told why. */
function pause(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): FastifyReply {
  if (wantsPage(request)) return sendNotice(request, reply, tenant, 'paused')
  return sendProblem(request, reply, new AppError('tenant-suspended'))
}

/** Says no where nobody's site is, on a page that names nobody. */
export function refuseNeutrally(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendProblem(request, reply, error)
  const text = `<p>${error.message}</p><p>Check the address, or ask whoever gave it to you.</p>`
  return reply.code(error.status).type('text/html; charset=utf-8').send(plainPage('Nothing here', text))
}

function portOf(header: string | undefined): string {
  return /:\d+$/.exec(header ?? '')?.[0] ?? ''
}
