import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

/** The metadata of a page with entities decoded. */
export interface Markup {
  /** Empty where there is none. */
  title: string
  /** The first content under each name, which is in lower case. */
  metas: Map<string, string>
  links: Attributes[]
  images: Attributes[]
  /** Drawings inside the page, with the tag around each. */
  drawings: { svg: string; holder: OpenTag }[]
  /** Whether reading ended early because the page is too deep or too long. */
  isDeep: boolean
  /** Whether it asks for a password. */
  hasPasswordField: boolean
  /** The declared language of the page, e.g. `en`; empty where it declares none. */
  language: string
}

interface OpenTag {
  name: string
  attributes: Attributes
}

/** No real page is deeper. The parser's time grows with the square of the depth, so the page must not decide when it ends. */
const DEPTH_MAX = 512
const TAGS_MAX = 50_000
const ATTRIBUTES_MAX = 100_000
/** The most tags kept of each kind. */
const ELEMENTS_MAX = 400
const TITLE_MAX = 1000
const SVG_CHARACTERS_MAX = 40_000

/** Reads the tags of a page that describe it. Nothing in the page is executed. */
export function readMarkup(html: string): Markup {
  const markup: Markup = {
    title: '',
    metas: new Map(),
    links: [],
    images: [],
    drawings: [],
    isDeep: false,
    hasPasswordField: false,
    language: '',
  }
  const open: (OpenTag & { start: number })[] = []
  const count = { tags: 0, attributes: 0, titles: 0 }
  const end = () => {
    markup.isDeep = true
    parser.pause()
  }
  const parser = new Parser({
    onattribute() {
      if (++count.attributes > ATTRIBUTES_MAX) end()
    },
    onopentag(name, attributes) {
      if (name === 'html') markup.language ||= (attributes.lang ?? '').slice(0, 2).toLowerCase()
      if (name === 'input' && attributes.type?.trim().toLowerCase() === 'password') markup.hasPasswordField = true
      collect(markup, name, attributes)
      if (name === 'title') count.titles += 1
      if (open.push({ name, attributes, start: parser.startIndex }) > DEPTH_MAX) end()
      if (++count.tags > TAGS_MAX) end()
    },
    ontext(text) {
      const isFirstTitle = count.titles === 1 && open.at(-1)?.name === 'title'
      if (isFirstTitle && markup.title.length < TITLE_MAX) markup.title += text
    },
    onclosetag(_name, isImplied) {
      const [closed, holder] = [open.pop(), open.at(-1)]
      if (closed?.name !== 'svg' || !holder || isImplied || markup.drawings.length === ELEMENTS_MAX) return
      const svg = html.slice(closed.start, parser.endIndex + 1)
      if (svg.length <= SVG_CHARACTERS_MAX) markup.drawings.push({ svg, holder })
    },
  })
  parser.end(html)
  return { ...markup, title: plain(markup.title) }
}

function collect({ metas, links, images }: Markup, tag: string, attributes: Attributes): void {
  if (tag === 'link' && links.length < ELEMENTS_MAX) links.push(attributes)
  if (tag === 'img' && images.length < ELEMENTS_MAX) images.push(attributes)
  if (tag !== 'meta' || metas.size === ELEMENTS_MAX) return
  const name = (attributes.property ?? attributes.name ?? '').toLowerCase()
  const content = plain(attributes.content ?? '')
  if (name && content && !metas.has(name)) metas.set(name, content)
}

/** Returns text without control characters and runs of space. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
}
