import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'
import { cutOff } from './cut-off.ts'

/** The rules of axe that depend on colours and positions. Its other rules check markup that is the same in every look. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
export const PLACE_RULES = ['target-size', 'scrollable-region-focusable']

export const PUBLIC_SCREENS = [
  '/',
  '/features',
  '/pricing',
  '/faq',
  '/faq#credit',
  '/whitelabel-pricing',
  '/terms-of-service',
  '/cookie-policy',
  '/privacy',
  '/company-ethics',
  '/verify',
  '/status',
  '/dev/kit',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=x',
  '/verify-email',
  '/verify-email?token=x',
  '/undo-email-change',
  '/undo-email-change?token=x',
  '/unsubscribe?token=videos.x',
  '/accept-invitation?token=x',
  '/twin-consent?token=x',
  '/withdraw-consent?token=x',
  '/account-deleted',
  '/impersonation',
  '/auth-demo',
  '/nothing-here',
]
export const SIGNED_IN_SCREENS = [
  '/onboarding',
  '/dashboard',
  '/generate-video',
  '/my-videos',
  '/videos/batch',
  '/manage-avatars',
  '/profile',
  '/watch',
  '/leads',
  '/billing',
  '/security',
  '/security?tab=sessions',
  '/integrations',
  '/integrations?tab=export',
  '/integrations?tab=sharing',
  '/integrations?tab=email',
  '/integrations?tab=api',
  '/whitelabel-dashboard',
  '/subscription-addons',
  '/checkout',
  '/checkout?plan=starter-pack&type=bundle&amount=177.5&credits=10',
  '/payment-success',
  '/sandbox-portal',
  '/sandbox-onboarding',
]

export const PARTNER_SCREENS = [
  ...[
    '',
    '?tab=branding',
    '?tab=domains',
    '?tab=presenters',
    '?tab=users',
    '?tab=users&newsletter=all',
    '?tab=users&newsletter=new',
    '?tab=users&import=new',
    '?tab=videos',
    '?tab=voices',
    '?tab=glossary',
    '?tab=billing',
    '?tab=prices',
    '?tab=analytics',
    '?tab=mail',
    '?tab=settings',
    '?tab=audit',
  ].map((tab) => `/whitelabel-dashboard${tab}`),
  '/security?tab=blacklist',
  '/security?tab=settings',
]
export const OPERATOR_SCREENS = [
  '',
  '?tab=partners',
  '?tab=videos',
  '?tab=avatars',
  '?tab=security',
  '?tab=audit',
  '?tab=system',
].map((tab) => `/admin${tab}`)

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Signs in from a page of the site, since only browsers find *.localhost. */
export async function signIn(context: BrowserContext, path: string, body: Record<string, string>): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  const status = await page.evaluate(
    async ([address, json]) => {
      const answer = await fetch(address ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: json ?? '',
      })
      return answer.status
    },
    [path, JSON.stringify(body)],
  )
  await page.close()
  if (status >= 300) throw new Error(`${path} answered ${status}`)
}

/** The viewport and the theme in which a page is checked. */
export interface Look {
  width: number
  direction?: 'ltr' | 'rtl'
  colorScheme?: 'light' | 'dark'
  /** The only rules of axe to check. Defaults to all. */
  rules?: readonly string[]
}

/**
 * Opens screens one after the other and lists what is wrong with them in every look: faults that axe finds, and what does not
 * fit. A screen is opened once and turned to each look, as a person turns a phone or the lights off.
 */
export async function faultsOn(
  context: BrowserContext,
  paths: readonly string[],
  looks: readonly Look[],
): Promise<string[]> {
  const found: string[] = []
  const page = await openPage(context)
  for (const path of paths) {
    await showScreen(page, path)
    for (const look of looks) found.push(...(await faultsIn(page, look)).map((fault) => `${path} ${fault}`))
  }
  await page.close()
  return found
}

/** A new page with the screen on it, with axe at hand. */
export async function openScreen(context: BrowserContext, path: string): Promise<Page> {
  const page = await openPage(context)
  await showScreen(page, path)
  return page
}

/** A new page for `showScreen`. One page for many screens saves a process of the browser for each, half the time. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(holdStill)
  return page
}

/** Leads a page to a screen, with axe at hand. */
export async function showScreen(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  // On a slow machine a screen may still be on its way when nothing has been fetched for a while; axe names it where none comes.
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 20_000 })
    .catch(() => undefined)
  await page.evaluate(AXE)
}

/** Entrances fade in, and colours with the lights: a half-transparent text would be measured as too faint. */
function holdStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export async function turnTo(page: Page, { width, colorScheme = 'light' }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
}

/** Returns the faults of the current page in a look. */
export async function faultsIn(page: Page, look: Look): Promise<string[]> {
  const { width, direction = 'ltr', colorScheme = 'light', rules } = look
  await turnTo(page, look)
  const { faults, overflow, tight } = await page.evaluate(
    async ([dir, values]) => {
      document.documentElement.dir = dir
      // Two pictures later the page has answered to its new size.
      for (let pictures = 0; pictures < 2; pictures++) await new Promise(requestAnimationFrame)
      const { axe } = globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> }
      }
      const runOnly = values && { runOnly: { type: 'rule', values } }
      const { violations } = await axe.run({ resultTypes: ['violations'], ...runOnly })
      const { scrollWidth, clientWidth } = document.documentElement
      const controls = [...document.querySelectorAll<HTMLElement>('.t-field :is(input, select, textarea)')]
      const fieldOf = (control: Element) => control.closest('.t-field') ?? control
      return {
        faults: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${String(target[0])}`)),
        overflow: scrollWidth - clientWidth,
        tight: controls
          .filter((control) => control.offsetWidth > fieldOf(control).clientWidth)
          .map((control) => fieldOf(control).textContent),
      }
    },
    [direction, rules] as const,
  )
  faults.push(...tight.map((text) => `“${text.slice(0, 40)}” is wider than its field`))
  if (overflow > 0) faults.push(`${overflow} px too wide`)
  faults.push(...(await page.evaluate(cutOff)))
  return faults.map((fault) => `(${width} px, ${direction}, ${colorScheme}): ${fault}`)
}
