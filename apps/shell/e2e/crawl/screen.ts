import { kindOf } from './addresses.ts'
import { type Control, controlsOn } from './controls.ts'
import { brokenLook, layersOn } from './looks.ts'
import { press } from './press.ts'
import type { WatchedPage } from './watched-page.ts'

/** A control, and the presses that lead to it from the screen as it was opened. */
export interface Way {
  path: string
  presses: readonly string[]
  control: Control
}

/** The outcome of a press. */
export interface Outcome {
  faults: string[]
  /** The controls that it brought: those of a dialog or menu, or of what it unfolded. */
  inside: Control[]
}

export type OpenScreen = ReturnType<typeof openScreen>

/** Presses the controls of one screen. A page that is back in its first state is reused; any other is opened again. */
export function openScreen(path: string, watched: WatchedPage, open: () => Promise<void>) {
  const { page } = watched
  const kind = kindOf(path)
  let fresh = ''
  return { start, tryWay }

  /** Opens the screen. Returns its controls and what is wrong with it before anything is pressed. */
  async function start(): Promise<Outcome> {
    await open()
    const inside = await controlsOn(page, kind)
    fresh = stateOf(inside)
    return { faults: [...watched.takeFaults(), ...(await brokenLook(page))], inside }
  }

  /** Presses a control, after those that lead to it where it is not there yet. Returns undefined where they no longer do. */
  async function tryWay({ presses, control }: Way): Promise<Outcome | undefined> {
    await restore()
    watched.takeFaults()
    for (const key of presses) {
      if ((await numberOf(control.key)) >= 0) break
      if (!(await pressKey(key))) return undefined
      await watched.rest()
    }
    const before = await layersOn(page)
    const known = new Set((await controlsOn(page, kind)).map(({ key }) => key))
    const isHere = control.href !== null && URL.parse(control.href, page.url())?.href === page.url()
    const came = await pressKey(control.key)
    if (!came) return undefined
    await watched.rest()
    const faults = came.hasEffect || control.isChosen || isHere ? [] : ['nothing happens']
    faults.push(...(await brokenWindows()), ...(await brokenLook(page)), ...watched.takeFaults())
    const isSameScreen = new URL(page.url()).pathname === new URL(path, page.url()).pathname
    const inside = isSameScreen ? (await controlsOn(page, kind)).filter(({ key }) => !known.has(key)) : []
    if ((await layersOn(page)) > before) {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(400)
      if ((await layersOn(page)) > before) faults.push('what it opens cannot be closed with Escape')
    }
    return { faults, inside }
  }

  async function restore(): Promise<void> {
    if (await isFresh()) return
    if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) {
      await page.goBack({ timeout: 5000 }).catch(() => undefined)
      await watched.rest()
      if (await isFresh()) return
    }
    await open()
    fresh = stateOf(await controlsOn(page, kind))
  }

  async function isFresh(): Promise<boolean> {
    return page.url().endsWith(path) && stateOf(await controlsOn(page, kind)) === fresh
  }

  async function numberOf(key: string): Promise<number> {
    return (await controlsOn(page, kind)).findIndex((one) => one.key === key)
  }

  async function pressKey(key: string): Promise<{ hasEffect: boolean } | undefined> {
    const number = await numberOf(key)
    return number < 0 ? undefined : { hasEffect: await press(page, number) }
  }

  async function brokenWindows(): Promise<string[]> {
    const faults: string[] = []
    for (const window of watched.takeWindows()) {
      await window.waitForLoadState('load', { timeout: 15_000 }).catch(() => undefined)
      await window.waitForTimeout(1000)
      if (window.url().startsWith('http'))
        faults.push(...(await brokenLook(window)).map((fault) => `its window: ${fault}`))
      await window.close()
    }
    return faults
  }
}

function stateOf(controls: Control[]): string {
  return controls.map(({ key, label, isChosen }) => `${key} ${label} ${isChosen}`).join('\n')
}
