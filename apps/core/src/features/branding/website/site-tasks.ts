import { readMarkup } from '../../../platform/web-pages/markup.ts'
import { type RawPage, textOf } from '../../../platform/web-pages/page-text.ts'
import { defineTasks } from '../../../platform/thread-pool/task.ts'
import { siteColours } from './site-colours.ts'
import { siteFont } from './site-font.ts'
import { logoSources } from './site-logos.ts'
import { siteName } from './site-name.ts'

export const tasks = defineTasks(import.meta.url, { readPage, readStyles })

/** Returns the brand data in a page itself: its name, and the addresses of style sheets and logos. */
function readPage(page: RawPage) {
  const html = textOf(page)
  const markup = readMarkup(html)
  const sheets = markup.links
    .filter(({ rel }) => /(^|\s)stylesheet(\s|$)/i.test(rel ?? ''))
    .flatMap(({ href }) => URL.parse(href ?? '', page.url)?.href ?? [])
  return { companyName: siteName(markup, page.url), logos: logoSources(html, markup, page.url), sheets }
}

/** Returns the colours and the font of a page with its style sheets. */
function readStyles({ page, sheets }: { page: RawPage; sheets: readonly string[] }) {
  const html = textOf(page)
  const css = [html, ...sheets].join('\n')
  const { metas } = readMarkup(html)
  const declared = [metas.get('theme-color'), metas.get('msapplication-tilecolor')]
  return { colours: siteColours(css, declared), fontFamily: siteFont(css) }
}
