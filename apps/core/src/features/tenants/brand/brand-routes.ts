import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendWithEtag } from '../../../platform/http/files/etag.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import { logoPolicy } from '../../../platform/pictures/logos/logo-policy.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { BrandImages } from './brand-images.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const EDGES_PIXELS = [180, 192, 512]
const FAVICON_PIXELS = 48

type BrandFile = Extract<
  keyof Handlers<'tenants'>,
  `GET /theme/${string}` | 'GET /favicon.ico' | 'GET /manifest.webmanifest'
>

/** Returns the handlers of the public files of a brand: its logo, its icons, and its picture for link previews. */
export function brandFiles({ icon, still }: BrandImages): Pick<Handlers<'tenants'>, BrandFile> {
  return {
    'GET /theme/logo.svg': async (asked) => sendLogo(asked, asked.tenant.brand.logoSvg),
    'GET /theme/logo-dark.svg': async (asked) =>
      sendLogo(asked, asked.tenant.brand.logoDarkSvg ?? asked.tenant.brand.logoSvg),
    'GET /theme/icon.png': async ({ tenant, query, request, reply }) =>
      // Emails show it too, in programs that run on pages of other sites.
      sendPicture({ tenant, request, reply: allowCrossOrigin(reply) }, await icon(tenant, Number(query.size))),
    'GET /favicon.ico': async ({ tenant, request, reply }) =>
      sendPicture({ tenant, request, reply }, await icon(tenant, FAVICON_PIXELS)),
    'GET /theme/share.png': async ({ tenant, query, request, reply }) =>
      sendPicture(
        { tenant, request, reply: allowCrossOrigin(reply) },
        await still(tenant, { kind: 'greeting', language: query.lang }),
      ),
    'GET /manifest.webmanifest': async ({ tenant, request, reply }) =>
      sendWithEtag(request, reply.type('application/manifest+json'), JSON.stringify(manifestOf(tenant))),
  }

  function sendLogo({ tenant, request, reply }: ImageRequest, svg: string): FastifyReply {
    const { logoUrl, logoDarkUrl } = tenant.branding.brand
    const isCurrent = [logoUrl, logoDarkUrl].includes(request.url)
    if (isCurrent) reply.header('cache-control', FOR_EVER)
    return sendWithEtag(request, reply.type('image/svg+xml').header('content-security-policy', logoPolicy(svg)), svg)
  }
}

interface ImageRequest {
  tenant: Tenant
  request: FastifyRequest
  reply: FastifyReply
}

/** An address with the brand's version always shows the same picture, so browsers may cache it. */
function sendPicture({ tenant, request, reply }: ImageRequest, png: Buffer): FastifyReply {
  const isVersioned = new RegExp(`[?&]v=${tenant.brand.version}(?:&|$)`).test(request.url)
  if (isVersioned) reply.header('cache-control', FOR_EVER)
  return sendWithEtag(request, reply.type('image/png'), png)
}

function allowCrossOrigin(reply: FastifyReply): FastifyReply {
  return reply.header('cross-origin-resource-policy', 'cross-origin')
}

/** Returns the web app manifest of the site. */
function manifestOf({ brand }: Tenant): Record<string, unknown> {
  return {
    name: brand.companyName,
    short_name: brand.companyName.slice(0, 24),
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: brand.colours.primary,
    background_color: '#ffffff',
    icons: EDGES_PIXELS.map((edge) => ({
      src: `/theme/icon.png?size=${edge}&v=${brand.version}`,
      sizes: `${edge}x${edge}`,
      type: 'image/png',
    })),
  }
}
