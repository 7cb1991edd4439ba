import type { LinkedPhoto } from '@vitrine/contract'
import type { Markup } from '../../platform/web-pages/markup.ts'
import type { Item, Value } from '../../platform/web-pages/structured-data.ts'
import { itemsAt, plain, textAt } from './subject.ts'

const PHOTOS_MAX = 24
const DESCRIPTION_MAX = 140
/** Smaller pictures are part of the page's design. */
const SIDE_PIXELS_MIN = 300
const OF_DESIGN = /logo|icon|sprite|avatar|badge|pixel|spacer|placeholder|\.svg(?:$|\?)|\.gif(?:$|\?)/i

/** Returns the photos of a page, those of its subject first, each once. */
export function photosOf(subject: Item | undefined, { metas, images }: Markup, address: string): LinkedPhoto[] {
  const named = ['image', 'photo', 'photos'].flatMap((name) => subject?.properties.get(name) ?? []).map(pictureIn)
  const preview = { src: metas.get('og:image:secure_url') ?? metas.get('og:image'), alt: metas.get('og:image:alt') }
  const shown = images.filter(isLarge).map((image) => ({ src: largestOf(image), alt: image.alt }))
  const found = new Map<string, LinkedPhoto>()
  for (const { src, alt } of [...named, preview, ...shown]) {
    const url = src ? URL.parse(src, address) : null
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > 2000 || OF_DESIGN.test(url.pathname)) continue
    const description = plain(alt ?? '').slice(0, DESCRIPTION_MAX)
    if (found.size < PHOTOS_MAX && !found.has(url.href)) found.set(url.href, { url: url.href, description })
  }
  return [...found.values()]
}

interface Picture {
  src?: string | undefined
  alt?: string | undefined
}

function pictureIn(value: Value): Picture {
  if (typeof value === 'string') return { src: value }
  const [inner] = itemsAt(value.properties.get('image'))
  const src = textAt(value, 'contentUrl', 'url')?.text ?? (inner && textAt(inner, 'contentUrl', 'url')?.text)
  return { src, alt: textAt(value, 'caption', 'name', 'description')?.text }
}

function isLarge({ width, height }: Readonly<Record<string, string>>): boolean {
  return [width, height].every((side) => !side || !/^\d+$/.test(side) || Number(side) >= SIDE_PIXELS_MIN)
}

/** Returns the widest picture of a list of sizes, or the one address. */
function largestOf({ src, srcset, 'data-src': later }: Readonly<Record<string, string>>): string | undefined {
  const sizes = (srcset ?? '')
    .slice(0, 8000)
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
  const [widest] = sizes
    .filter(([, size]) => /^\d+w$/.test(size ?? ''))
    .toSorted(([, a], [, b]) => Number.parseInt(b ?? '', 10) - Number.parseInt(a ?? '', 10))
  return widest?.[0] ?? later ?? src
}
