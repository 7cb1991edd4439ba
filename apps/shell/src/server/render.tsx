import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Boot, SharedPage } from '@vitrine/contract'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { Providers } from '../app/providers.tsx'
import { AppRoutes } from '../app/routes.tsx'
import { setBoot } from '../lib/boot/boot.ts'
import { renderedWords, worded } from '../lib/i18n/worded.ts'
import { type Place, readWords } from '../lib/i18n/messages.ts'
import { noteTitle, renderedTitle } from '../lib/boot/rendered-title.ts'
import { GlobalStyle } from '../ui/brand/global-style.tsx'
import { SharedVideo } from '../screens/shared-video.tsx'
import { type Fact, factsOf } from './facts.ts'
import { leadOf } from './lead.ts'

export interface RenderAsk {
  path: string
  /** The data of the page, its files of words named as this process can import them. */
  boot: Boot
  /** The origin of the tenant's site. */
  origin: string
  /** The share page to show instead of the screen under that path. */
  shared?: SharedPage
}

export interface RenderedPage {
  /** The content of #root. */
  html: string
  /** The style element with the rules of the components in it. */
  styles: string
  title: string
  /** The sentence below the heading; empty where a page has none. */
  description: string
  facts: Fact[]
}

const MOST_MS = 5000

let last: Promise<unknown> = Promise.resolve()

/**
 * A public screen as text: the same components that the browser runs, so that the app can take the page over. One after the
 * other, since brand and language are the state of the whole process. Throws what a component threw.
 */
export function render(ask: RenderAsk): Promise<RenderedPage> {
  const next = last.then(() => renderNow(ask))
  last = next.catch(() => {})
  return next
}

async function renderNow(ask: RenderAsk): Promise<RenderedPage> {
  const { path, boot } = ask
  setBoot(boot)
  for (const place of Object.keys(boot.wordFiles) as Place[]) renderedWords.set(place, await readWords(place))
  i18n.loadAndActivate({ locale: boot.language, messages: { ...renderedWords.get('frame') } })
  noteTitle(boot.brand.companyName)
  const sheet = new ServerStyleSheet()
  const faults: unknown[] = []
  const page = sheet.collectStyles(
    <StrictMode>
      <StaticRouter location={path}>{ask.shared ? <AloneVideo page={ask.shared} /> : <App />}</StaticRouter>
    </StrictMode>,
  )
  try {
    const { prelude } = await prerender(page, {
      onError: (fault) => void faults.push(fault),
      signal: AbortSignal.timeout(MOST_MS),
      // Parts that come later need scripts in the page, which its policy refuses.
      progressiveChunkSize: Infinity,
    })
    const html = withoutHints(await new Response(prelude).text())
    if (faults.length > 0) throw faults[0]
    return { html, styles: sheet.getStyleTags(), title: renderedTitle(), ...aboutOf(html, ask) }
  } finally {
    sheet.seal()
  }
}

function App(): ReactNode {
  return (
    <Providers>
      <AppRoutes />
    </Providers>
  )
}

const Video = worded(SharedVideo, ['share'])

// Renders the share page without the app's toasts, error boundary and listeners.
function AloneVideo({ page }: { page: SharedPage }): ReactNode {
  return (
    <I18nProvider i18n={i18n}>
      <GlobalStyle />
      <Video page={page} />
    </I18nProvider>
  )
}

// Removes the preload hints for images that React puts before the page: the logo is small and in view anyway.
function withoutHints(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}

function aboutOf(html: string, { path, boot, origin }: RenderAsk) {
  return { description: leadOf(html), facts: factsOf(path, boot, origin) }
}
