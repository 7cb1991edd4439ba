import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, newName, stack } from './running.ts'

const STEPS_MAX = 60

it('a new customer gets from the home page to the dashboard, signs out and in again by keyboard alone', async () => {
  const context = await browser.newContext({ baseURL: stack.origin('waymark') })
  const page = await context.newPage()
  const name = newName('keys')
  await page.goto('/', { waitUntil: 'networkidle' })

  await press(page, /^create a free video/i)
  await page.waitForURL('**/register')
  await type(page, 'Username', name)
  await type(page, 'Password', 'three plain words')
  await type(page, 'Confirm password', 'three plain words')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/onboarding')
  await press(page, /^skip setup/i)
  await page.waitForURL('**/dashboard')
  await press(page, /^account:/i)
  await page.getByRole('menuitem', { name: /^sign out/i }).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'))
  await page.keyboard.press('End')
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Sign out'))
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === '/')

  await page.goto('/login')
  await type(page, 'Username', name)
  await type(page, 'Password', 'three plain words')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor()

  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await context.close()
})

/** Goes with Tab to a link or button of this name, sees that it shows it has the focus, and presses Enter. */
async function press(page: Page, name: RegExp): Promise<void> {
  await focus(page, ({ role, label }) => role !== 'field' && name.test(label))
  await page.keyboard.press('Enter')
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await focus(page, (focused) => focused.role === 'field' && focused.label === label)
  await page.keyboard.type(text)
}

interface Focused {
  role: string
  label: string
  isVisible: boolean
}

async function focus(page: Page, isWanted: (focused: Focused) => boolean): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < STEPS_MAX; step++) {
    const focused = await focusedOn(page)
    if (focused && isWanted(focused)) {
      expect(focused, `${focused.label} shows that it has the focus`).toMatchObject({ isVisible: true })
      return
    }
    // A page that is on its way has nothing yet that the keyboard could come to.
    if (focused) passed.push(focused.label)
    else await page.waitForTimeout(100)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard came by ${passed.join(' | ')} and not where it should`)
}

function focusedOn(page: Page): Promise<Focused | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element === document.body) return null
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const label = isField ? (element.labels?.[0]?.textContent ?? '') : (element.ariaLabel ?? element.textContent ?? '')
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    const isVisible = element.getBoundingClientRect().width > 0 && (outlineStyle !== 'none' || boxShadow !== 'none')
    return { role: isField ? 'field' : 'control', label: label.trim(), isVisible }
  })
}
