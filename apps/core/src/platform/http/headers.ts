import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hostHeader, normaliseHost } from './host.ts'

/** What every answer says, document or not; a page adds its own content policy. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(self), microphone=(self), payment=(self)',
}

/** Answers that are no page can load nothing at all, should a browser ever show one as a page. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** How the policy of a page says that every site may show it in a frame. */
export const FRAMED = 'frame-ancestors *'

type Settings = Pick<Config, 'mode' | 'hstsSubdomains' | 'platformHost'>

/** An answer's own word on one of these counts. */
export function installHeaders(app: FastifyInstance, config: Settings): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(alwaysOn(request, config)))
      if (!reply.hasHeader(name)) reply.header(name, value)
    // The old header cannot say what the policy of a page made for other sites says.
    if (String(reply.getHeader('content-security-policy')).includes(FRAMED)) reply.removeHeader('x-frame-options')
  })
}

/** What stands on an answer that has no word of its own on it. */
export function alwaysOn(request: FastifyRequest, config: Settings): Record<string, string> {
  const https = config.mode === 'production' ? { 'strict-transport-security': transportOf(request, config) } : {}
  return { ...ALWAYS, ...https, 'content-security-policy': NO_PAGE_POLICY, 'x-request-id': request.id }
}

/** What lies below a partner's own domain is not the operator's to decide about. */
function transportOf({ raw }: FastifyRequest, { hstsSubdomains, platformHost }: Settings): string {
  const host = hstsSubdomains ? normaliseHost(hostHeader(raw.rawHeaders)) : undefined
  const isOurs = host !== undefined && `.${host}`.endsWith(`.${platformHost}`)
  return isOurs ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000'
}
