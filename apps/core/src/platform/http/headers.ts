import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hostHeader, normaliseHost } from './requests/host.ts'

/** Headers of every response; a page replaces the content policy by its own. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(self), microphone=(self), payment=(self)',
}

/** Responses other than pages can load nothing, in case a browser shows one as a page. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The directive by which the policy of a page lets every site frame it. */
export const FRAMED = 'frame-ancestors *'

type Settings = Pick<Config, 'mode' | 'hstsSubdomains' | 'platformHost'>

/** Adds the headers that a response has not set itself. */
export function installHeaders(app: FastifyInstance, config: Settings): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const headers = defaultHeaders(request, config)
    for (const name in headers) if (!reply.hasHeader(name)) reply.header(name, headers[name])
    // X-Frame-Options has no value for a page that every site may frame.
    if (String(reply.getHeader('content-security-policy')).includes(FRAMED)) reply.removeHeader('x-frame-options')
    done(null, payload)
  })
}

/** Returns the headers of a response that sets none itself. */
export function defaultHeaders(request: FastifyRequest, config: Settings): Record<string, string> {
  const https = config.mode === 'production' ? { 'strict-transport-security': hstsOf(request, config) } : {}
  return { ...SECURITY_HEADERS, ...https, 'content-security-policy': CLOSED_POLICY, 'x-request-id': request.id }
}

/** Returns the HSTS value. Subdomains are included on the platform's own host only: those of a partner's domain are the partner's. */
function hstsOf({ raw }: FastifyRequest, { hstsSubdomains, platformHost }: Settings): string {
  const host = hstsSubdomains ? normaliseHost(hostHeader(raw.rawHeaders)) : undefined
  const isOurs = host !== undefined && `.${host}`.endsWith(`.${platformHost}`)
  return isOurs ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000'
}
