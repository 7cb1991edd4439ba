import { metasOf } from '../../../platform/web-pages/page-head.ts'
import { type RawPage, textOf } from '../../../platform/web-pages/page-text.ts'
import { attributeOf, tagsOf } from '../../../platform/web-pages/tags.ts'
import { defineTasks } from '../../../platform/thread-pool/task.ts'
import { siteColours } from './site-colours.ts'
import { siteFont } from './site-font.ts'
import { logoSources } from './site-logos.ts'
import { siteName } from './site-name.ts'

export const tasks = defineTasks(import.meta.url, { readPage, readStyles })

/** What the page of a brand says by itself: its name, and where its style sheets and logos are. */
function readPage(page: RawPage) {
  const html = textOf(page)
  const sheets = tagsOf(html, 'link')
    .filter((tag) => /(^|\s)stylesheet(\s|$)/i.test(attributeOf(tag, 'rel') ?? ''))
    .flatMap((tag) => URL.parse(attributeOf(tag, 'href') ?? '', page.url)?.href ?? [])
  return { companyName: siteName(html, page.url), logos: logoSources(html, page.url), sheets }
}

/** Colours and font of a page with its style sheets. */
function readStyles({ page, sheets }: { page: RawPage; sheets: readonly string[] }) {
  const html = textOf(page)
  const css = [html, ...sheets].join('\n')
  const metas = metasOf(html)
  const told = [metas.get('theme-color'), metas.get('msapplication-tilecolor')]
  return { colours: siteColours(css, told), fontFamily: siteFont(css) }
}
