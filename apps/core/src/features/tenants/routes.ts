import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Storage } from '../../ports/storage.ts'
import { robotsText, sitemapXml } from './crawlers.ts'
import { createSampleFiles } from './samples/files.ts'

export function tenantsRoutes(storage: Storage): Handlers<'tenants'> {
  return {
    'GET /api/branding': async ({ tenant, request }) => tenant.brandingIn(languageOf(request)),
    'GET /theme/logo.svg': async ({ tenant, request, reply }) => {
      // The address carries the brand's version, so a browser may keep what it got under it.
      const isVersioned = request.url.endsWith(`v=${tenant.brand.version}`)
      return reply
        .type('image/svg+xml')
        .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(tenant.brand.logoSvg)
    },
    'GET /samples/:file': createSampleFiles(storage),
    'GET /robots.txt': async ({ tenant, reply }) => reply.type('text/plain; charset=utf-8').send(robotsText(tenant)),
    'GET /sitemap.xml': async ({ tenant, reply }) => reply.type('application/xml').send(sitemapXml(tenant)),
  }
}
