import { metasOf } from '../../../platform/web-pages/page-head.ts'
import { attributeOf, tagsOf } from '../../../platform/web-pages/tags.ts'

/** A drawing that stands in the page itself, or the address of a picture. */
export type LogoSource = { svg: string } | { url: string }

const SOURCES_MAX = 6
/** Of each kind only the first ones of a page are looked at. */
const CANDIDATES_MAX = 100
const TAG_CHARACTERS_MAX = 1200
const SVG_CHARACTERS_MAX = 40_000
const SCHEMA_CHARACTERS_MAX = 2000
const LOGO_HOLDER = /^<(?:a|div|span|h1)\s/i
const SCHEMA_LOGO = /^"logo"\s*:\s*(?:\{[^{}]{0,600}?"(?:url|contentUrl)"\s*:\s*)?"([^"\\]{1,1000})"/i

/** Where the logo of a page may be, the likeliest first. */
export function logoSources(html: string, address: string): LogoSource[] {
  const inline = drawnLogo(html)
  const [icons, pictures] = [linkIcons(html), logoPictures(html)]
  const urls = [
    ...pictures,
    schemaLogo(html),
    metasOf(html).get('og:logo'),
    ...icons,
    metasOf(html).get('og:image'),
  ].flatMap((url) => (url ? [URL.parse(url, address)?.href] : []))
  const known = [...new Set(urls.filter((url) => url !== undefined))]
  return [...(inline ? [{ svg: asFile(inline) }] : []), ...known.map((url) => ({ url }))].slice(0, SOURCES_MAX)
}

/** The first drawing right inside a tag whose class or id speaks of a logo. */
function drawnLogo(html: string): string | undefined {
  for (const { index } of [...html.matchAll(/<svg\b/gi)].slice(0, CANDIDATES_MAX)) {
    const before = html.slice(Math.max(0, index - TAG_CHARACTERS_MAX), index).trimEnd()
    const holder = before.slice(before.lastIndexOf('<'))
    if (!LOGO_HOLDER.test(holder) || !holder.endsWith('>')) continue
    if (!['class', 'id'].some((name) => /logo/i.test(attributeOf(holder, name) ?? ''))) continue
    const [drawing] = /^.*?<\/svg>/is.exec(html.slice(index, index + SVG_CHARACTERS_MAX)) ?? []
    if (drawing) return drawing
  }
  return undefined
}

/** What the page's data for search engines names as its logo. */
function schemaLogo(html: string): string | undefined {
  return [...html.matchAll(/"logo"/gi)]
    .slice(0, CANDIDATES_MAX)
    .map(({ index }) => SCHEMA_LOGO.exec(html.slice(index, index + SCHEMA_CHARACTERS_MAX))?.[1])
    .find((url) => url !== undefined)
}

/** Pictures that call themselves a logo. */
function logoPictures(html: string): string[] {
  return tagsOf(html, 'img')
    .filter((tag) => ['class', 'id', 'alt', 'src'].some((name) => /logo|brand/i.test(attributeOf(tag, name) ?? '')))
    .flatMap((tag) => attributeOf(tag, 'src') ?? [])
    .slice(0, 2)
}

/** Drawn ones first, then by size. The old kind (.ico) is not read. */
function linkIcons(html: string): string[] {
  const icons = tagsOf(html, 'link').flatMap((tag) => {
    const [rel, href] = [attributeOf(tag, 'rel') ?? '', attributeOf(tag, 'href') ?? '']
    if (!/(^|\s|-)icon(\s|$)/i.test(rel) || href === '' || /\.ico(\?|$)/i.test(href)) return []
    const isDrawn = /\.svg(\?|$)/i.test(href) || attributeOf(tag, 'type') === 'image/svg+xml'
    const edge = Number.parseInt(attributeOf(tag, 'sizes') ?? '', 10) || (/apple/i.test(rel) ? 180 : 16)
    return [{ href, weight: isDrawn ? Number.MAX_SAFE_INTEGER : edge }]
  })
  return icons.toSorted((one, other) => other.weight - one.weight).map(({ href }) => href)
}

/** A drawing of a page lacks what makes it a file of its own. */
function asFile(svg: string): string {
  return /\sxmlns=/.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
}
