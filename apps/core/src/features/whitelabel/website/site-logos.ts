import { attributeOf, metasOf } from '../../../platform/web-pages/page-head.ts'

/** A drawing that stands in the page itself, or the address of a picture. */
export type LogoSource = { svg: string } | { url: string }

const SOURCES_MAX = 6
const TAGS_MAX = 400
const INLINE =
  /<(?:a|div|span|h1)\b[^>]{0,500}\b(?:class|id)=["'][^"']{0,200}logo[^"']{0,200}["'][^>]{0,500}>\s*(<svg\b[\s\S]{1,40000}?<\/svg>)/i
const SCHEMA_LOGO = /"logo"\s*:\s*(?:\{[^{}]{0,600}?"(?:url|contentUrl)"\s*:\s*)?"([^"\\]{1,1000})"/i

/** Where the logo of a page may be, the likeliest first. */
export function logoSources(html: string, address: string): LogoSource[] {
  const inline = INLINE.exec(html)?.[1]
  const [icons, pictures] = [linkIcons(html), logoPictures(html)]
  const urls = [
    ...pictures,
    SCHEMA_LOGO.exec(html)?.[1],
    metasOf(html).get('og:logo'),
    ...icons,
    metasOf(html).get('og:image'),
  ].flatMap((url) => (url ? [URL.parse(url, address)?.href] : []))
  const known = [...new Set(urls.filter((url) => url !== undefined))]
  return [...(inline ? [{ svg: asFile(inline) }] : []), ...known.map((url) => ({ url }))].slice(0, SOURCES_MAX)
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

export function tagsOf(html: string, name: 'img' | 'link'): string[] {
  return (html.match(new RegExp(`<${name}\\s[^>]{1,3000}>`, 'gi')) ?? []).slice(0, TAGS_MAX)
}

/** A drawing of a page lacks what makes it a file of its own. */
function asFile(svg: string): string {
  return /\sxmlns=/.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
}
