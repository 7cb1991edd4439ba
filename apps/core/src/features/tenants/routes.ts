import { languageOf } from '../../platform/http/language.ts'
import { sendWithEtag } from '../../platform/http/files/etag.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Storage } from '../../ports/storage.ts'
import { brandFiles } from './brand/brand-routes.ts'
import { robotsText, sitemapXml } from './crawlers.ts'
import type { BrandImages } from './brand/brand-images.ts'
import { createSampleFiles } from './samples/files.ts'
import { securityText } from './security-txt.ts'

interface Deps {
  storage: Storage
  pictures: BrandImages
  clock: Clock
  securityContact: string | undefined
}

export function tenantsRoutes({ storage, pictures, clock, securityContact }: Deps): Handlers<'tenants'> {
  return {
    'GET /api/branding': async ({ tenant, request }) => tenant.brandingIn(languageOf(request)),
    ...brandFiles(pictures),
    'GET /samples/:file': createSampleFiles(storage),
    'GET /robots.txt': async ({ tenant, request, reply }) =>
      sendWithEtag(request, reply.type('text/plain; charset=utf-8'), robotsText(tenant)),
    'GET /.well-known/security.txt': async ({ tenant, request, reply }) =>
      sendWithEtag(
        request,
        reply.type('text/plain; charset=utf-8'),
        securityText(tenant, { contact: securityContact, now: clock.now() }),
      ),
    'GET /sitemap.xml': async ({ tenant, request, reply }) =>
      sendWithEtag(request, reply.type('application/xml'), sitemapXml(tenant)),
  }
}
