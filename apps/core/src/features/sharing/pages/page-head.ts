import type { SharedPage } from '@vitrine/contract'
import { escapeHtml } from '../../../platform/http/pages/escape-html.ts'
import { factHead, properties } from '../../../platform/http/pages/page-head.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { SIZES } from '../player-sizes.ts'

type OpenPage = Extract<SharedPage, { state: 'open' }>

const DESCRIPTION_MAX = 200

/** Returns the metadata for link previews: title, still, video, and structured data in terms of schema.org. */
export function shareHead(tenant: Tenant, shared: SharedPage, title: string): string {
  if (shared.state !== 'open') return `<title>${escapeHtml(title)}</title>`
  const description = descriptionOf(shared)
  const discovery = `${tenant.origin}/oembed?url=${encodeURIComponent(shared.url)}&format=json`
  return [
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(shared.url)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(discovery)}" title="${escapeHtml(shared.title)}">`,
    ...properties(openGraph(tenant, shared, description)),
    ...Object.entries(twitterCard(tenant, shared)).map(
      ([name, content]) => `<meta name="${name}" content="${content}">`,
    ),
    ...factHead([videoFact(tenant, shared, description), ...listingFacts(shared)]),
  ].join('')
}

function openGraph({ origin, brand }: Tenant, shared: OpenPage, description: string) {
  const { width, height } = SIZES[shared.shape]
  const still = shared.posterUrl && {
    'og:image': escapeHtml(origin + shared.posterUrl),
    'og:image:type': 'image/jpeg',
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': escapeHtml(shared.title),
  }
  return {
    'og:type': 'video.other',
    'og:site_name': escapeHtml(brand.companyName),
    'og:title': escapeHtml(shared.title),
    'og:description': escapeHtml(description),
    'og:url': escapeHtml(shared.url),
    'og:locale': shared.language,
    ...still,
    'og:video': escapeHtml(origin + shared.videoUrl),
    'og:video:type': 'video/mp4',
    'og:video:width': width,
    'og:video:height': height,
    'og:video:duration': Math.round(shared.durationSeconds),
  }
}

function twitterCard({ origin }: Tenant, shared: OpenPage) {
  const { width, height } = SIZES[shared.shape]
  return {
    'twitter:card': 'player',
    'twitter:title': escapeHtml(shared.title),
    'twitter:player': escapeHtml(`${shared.url}/embed`),
    'twitter:player:width': width,
    'twitter:player:height': height,
    ...(shared.posterUrl ? { 'twitter:image': escapeHtml(origin + shared.posterUrl) } : {}),
  }
}

function videoFact({ origin, brand }: Tenant, shared: OpenPage, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: shared.title,
    description,
    uploadDate: shared.createdAt,
    duration: `PT${Math.max(1, Math.round(shared.durationSeconds))}S`,
    inLanguage: shared.language,
    contentUrl: origin + shared.videoUrl,
    embedUrl: `${shared.url}/embed`,
    ...(shared.posterUrl ? { thumbnailUrl: [origin + shared.posterUrl] } : {}),
    transcript: shared.sentences.map(({ text }) => text).join(' '),
    publisher: { '@type': 'Organization', name: brand.companyName },
  }
}

/** Returns the structured data of a home on offer, from the facts that the page shows. */
function listingFacts(shared: OpenPage): Record<string, unknown>[] {
  const { price, bedrooms, bathrooms, area } = shared.facts
  if (shared.vertical !== 'property' || (!price && bedrooms === undefined && !area)) return []
  const digits = price?.replaceAll(/[^\d.]/g, '') ?? ''
  const amount = /^\d+(\.\d\d)?$/.test(digits) ? digits : undefined
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: shared.title,
      url: shared.url,
      datePosted: shared.createdAt.slice(0, 10),
      about: {
        '@type': 'Accommodation',
        ...(shared.place ? { address: shared.place } : {}),
        ...(bedrooms === undefined ? {} : { numberOfBedrooms: bedrooms }),
        ...(bathrooms === undefined ? {} : { numberOfBathroomsTotal: bathrooms }),
        ...(area ? { floorSize: { '@type': 'QuantitativeValue', description: area } } : {}),
      },
      ...(amount ? { offers: { '@type': 'Offer', price: amount, description: price } } : {}),
    },
  ]
}

function descriptionOf({ sentences }: OpenPage): string {
  const text = sentences.map((sentence) => sentence.text).join(' ')
  return text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX).replace(/(?<!\s)\s+\S*$/, '')}…`
}
