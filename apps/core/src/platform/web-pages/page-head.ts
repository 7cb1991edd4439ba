import { attributeOf, tagsOf } from './tags.ts'

/** What a web page says of itself to whoever links to it. */
export interface PageHead {
  title: string
  description: string
  /** Where its preview picture is; undefined where it names none. */
  picture: string | undefined
}

/** The head stands at the beginning; what comes later is not read. */
const HEAD_CHARACTERS_MAX = 400_000
const TITLE_MAX = 160
const DESCRIPTION_MAX = 400

/** Reads title, description and picture of a page. Nothing of it is run or kept as markup. */
export function readPageHead(html: string, address: string): PageHead {
  const head = html.slice(0, HEAD_CHARACTERS_MAX)
  const metas = metasOf(head)
  const first = (...names: string[]) => names.map((name) => metas.get(name)).find((value) => value)
  const title = first('og:title', 'twitter:title') ?? titleOf(head)
  const picture = first('og:image:secure_url', 'og:image', 'twitter:image', 'twitter:image:src')
  return {
    title: title.slice(0, TITLE_MAX),
    description: (first('og:description', 'description', 'twitter:description') ?? '').slice(0, DESCRIPTION_MAX),
    picture: picture ? URL.parse(picture, address)?.href : undefined,
  }
}

/** What stands in `<title>`, in plain words; empty where there is none. */
export function titleOf(head: string): string {
  return plain(/<title[^<>]{0,200}>([^<]{1,1000})/i.exec(head)?.[1] ?? '')
}

/** The first content under each name, in plain words. */
export function metasOf(head: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const tag of tagsOf(head, 'meta')) {
    const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name')
    const content = plain(attributeOf(tag, 'content') ?? '')
    if (name && content && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), content)
  }
  return found
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Words without entities, control characters and runs of space. */
function plain(text: string): string {
  return text
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name) return NAMED[name.toLowerCase()] ?? whole
        const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
        return point > 31 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
          ? String.fromCodePoint(point)
          : ' '
      },
    )
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
}
