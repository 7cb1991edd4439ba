import { previewReady } from '../../../lib/brand/preview-messages.ts'

const WIDTH_PX = 1180
const HEIGHT_PX = 900
const LOAD_MS = 20_000
const SETTLE_MS = 400
const SETTLE_MAX_MS = 5_000

export interface HiddenPage {
  frame: HTMLIFrameElement
  page: Document
  /** The partner's sheet on the page; undefined where the page shows none. */
  sheet: CSSStyleSheet | undefined
}

/** Opens a page of the site out of sight, and closes it after `work`. Rejects when it does not load. */
export async function withHiddenPage<T>(address: string, work: (opened: HiddenPage) => Promise<T>): Promise<T> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, { position: 'fixed', insetBlockStart: '0', insetInlineStart: '-9999px', border: '0' })
  resize(frame, WIDTH_PX)
  const isReady = ready(frame)
  frame.src = address
  document.body.append(frame)
  try {
    await isReady
    const page = frame.contentDocument
    if (!page) throw new Error('the page cannot be read')
    await settled(page)
    const link = page.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/theme/"]')
    return await work({ frame, page, sheet: link?.sheet ?? undefined })
  } finally {
    frame.remove()
  }
}

export function resize(frame: HTMLIFrameElement, widthPx: number): void {
  Object.assign(frame.style, { inlineSize: `${widthPx}px`, blockSize: `${HEIGHT_PX}px` })
}

function ready(frame: HTMLIFrameElement): Promise<void> {
  const over = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the page did not load')), LOAD_MS)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.contentWindow && data === previewReady) resolve()
    }
    window.addEventListener('message', hear, { signal: over.signal })
  }).finally(() => over.abort())
}

/** Resolves once the page has stopped growing, or after a while. */
async function settled(page: Document): Promise<void> {
  const end = Date.now() + SETTLE_MAX_MS
  let [count, before] = [0, -1]
  while (count !== before && Date.now() < end) {
    before = count
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    count = page.querySelectorAll('*').length
  }
}
