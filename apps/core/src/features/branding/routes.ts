import type { BrandDesign } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Handler, Handlers } from '../../platform/http/register.ts'
import { readUpload } from '../../platform/http/bodies/upload.ts'
import { draftSurfaces } from './draft-routes.ts'
import type { WebsiteImport } from './website/service.ts'
import { LOGO_BYTES_MAX, type Logos } from './logos.ts'
import type { BrandPreviews } from './previews.ts'
import type { Brands } from './service.ts'
import { logoUrl } from './style-sheets.ts'
import * as files from './theme-files.ts'

type Deps = Parameters<typeof draftSurfaces>[0] & {
  db: Db
  brands: Brands
  logos: Logos
  websiteImport: WebsiteImport
  brandPreviews: BrandPreviews
}

export function brandingRoutes(deps: Deps): Handlers<'branding'> {
  const { db, brands, logos, brandPreviews, websiteImport } = deps
  return {
    ...draftSurfaces(deps),
    'GET /api/whitelabel/branding': async ({ tenant }) => formOf(await brands.read(tenant.id)),
    'PATCH /api/whitelabel/branding': async ({ person, body }) => {
      const published = await brands.read(person.tenantId)
      if (Object.keys(body).length === 0) return formOf(published)
      return formOf(await brands.change(person, changedBy(published.design, body)))
    },
    'GET /api/whitelabel/branding/draft': async ({ tenant }) => brands.readDraft(tenant.id),
    'PUT /api/whitelabel/branding/draft': async ({ person, body }) => brands.saveDraft(person, body.design, body.seen),
    'POST /api/whitelabel/branding/publish': async ({ person, body }) => brands.publish(person, body.basedOn),
    'POST /api/whitelabel/branding/rollback': async ({ person, body }) => brands.rollback(person, body.version),
    'GET /api/whitelabel/branding/versions': async ({ tenant }) => brands.versions(tenant.id),
    'POST /api/whitelabel/branding/preview-link': async ({ tenant }) => brandPreviews.link(tenant),
    'POST /api/whitelabel/branding/from-website': async ({ tenant, person, body }) =>
      websiteImport(tenant, person, body.url),
    'POST /api/whitelabel/logo': async ({ person, request }) =>
      logos.add(person, await readUpload(request, 'logo', LOGO_BYTES_MAX)),
    'GET /theme/:file': files.createThemeFiles(db),
  }
}

type Form = Parameters<Handler<'PATCH /api/whitelabel/branding'>>[0]['body']

/** Maps fields of the form to properties of a design. Absent fields stay unchanged. */
function changedBy({ colours, logoId }: BrandDesign, form: Form): Partial<BrandDesign> {
  const { companyName, fontFamily, customCss, primaryColor, secondaryColor, accentColor } = form
  const { primary, secondary, accent } = colours
  return {
    ...(companyName === undefined ? {} : { companyName }),
    ...(fontFamily === undefined ? {} : { fontFamily }),
    ...(customCss === undefined ? {} : { customCss }),
    logoId: form.logoUrl ? logoIn(form.logoUrl) : logoId,
    colours: {
      primary: primaryColor ?? primary,
      secondary: secondaryColor ?? secondary,
      accent: accentColor ?? accent,
    },
  }
}

/** Returns the key of an uploaded logo. A logo of another site is never fetched: it has to be uploaded. */
function logoIn(address: string): string {
  const id = /\/theme\/([0-9a-f-]{36})\.svg$/.exec(address)?.[1]
  if (!id) throw new AppError('logo-unknown')
  return id
}

function formOf({ version, design }: Awaited<ReturnType<Brands['read']>>) {
  const { companyName, fontFamily, customCss, colours, logoId } = design
  const { primary: primaryColor, secondary: secondaryColor, accent: accentColor } = colours
  return {
    companyName,
    fontFamily,
    customCss,
    primaryColor,
    secondaryColor,
    accentColor,
    version,
    logoUrl: logoUrl(logoId),
  }
}
