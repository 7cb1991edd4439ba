import { watchPaint } from './paint.ts'

// Later than measured loading ends. Drawing sooner would compete with what the visitor is waiting for.
const restAfterLoadMs = 1500
// More than the height of any page.
const wholePagePx = 100_000
let rest: Promise<void> | undefined

/**
 * Draws the presenter named in a canvas's `data-presenter` when it comes within `marginPx` of the window or the page has come
 * to rest, whichever is first, and again when its size or the colours of the page change, until the returned function is
 * called. Sets `data-drawn` on a drawn canvas. Uses no React, because it also runs on pages before the app is loaded.
 */
export function keepPainted(canvas: HTMLCanvasElement, marginPx = 300): () => void {
  let isNear = false
  let isGone = false
  let isQueued = false
  const paint = () => {
    if (!isNear || isQueued) return
    isQueued = true
    void import('./portrait.ts').then(({ paintPortrait }) =>
      whenIdle(() => {
        isQueued = false
        if (isGone) return
        paintPortrait(canvas, canvas.dataset.presenter ?? '')
        canvas.dataset.drawn = ''
      }),
    )
  }
  const watchWithin = (rootMarginPx: number) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const wasNear = isNear
        isNear = entries.some(({ isIntersecting }) => isIntersecting)
        if (!wasNear) paint()
      },
      { rootMargin: `${rootMarginPx}px` },
    )
    observer.observe(canvas)
    return observer
  }
  let nearness = watchWithin(marginPx)
  void pageAtRest().then(() => {
    nearness.disconnect()
    if (!isGone) nearness = watchWithin(wholePagePx)
  })
  const size = new ResizeObserver(paint)
  size.observe(canvas)
  const stopWatching = watchPaint(paint)
  return () => {
    isGone = true
    nearness.disconnect()
    size.disconnect()
    stopWatching()
  }
}

// One task per figure, so that drawing eight of them does not block input.
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 500 })
  else setTimeout(task)
}

/** Resolves some time after the page has loaded, so that a fast scroll, a print and a picture of the whole page find all figures. */
function pageAtRest(): Promise<void> {
  rest ??= new Promise((resolve) => {
    const wait = () => setTimeout(resolve, restAfterLoadMs)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  return rest
}
