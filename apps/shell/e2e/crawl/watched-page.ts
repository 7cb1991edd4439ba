import type { BrowserContext, Page } from 'playwright-core'
import { kindOf } from './addresses.ts'

/** A message that repeats another one. */
const REPEATED = 'Failed to load resource'
const QUIET_MS = 250
const REST_MS = 12_000

/** A page that keeps what goes wrong on it: errors, refusals by its policy, failed answers and answers that never came. */
export interface WatchedPage {
  page: Page
  /** Windows that the page opened since they were last taken. */
  takeWindows(): Page[]
  /** Returns the faults since the last call. */
  takeFaults(): string[]
  /** Waits until the page asks for nothing any more, or for as long as a person would. */
  rest(): Promise<void>
}

export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage()
  const faults: string[] = []
  const windows: Page[] = []
  const waiting = new Set<unknown>()
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`))
  page.on('console', (line) => {
    const text = line.text()
    const isFault = line.type() === 'error' || text.includes('Content Security Policy')
    if (isFault && !text.startsWith(REPEATED)) faults.push(`console: ${text.slice(0, 300)}`)
  })
  page.on('response', (answer) => {
    if (answer.status() < 400) return
    faults.push(`${answer.status()} to ${answer.request().method()} ${kindOf(answer.url())}`)
  })
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => {
    waiting.delete(request)
    const reason = request.failure()?.errorText ?? ''
    // Requests that the page itself aborted are no faults.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} at ${request.method()} ${kindOf(request.url())}`)
  })
  page.on('framenavigated', (frame) => frame === page.mainFrame() && waiting.clear())
  page.on('popup', (popup) => windows.push(popup))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  return {
    page,
    takeWindows: () => windows.splice(0),
    takeFaults: () => faults.splice(0),
    async rest() {
      const end = Date.now() + REST_MS
      for (let quiet = 0; quiet < QUIET_MS && Date.now() < end; quiet = waiting.size > 0 ? 0 : quiet + 50)
        await page.waitForTimeout(50)
    },
  }
}
