import { AppError } from '../../platform/errors/app-error.ts'
import { readUpload } from '../../platform/http/bodies/upload.ts'
import { logoPolicy } from '../../platform/pictures/logos/logo-policy.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { LOGO_BYTES_MAX } from '../branding/index.ts'
import type { BrandKits } from './service.ts'
import { onPlate } from './page-brand.ts'
import type { KitSources } from './sources.ts'

const LOGO = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-plate)?\.svg$/

interface Deps {
  brandKits: BrandKits
  sources: KitSources
}

export function brandKitsRoutes({ brandKits, sources }: Deps): Handlers<'brand-kits'> {
  return {
    'GET /api/brand-kits': async ({ person }) => brandKits.list(person),
    'POST /api/brand-kits': async ({ person, body }) => brandKits.create(person, body),
    'PUT /api/brand-kits/:id': async ({ person, params, body }) => brandKits.change(person, params.id, body),
    'DELETE /api/brand-kits/:id': async ({ person, params }) => {
      await brandKits.remove(person, params.id)
      return { ok: true as const }
    },
    'POST /api/brand-kits/:id/logo': async ({ person, params, request }) =>
      sources.uploadLogo(person, params.id, await readUpload(request, 'logo', LOGO_BYTES_MAX)),
    'DELETE /api/brand-kits/:id/logo': async ({ person, params }) => brandKits.setLogo(person, params.id, null),
    'POST /api/brand-kits/from-website': async ({ person, body }) => sources.fromWebsite(person, body.url),
    'GET /api/brand-kit': async ({ person }) => ({ kit: await brandKits.readDefault(person) }),
    'PUT /api/brand-kit': async ({ person, body }) => ({ kit: await brandKits.changeDefault(person, body) }),
    'GET /theme/kits/:file': async ({ tenant, params, reply }) => {
      const [, id, plate] = LOGO.exec(params.file) ?? []
      const logo = id && (await brandKits.logoOf(tenant.id, id))
      if (!logo) throw new AppError('not-found')
      const { svg } = logo
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', logoPolicy(svg))
        .send(plate ? onPlate(svg) : svg)
    },
  }
}
