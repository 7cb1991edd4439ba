import type { Handlers } from '../../platform/http/register.ts'

export function tenantsRoutes(): Handlers<'tenants'> {
  return {
    'GET /api/branding': async ({ tenant }) => tenant.branding,
    'GET /theme/logo.svg': async ({ tenant, request, reply }) => {
      // The address carries the brand's version, so a browser may keep what it got under it.
      const isVersioned = request.url.endsWith(`v=${tenant.brand.version}`)
      return reply
        .type('image/svg+xml')
        .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(tenant.brand.logoSvg)
    },
  }
}
