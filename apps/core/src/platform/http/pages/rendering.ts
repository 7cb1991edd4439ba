import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Boot, SharedPage } from '@vitrine/contract'

/** A public screen as the shell's build for the core renders it. */
export interface RenderedPage {
  /** The markup of #root, which the app hydrates. */
  html: string
  /** The style element with the rules of the components in it. */
  styles: string
  title: string
  /** A sentence about the page; empty where it has none. */
  description: string
  /** Structured data for search engines, in terms of schema.org. */
  facts: Record<string, unknown>[]
}

interface RenderAsk {
  path: string
  boot: Boot
  origin: string
  /** The shared video whose page replaces the screen under that path. */
  shared?: SharedPage
}

export type Render = (ask: RenderAsk) => Promise<RenderedPage>

/** Returns a function that renders with the shell's build under `dist`, which is loaded with the first page that needs it. */
export function createRender(dist: string): Render {
  let build: Promise<{ render: Render }> | undefined
  return async ({ boot, ...ask }) => {
    build ??= import(pathToFileURL(join(dist, 'server/render.js')).href) as Promise<{ render: Render }>
    const { render } = await build
    const wordFiles = Object.entries(boot.wordFiles).map(([place, file]) => [
      place,
      pathToFileURL(join(dist, file)).href,
    ])
    return render({
      ...ask,
      boot: { ...boot, wordFiles: Object.fromEntries(wordFiles) as Record<string, string> },
    })
  }
}
