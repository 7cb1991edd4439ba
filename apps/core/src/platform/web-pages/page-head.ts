import { readMarkup } from './markup.ts'

/** A web page's description of itself for links to it. */
export interface PageHead {
  title: string
  description: string
  /** The address of its preview picture; undefined when it names none. */
  picture: string | undefined
}

/** The head is at the beginning; what follows is not read. */
const HEAD_CHARACTERS_MAX = 400_000
const TITLE_MAX = 160
const DESCRIPTION_MAX = 400

/** Reads title, description and picture of a page. Nothing in the page is executed or kept as markup. */
export function readPageHead(html: string, address: string): PageHead {
  const { metas, title: shortTitle } = readMarkup(html.slice(0, HEAD_CHARACTERS_MAX))
  const first = (...names: string[]) => names.map((name) => metas.get(name)).find((value) => value)
  const title = first('og:title', 'twitter:title') ?? shortTitle
  const picture = first('og:image:secure_url', 'og:image', 'twitter:image', 'twitter:image:src')
  return {
    title: title.slice(0, TITLE_MAX),
    description: (first('og:description', 'description', 'twitter:description') ?? '').slice(0, DESCRIPTION_MAX),
    picture: picture ? URL.parse(picture, address)?.href : undefined,
  }
}
