import type { Markup } from '../../../platform/web-pages/markup.ts'

/** An inline drawing, or the address of a picture. */
export type LogoSource = { svg: string } | { url: string }

const SOURCES_MAX = 6
/** Only the first ones of a page are looked at. */
const CANDIDATES_MAX = 100
const SCHEMA_CHARACTERS_MAX = 2000
const LOGO_HOLDERS = ['a', 'div', 'span', 'h1']
const SCHEMA_LOGO = /^"logo"\s*:\s*(?:\{[^{}]{0,600}?"(?:url|contentUrl)"\s*:\s*)?"([^"\\]{1,1000})"/i

/** Returns candidates for the logo of a page, the likeliest first. */
export function logoSources(html: string, markup: Markup, address: string): LogoSource[] {
  const inline = drawnLogo(markup)
  const urls = [
    ...logoPictures(markup),
    schemaLogo(html),
    markup.metas.get('og:logo'),
    ...linkIcons(markup),
    markup.metas.get('og:image'),
  ].flatMap((url) => (url ? [URL.parse(url, address)?.href] : []))
  const known = [...new Set(urls.filter((url) => url !== undefined))]
  return [...(inline ? [{ svg: asFile(inline) }] : []), ...known.map((url) => ({ url }))].slice(0, SOURCES_MAX)
}

/** Returns the first drawing directly inside a tag whose class or id mentions a logo. */
function drawnLogo({ drawings }: Markup): string | undefined {
  const isLogo = ({ holder: { name, attributes } }: Markup['drawings'][number]) =>
    LOGO_HOLDERS.includes(name) && [attributes.class, attributes.id].some((word) => /logo/i.test(word ?? ''))
  return drawings.find(isLogo)?.svg
}

/** Returns the logo in the page's structured data. */
function schemaLogo(html: string): string | undefined {
  return [...html.matchAll(/"logo"/gi)]
    .slice(0, CANDIDATES_MAX)
    .map(({ index }) => SCHEMA_LOGO.exec(html.slice(index, index + SCHEMA_CHARACTERS_MAX))?.[1])
    .find((url) => url !== undefined)
}

/** Returns pictures whose attributes mention a logo. */
function logoPictures({ images }: Markup): string[] {
  return images
    .filter((image) => [image.class, image.id, image.alt, image.src].some((word) => /logo|brand/i.test(word ?? '')))
    .flatMap(({ src }) => src ?? [])
    .slice(0, 2)
}

/** Returns icons: drawn ones first, then by size. The format .ico is not read. */
function linkIcons({ links }: Markup): string[] {
  const icons = links.flatMap(({ rel = '', href = '', type, sizes = '' }) => {
    if (!/(^|\s|-)icon(\s|$)/i.test(rel) || href === '' || /\.ico(\?|$)/i.test(href)) return []
    const isDrawn = /\.svg(\?|$)/i.test(href) || type === 'image/svg+xml'
    const edge = Number.parseInt(sizes, 10) || (/apple/i.test(rel) ? 180 : 16)
    return [{ href, weight: isDrawn ? Number.MAX_SAFE_INTEGER : edge }]
  })
  return icons.toSorted((one, other) => other.weight - one.weight).map(({ href }) => href)
}

/** Completes an inline drawing to a file of its own. */
function asFile(svg: string): string {
  return /\sxmlns=/.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
}
