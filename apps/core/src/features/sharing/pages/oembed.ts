import { VideoLook } from '@vitrine/contract/api'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { embedCode } from '../embed-code.ts'
import { SIZES } from '../player-sizes.ts'
import { ownerOf } from './page-data.ts'
import { storedKit } from '../../brand-kits/index.ts'
import type { SharedRow } from './store.ts'

interface Room {
  maxwidth?: number | undefined
  maxheight?: number | undefined
}

/** Returns the token in the address of a share page of this tenant; empty for any other address. */
export function tokenIn(url: string, { origin }: Tenant): string {
  if (!url.startsWith(`${origin}/v/`)) return ''
  return /^[\w-]+/.exec(url.slice(`${origin}/v/`.length))?.[0] ?? ''
}

/** Returns the oEmbed response of the player, within the requested size. */
export function oembedOf(tenant: Tenant, token: string, video: SharedRow, room: Room) {
  const { origin, brand } = tenant
  const { shape } = VideoLook.parse(video.look)
  const size = fitted(SIZES[shape], room)
  const url = `${origin}/v/${token}`
  return {
    version: '1.0' as const,
    type: 'video' as const,
    title: video.title,
    author_name: ownerOf(tenant, video),
    provider_name: storedKit(video.brand_kit)?.name ?? brand.companyName,
    provider_url: origin,
    ...(video.poster_key ? { thumbnail_url: `${url}/files/poster.jpg` } : {}),
    ...size,
    html: embedCode(url, { title: video.title, shape }, size),
  }
}

function fitted({ width, height }: { width: number; height: number }, { maxwidth, maxheight }: Room) {
  const share = Math.min(1, (maxwidth ?? width) / width, (maxheight ?? height) / height)
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}
