// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Other files of this worker have loaded what is replaced here.
vi.hoisted(() => vi.resetModules())
const paintPortrait = vi.hoisted(() => vi.fn<(canvas: HTMLCanvasElement, presenterId: string) => void>())
vi.mock('./portrait.ts', () => ({ paintPortrait }))

/** An element 5,000 pixels below the window. */
class FarBelow {
  readonly #isWithin: boolean
  readonly #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit) {
    this.#callback = callback
    this.#isWithin = Number.parseInt(rootMargin) > 5000
  }
  observe() {
    this.#callback([{ isIntersecting: this.#isWithin } as IntersectionObserverEntry], this as never)
  }
  disconnect() {}
}

class NeverResized {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FarBelow)
  vi.stubGlobal('ResizeObserver', NeverResized)
  vi.stubGlobal('matchMedia', () => new EventTarget())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  paintPortrait.mockReset()
})

async function figureOutOfSight() {
  const { keepPainted } = await import('./keep-painted.ts')
  const canvas = document.createElement('canvas')
  canvas.dataset.presenter = 'maya'
  return { canvas, stop: keepPainted(canvas) }
}

test('a figure out of sight is drawn once the page has come to rest, and not before', async () => {
  const { canvas } = await figureOutOfSight()
  await vi.advanceTimersByTimeAsync(1000)
  expect(paintPortrait).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(paintPortrait).toHaveBeenCalledExactlyOnceWith(canvas, 'maya'))
})

test('a figure that has left the page is not drawn', async () => {
  const { stop } = await figureOutOfSight()
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(paintPortrait).not.toHaveBeenCalled()
})
