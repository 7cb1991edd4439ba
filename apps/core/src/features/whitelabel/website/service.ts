import { join } from 'node:path'
import type { BrandDesign, BrandDraft } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Person } from '../../../platform/http/request.ts'
import { redrawLogo } from '../../../platform/pictures/logos/logo.ts'
import { FetchError } from '../../../platform/safe-fetch/fetch-error.ts'
import type { SafeAnswer, SafeFetch } from '../../../platform/safe-fetch/safe-fetch.ts'
import { metasOf } from '../../../platform/web-pages/page-head.ts'
import { attributeOf, tagsOf } from '../../../platform/web-pages/tags.ts'
import { textOf } from '../../../platform/web-pages/page-text.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { Logos } from '../branding/logos-service.ts'
import type { BrandPreviews } from '../branding/previews-service.ts'
import type { Brands } from '../branding/service.ts'
import { siteColours } from './site-colours.ts'
import { siteFont } from './site-font.ts'
import { type LogoSource, logoSources } from './site-logos.ts'
import { siteName } from './site-name.ts'

const PAGE_BYTES_MAX = 3 * 1024 * 1024
const SHEET_BYTES_MAX = 1024 * 1024
const LOGO_BYTES_MAX = 2 * 1024 * 1024
const SHEETS_MAX = 3
const EACH_TIMEOUT_MS = 6000
const PAGE_TYPES = ['text/html', 'application/xhtml+xml']
const PICTURE_TYPES = ['image/']

interface Parts {
  safeFetch: SafeFetch
  brands: Pick<Brands, 'readDraft' | 'saveDraft'>
  logos: Pick<Logos, 'keep'>
  brandPreviews: Pick<BrandPreviews, 'link'>
  workFolder: string
  newId: () => string
}

/** What of a brand was read from a site; what was not found stays as it is in the draft. */
interface Found {
  name: boolean
  logo: boolean
  colours: boolean
  font: boolean
}

export type BrandFromSite = ReturnType<typeof createBrandFromSite>

/** A brand as its website shows it: name, logo, colours and font, as a draft and a link to it. Nothing of a page is run or kept. */
export function createBrandFromSite({ safeFetch, brands, logos, brandPreviews, workFolder, newId }: Parts) {
  return async function read(tenant: Tenant, person: Person, url: string) {
    const page = await pageAt(url)
    const html = textOf(page)
    const css = [html, ...(await sheetsOf(html, page.url))].join('\n')
    const metas = metasOf(html)
    const colours = siteColours(css, [metas.get('theme-color'), metas.get('msapplication-tilecolor')])
    const fontFamily = siteFont(css)
    const logoId = await logoOf(person, logoSources(html, page.url))
    const companyName = siteName(html, page.url)
    const { design } = await brands.readDraft(tenant.id)
    const next: BrandDesign = {
      ...design,
      companyName: companyName || design.companyName,
      ...(colours ? { colours } : {}),
      ...(fontFamily ? { fontFamily } : {}),
      ...(logoId ? { logoId, darkLogoId: null } : {}),
    }
    const found: Found = {
      name: companyName !== '',
      logo: logoId !== undefined,
      colours: colours !== undefined,
      font: fontFamily !== undefined,
    }
    const draft: BrandDraft = await brands.saveDraft(person, next)
    return { draft, found, preview: brandPreviews.link(tenant) }
  }

  /** Throws page-private and brand-site-unreadable. */
  async function pageAt(url: string): Promise<SafeAnswer> {
    const wish = { bytesMax: PAGE_BYTES_MAX, contentTypes: PAGE_TYPES }
    try {
      const answer = await safeFetch(url, wish)
      if (answer.status >= 400) throw new AppError('brand-site-unreadable')
      return answer
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      const isPrivate = error.trouble === 'address-refused'
      throw new AppError(isPrivate ? 'page-private' : 'brand-site-unreadable', { cause: error })
    }
  }

  /** A site whose style sheets do not come still has a name and a logo. */
  async function sheetsOf(html: string, address: string): Promise<string[]> {
    const urls = tagsOf(html, 'link')
      .filter((tag) => /(^|\s)stylesheet(\s|$)/i.test(attributeOf(tag, 'rel') ?? ''))
      .flatMap((tag) => URL.parse(attributeOf(tag, 'href') ?? '', address)?.href ?? [])
    // The address itself may name a family, as those of font hosts do.
    const texts = urls.slice(0, SHEETS_MAX).map(async (url) => {
      const answer = await brought(url, { bytesMax: SHEET_BYTES_MAX, contentTypes: ['text/css'] })
      return `${url}\n${answer?.body.toString('utf8') ?? ''}`
    })
    return Promise.all(texts)
  }

  async function logoOf(person: Person, sources: LogoSource[]): Promise<string | undefined> {
    for (const source of sources) {
      const bytes = 'svg' in source ? Buffer.from(source.svg) : await pictureAt(source.url)
      const svg = bytes && (await redrawLogo(bytes, join(workFolder, `${newId()}.png`)).catch(() => undefined))
      if (svg) return logos.keep(person, svg)
    }
    return undefined
  }

  async function pictureAt(url: string): Promise<Buffer | undefined> {
    return (await brought(url, { bytesMax: LOGO_BYTES_MAX, contentTypes: PICTURE_TYPES }))?.body
  }

  async function brought(url: string, wish: Parameters<SafeFetch>[1]): Promise<SafeAnswer | undefined> {
    try {
      const answer = await safeFetch(url, { ...wish, timeoutMs: EACH_TIMEOUT_MS })
      return answer.status === 200 ? answer : undefined
    } catch (error) {
      if (error instanceof FetchError) return undefined
      throw error
    }
  }
}
