import { watchPaint } from './paint.ts'

/**
 * Draws the presenter named in a canvas's `data-presenter` when it comes within `marginPx` of the window, and again when its
 * size or the colours of the page change, until the returned function is called. Sets `data-drawn` on a drawn canvas. Uses no
 * React, because it also runs on pages before the app is loaded.
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
  const nearness = new IntersectionObserver(
    (entries) => {
      isNear = entries.some(({ isIntersecting }) => isIntersecting)
      paint()
    },
    { rootMargin: `${marginPx}px` },
  )
  const size = new ResizeObserver(paint)
  nearness.observe(canvas)
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
