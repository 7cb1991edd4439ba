import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../app-error.ts'
import type { Tenant } from '../tenant.ts'
import { escapeHtml } from './escape-html.ts'
import { hostHeader, normaliseHost } from './host.ts'
import { sendProblem } from './problems.ts'

interface Parts {
  tenants: { atHost(host: string): Promise<Tenant | undefined>; list(): Promise<{ slug: string; name: string }[]> }
  config: Pick<Config, 'mode' | 'platformHost' | 'platformTenant'>
}

const BARE_LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** The first thing that happens to a request: its host names the tenant. Nothing reads the host after this. */
export function installHosts(app: FastifyInstance, { tenants, config }: Parts): void {
  app.decorateRequest('tenant', null)
  app.decorateRequest('person', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/healthz') return
    const header = hostHeader(request.raw.rawHeaders)
    const host = normaliseHost(header)
    if (host && config.mode === 'development' && BARE_LOCAL_HOSTS.includes(host))
      return leadToTenant(request, reply, portOf(header))
    request.tenant = (host && (await tenants.atHost(host))) || null
    if (!request.tenant) return refuse(request, reply)
  })

  /** A developer who opens localhost finds the tenants; every other path there goes to the platform's own. */
  async function leadToTenant(request: FastifyRequest, reply: FastifyReply, port: string): Promise<FastifyReply> {
    const address = (slug: string) => `http://${slug}.${config.platformHost}${port}`
    // A request line may carry a whole address; only its path is led on.
    const path = request.url.replace(/^https?:\/\/[^/]*/i, '')
    if (path !== '/') return reply.redirect(address(config.platformTenant) + path, 307)
    const links = (await tenants.list()).map(
      ({ slug, name }) => `<li><a href="${address(slug)}/">${escapeHtml(name)}</a></li>`,
    )
    return reply.type('text/html; charset=utf-8').send(plainPage('Sites on this server', `<ul>${links.join('')}</ul>`))
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new AppError('unknown-host')
  if (!request.headers.accept?.includes('text/html')) return sendProblem(request, reply, error)
  const text = `<p>${error.message}</p><p>Check the address, or ask whoever gave it to you.</p>`
  return reply.code(error.status).type('text/html; charset=utf-8').send(plainPage('Nothing here', text))
}

/** A page that belongs to nobody: no name, no colours, no script, no style. */
function plainPage(title: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>${title}</h1>${body}</body></html>`
}

function portOf(header: string | undefined): string {
  return /:\d+$/.exec(header ?? '')?.[0] ?? ''
}
