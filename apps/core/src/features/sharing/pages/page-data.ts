import type { SharedPage, VideoFacts } from '@vitrine/contract'
import { VideoLook } from '@vitrine/contract/api'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { embedCode } from '../embed-code.ts'
import { qrCodeOf } from '../qr-code.ts'
import { type Sentence, sentencesOf } from '../transcript.ts'
import type { Found } from './service.ts'
import { storedKit, tenantInKit } from '../../brand-kits/index.ts'
import type { SharedRow } from './store.ts'

type OpenPage = Extract<SharedPage, { state: 'open' }>

interface Known {
  isEmbedded: boolean
  views: number
  /** From the captions of the video; undefined where it has none. */
  sentences: Sentence[] | undefined
  wave: number[] | undefined
}

/** Returns the public data of a share page, which contains no address, account name or id. */
export function pageData(tenant: Tenant, token: string, found: Found, known: Known): SharedPage {
  const { isEmbedded } = known
  // The requested token is not echoed for a missing page, because it may be any text.
  const url = found.state === 'missing' ? `${tenant.origin}/` : `${tenant.origin}/v/${token}`
  const common = { url, host: new URL(tenant.origin).host, isEmbedded }
  if (found.state === 'missing') return { ...common, state: 'missing' }
  const { video } = found
  const owner = ownerOf(tenant, video)
  if (found.state === 'held')
    return { ...common, state: 'held', owner, until: video.available_from?.toISOString() ?? '' }
  if (found.state === 'locked') return { ...common, state: 'locked', owner }
  return { ...common, ...openPage(tenant, url, found, known), owner }
}

/** Returns the tenant as the page of a video shows it: under the customer's brand kit, where the video was drawn with one. */
export function shownTenant(tenant: Tenant, found: Found): Tenant {
  const kit = found.state === 'missing' ? null : storedKit(found.video.brand_kit)
  return kit ? tenantInKit(tenant, kit) : tenant
}

/** Returns the site that is named as the maker, where it leaves its name on customers' videos. */
function makerOf({ brand, settings }: Tenant, { brand_kit: kit }: SharedRow): string | null {
  return kit !== null && settings.video.onCustomerVideos === 'made-with' ? brand.companyName : null
}

export function ownerOf({ brand }: Tenant, video: SharedRow): string {
  return publisherOf(video) ?? brand.companyName
}

function publisherOf(video: SharedRow): string | null {
  return video.author_name || storedKit(video.brand_kit)?.name || video.display_name || null
}

function openPage(
  tenant: Tenant,
  url: string,
  { video, languages }: Extract<Found, { state: 'open' | 'held' | 'locked' }>,
  { views, sentences, wave }: Known,
): Omit<OpenPage, 'url' | 'host' | 'isEmbedded' | 'owner'> {
  const { vertical } = tenant
  const look = VideoLook.parse(video.look)
  const language = video.language
  const spoken = languages.length > 1 ? `&speak=${language}` : ''
  const file = (name: string) => `${new URL(url).pathname}/files/${name}?v=${editionOf(video)}${spoken}`
  return {
    state: 'open',
    title: video.title,
    place: video.property_address ?? '',
    recipient: video.recipient,
    language,
    createdAt: video.created_at.toISOString(),
    views,
    durationSeconds: video.duration_seconds ?? 0,
    facts: video.facts as VideoFacts,
    vertical,
    shape: look.shape,
    videoUrl: file('video.mp4'),
    posterUrl: video.poster_key ? file('poster.jpg') : null,
    captionsUrl: video.captions_key ? file('captions.vtt') : null,
    wave: wave ?? null,
    hasDrawnCaptions: look.captions,
    sentences: sentences ?? sentencesOf(video.script, language),
    publisher: publisherOf(video),
    madeWith: makerOf(tenant, video),
    callToAction: video.call_to_action,
    asksLeads: video.asks_leads,
    languages: languages.map((other) => ({
      language: other,
      url: `${url}?speak=${other}`,
      isCurrent: other === language,
    })),
    embedCode: embedCode(url, { title: video.title, shape: look.shape }),
    qrSvg: qrCodeOf(url),
  }
}

/** Changes with every render of a video, so that browsers can cache its files for a while. */
function editionOf({ file_key: key }: SharedRow): string {
  return key?.replace(/\.mp4$/, '').slice(-8) ?? ''
}
