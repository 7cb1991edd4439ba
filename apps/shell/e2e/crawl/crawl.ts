import type { Browser, BrowserContext, Page } from 'playwright-core'
import { kindOf, screenOf } from './addresses.ts'
import type { Control } from './controls.ts'
import { type OpenScreen, type Outcome, type Way, openScreen } from './screen.ts'
import { type WatchedPage, watchedPage } from './watched-page.ts'

/** The number of addresses of one kind to open, such as those of single videos. */
const ALIKE_MAX = 2
/** A press may open a menu, its item a dialog, and that a question. */
const PRESSES_MAX = 3

export interface Visit {
  browser: Browser
  origin: string
  /** The paths from which the crawl starts. It follows the links of the site. */
  paths: readonly string[]
  signIn?: (context: BrowserContext) => Promise<void>
}

/** Opens every screen that can be reached and presses everything on it. What takes something away is pressed last. */
export async function crawl({ browser, origin, paths, signIn }: Visit) {
  const found: string[] = []
  const pressed = new Set<string>()
  const opened = new Map<string, number>()
  const queue = [...paths]
  const last: Way[] = []
  let watched = await enter()
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) if (isNew(path)) await visit(path)
  for (const path of new Set(last.map((way) => way.path)))
    await tryAll(
      openScreen(path, watched, () => open(path)),
      last.filter((way) => way.path === path),
      true,
    )
  await watched.page.context().close()
  return { found, screens: opened.size, presses: pressed.size }

  function isNew(path: string): boolean {
    const kind = kindOf(path)
    const count = opened.get(kind) ?? 0
    if (count >= (kind === path ? 1 : ALIKE_MAX)) return false
    opened.set(kind, count + 1)
    return true
  }

  async function visit(path: string): Promise<void> {
    const screen = openScreen(path, watched, () => open(path))
    const { faults, inside } = await screen.start()
    note(path, faults)
    follow(inside)
    await tryAll(
      screen,
      inside.map((control) => ({ path, presses: [], control })),
      false,
    )
    console.info(`${origin}${path}: ${inside.length} controls; in all ${pressed.size} pressed, ${found.length} faults`)
  }

  /** Presses each control of a screen, then those in what it opens. */
  async function tryAll(screen: OpenScreen, ways: Way[], areLast: boolean): Promise<void> {
    for (let way = ways.shift(); way; way = ways.shift()) {
      const { path, presses, control } = way
      if (pressed.has(control.key) || control.leavesPage) continue
      if (control.isDestructive && !areLast) {
        last.push(way)
        continue
      }
      pressed.add(control.key)
      const where = `${kindOf(path)} ${[...presses, control.key].join(' > ')} “${control.label}”`
      const outcome = await screen
        .tryWay(way)
        .catch((error: Error) => (isAt(path) ? cannotBePressed(error) : undefined))
      if (!outcome) {
        pressed.delete(control.key)
        continue
      }
      const { faults, inside } = outcome
      note(where, faults)
      follow(inside)
      if (presses.length + 1 < PRESSES_MAX)
        ways.unshift(...inside.map((next) => ({ path, presses: [...presses, control.key], control: next })))
    }
  }

  /** A screen that sends people on, to sign in for example, takes its controls with it. */
  function isAt(path: string): boolean {
    return URL.parse(path, origin)?.pathname === new URL(watched.page.url()).pathname
  }

  function follow(controls: Control[]): void {
    for (const { href } of controls) {
      const path = screenOf(href, origin)
      if (path) queue.push(path)
    }
  }

  async function enter(): Promise<WatchedPage> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await signIn?.(context)
    return watchedPage(context)
  }

  /** Opens a screen. Signs in again when a press has ended the session. */
  async function open(path: string): Promise<void> {
    const { page } = watched
    await arrive(path)
    if (!signIn || path.startsWith('/login') || (await isSignedIn(page))) return
    watched.takeFaults()
    // A page that is open notices the new session and loads itself again.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signIn(page.context())
    await arrive(path)
  }

  async function arrive(path: string): Promise<void> {
    const { page } = watched
    await page.goto(path)
    await page
      .locator('h1')
      .first()
      .waitFor({ timeout: 15_000 })
      .catch(() => undefined)
    await watched.rest()
  }

  function note(where: string, faults: string[]): void {
    for (const fault of new Set(faults)) {
      console.info(`  x ${where}: ${fault}`)
      found.push(`${where}: ${fault}`)
    }
  }
}

/** The operator signs in at the address of the console itself, so the address does not tell. */
function isSignedIn(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await fetch('/auth/user')).ok)
}

function cannotBePressed(error: Error): Outcome {
  return { faults: [`cannot be pressed: ${error.message.split('\n')[0]}`], inside: [] }
}
