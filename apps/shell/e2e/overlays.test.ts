import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, stack } from './running.ts'
import {
  type Look,
  PUBLIC_SCREENS,
  SIGNED_IN_SCREENS,
  faultsIn,
  openPage,
  showScreen,
  signIn,
  turnTo,
} from './screens.ts'

const TRIGGERS = '[aria-haspopup]:visible:enabled'

it.each<[string, Look]>([
  ['waymark', { width: 1440 }],
  ['keystone', { width: 390, colorScheme: 'dark', direction: 'rtl' }],
])(
  'every menu and dialog of %s opens without a fault, closes with Escape and returns the focus',
  { timeout: 1_800_000 },
  async (tenant, look) => {
    const context = await browser.newContext({ baseURL: stack.origin(tenant), bypassCSP: true })
    const { username, password } = stack.account(tenant, 'customer')
    const ofPublic = await faultsOfOverlays(context, PUBLIC_SCREENS, look)
    await signIn(context, '/auth/login', { username, password })
    const ofSignedIn = await faultsOfOverlays(context, SIGNED_IN_SCREENS, look)
    await context.close()

    expect([...ofPublic.faults, ...ofSignedIn.faults]).toEqual([])
    expect(ofPublic.opened).toBeGreaterThan(1)
    expect(ofSignedIn.opened).toBeGreaterThan(3)
  },
)

async function faultsOfOverlays(context: BrowserContext, paths: readonly string[], look: Look) {
  const faults: string[] = []
  // Bars are the same on many screens: an overlay that was seen is not opened again.
  const seen = new Set<string>()
  const page = await openPage(context)
  await turnTo(page, look)
  for (const path of paths) {
    await showScreen(page, path)
    for (let index = 0; index < (await page.locator(TRIGGERS).count()); index++) {
      const name = await nameOf(page, index)
      if (seen.has(name)) continue
      seen.add(name)
      faults.push(...(await faultsOfOverlay(page, index, look)).map((fault) => `${path} "${name}" ${fault}`))
    }
  }
  await page.close()
  return { faults, opened: seen.size }
}

async function nameOf(page: Page, index: number): Promise<string> {
  const trigger = page.locator(TRIGGERS).nth(index)
  return (await trigger.getAttribute('aria-label')) ?? (await trigger.innerText())
}

async function faultsOfOverlay(page: Page, index: number, look: Look): Promise<string[]> {
  const trigger = page.locator(TRIGGERS).nth(index)
  await trigger.click()
  const overlay = page.locator('[role=menu], [role=dialog], [role=alertdialog], [role=listbox]').last()
  await overlay.waitFor({ timeout: 60_000 })
  const faults = await faultsIn(page, look)
  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'detached', timeout: 60_000 })
  // The focus comes back a moment after the overlay has gone.
  const hasFocus = await expect
    .poll(() => trigger.evaluate((element) => element === document.activeElement), { timeout: 5000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  return hasFocus ? faults : [...faults, 'does not give the focus back']
}
