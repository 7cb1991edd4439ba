import { type Boot, type Language, type Sample, languages } from '@vitrine/contract'
import type { Tenant } from '../../tenant/tenant.ts'
import { escapeHtml } from './escape-html.ts'
import type { WebFonts } from './web-fonts.ts'
import { slot } from './page-text.ts'
import type { RenderedPage } from './rendering.ts'

/** Every video has this size in pixels. */
const VIDEO_WIDTH = 1280
const VIDEO_HEIGHT = 720

/** Returns the head of every page of the app: brand, colours and boot data. */
export function brandHead(tenant: Tenant, boot: Boot, webFonts: WebFonts): string {
  return `${lookHead(tenant, boot.language, webFonts)}${slot('sheet')}<script type="application/json" id="boot">${json(boot)}</script>`
}

/** Returns the fonts, the icon and the colours of a page. */
export function lookHead({ brand, themeCss, branding }: Tenant, language: Language, webFonts: WebFonts): string {
  return [
    ...webFonts.preloads(language, brand.fontFamily).map(preload),
    `<meta name="theme-color" content="${escapeHtml(brand.colours.primary)}">`,
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(branding.brand.logoUrl)}">`,
    `<link rel="apple-touch-icon" href="/theme/icon.png?size=180&amp;v=${brand.version}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style id="theme">${webFonts.rules(brand.fontFamily)}${themeCss}</style>`,
  ].join('')
}

/** Returns structured data for search engines, in terms of schema.org. */
export function factHead(facts: readonly Record<string, unknown>[]): string[] {
  return facts.map((fact) => `<script type="application/ld+json">${json(fact)}</script>`)
}

/** Returns the default title and description of a page. */
export function plainHead({ brand }: Tenant, { words }: Boot): string {
  const title = titleHead(escapeHtml(brand.companyName), escapeHtml(words.promiseDetail))
  return `${title}<meta name="request-id" content="${slot('request')}">`
}

/** Returns the metadata of a public page for search results, link previews and other languages. */
export function publicHead(
  { origin, brand }: Tenant,
  { words, language, samples }: Boot,
  path: string,
  page: RenderedPage,
) {
  const address = escapeHtml(origin + path)
  const description = escapeHtml(page.description || words.promiseDetail)
  const title = escapeHtml(page.title)
  return [
    titleHead(title, description),
    `<link rel="canonical" href="${address}${slot('query')}">`,
    ...languages.map(({ code }) => `<link rel="alternate" hreflang="${code}" href="${address}?lang=${code}">`),
    `<link rel="alternate" hreflang="x-default" href="${address}">`,
    ...properties({
      'og:type': 'website',
      'og:site_name': escapeHtml(brand.companyName),
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:locale': language,
    }),
    ...shareHead(origin, { title, language, version: brand.version }),
    ...sampleHead(origin, samples[0]),
    page.styles,
    ...factHead(page.facts),
  ].join('')
}

/** Returns the picture for link previews, drawn from the brand. */
function shareHead(origin: string, { title, language, version }: { title: string; language: string; version: number }) {
  const picture = `${escapeHtml(origin)}/theme/share.png?lang=${language}&amp;v=${version}`
  const named = properties({
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': VIDEO_WIDTH,
    'og:image:height': VIDEO_HEIGHT,
    'og:image:alt': title,
  })
  return [
    ...named,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${picture}">`,
  ]
}

/** Returns the tenant's first sample video for link previews that play videos. */
function sampleHead(origin: string, sample: Sample | undefined): string[] {
  if (!sample) return []
  return properties({
    'og:video': escapeHtml(origin + sample.videoUrl),
    'og:video:type': 'video/mp4',
    'og:video:width': VIDEO_WIDTH,
    'og:video:height': VIDEO_HEIGHT,
  })
}

/** Returns properties for link previews; values are escaped already. */
export function properties(values: Record<string, string | number | undefined>): string[] {
  return Object.entries(values).map(([property, content]) => `<meta property="${property}" content="${content}">`)
}

/** Fonts are fetched without cookies, so their preload links need `crossorigin` to match. */
function preload(font: string): string {
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="">`
}

function titleHead(title: string, description: string): string {
  return `<title>${title}</title><meta name="description" content="${description}">`
}

function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
