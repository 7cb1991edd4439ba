import { watchPaint } from './paint.ts'

/**
 * Draws the presenter that a canvas names in `data-presenter` when it comes within `marginPx` of the window, and again when its
 * size or the colours of the page change, until the returned function is called. A drawn canvas says so in `data-drawn`. It
 * knows nothing of React, since it also draws on pages that the app has not taken over yet.
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

// Each figure in a task of its own, so that eight of them never hold up a click.
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 500 })
  else setTimeout(task)
}
