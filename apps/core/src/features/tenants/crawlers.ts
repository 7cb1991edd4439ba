import { existsOn, indexedScreens, languages, productScreens, screens } from '@vitrine/contract'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { escapeHtml } from '../../platform/http/pages/escape-html.ts'

type Site = Pick<Tenant, 'origin' | 'branding'>

/** Returns the `robots.txt` of a tenant: public pages may be crawled, screens of signed-in people may not. */
export function robotsText({ origin }: Pick<Site, 'origin'>): string {
  const closed = productScreens.filter((path) => !indexedScreens.includes(path))
  const lines = ['User-agent: *', ...['/api/', '/auth/', '/media/', ...closed].map((path) => `Disallow: ${path}`)]
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Returns the sitemap of a tenant's public pages at its own address, each with its other languages. */
export function sitemapXml({ origin, branding }: Site): string {
  const paths = indexedScreens.filter((path) => existsOn(screens[path], branding))
  const pages = paths.map((path) => {
    const address = escapeHtml(origin + path)
    const others = languages.map(
      ({ code }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}?lang=${code}"/>`,
    )
    return `<url><loc>${address}</loc>${others.join('')}</url>`
  })
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>${pages.join('')}</urlset>\n`
}
