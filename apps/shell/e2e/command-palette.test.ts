import { expect, it } from 'vitest'
import { browser, stack } from './running.ts'
import { faultsIn, openScreen, signIn } from './screens.ts'

it('Ctrl+K opens a screen by keyboard alone, with the focus at its content', async () => {
  const context = await signedIn('customer')
  const page = await openScreen(context, '/dashboard')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type('billing')
  await page.getByRole('option', { name: /Billing/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/billing')
  await page.getByRole('heading', { level: 1 }).waitFor()

  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await context.close()
})

it('Escape returns the focus to where it was, the toolbar button included', async () => {
  const context = await signedIn('customer')
  const page = await openScreen(context, '/my-videos')
  const button = page.getByRole('button', { name: /^Search/ })

  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.role)).toBe('combobox')
  await page.keyboard.press('Escape')

  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await context.close()
})

it('the page asks before the palette, Back or Forward discards unpublished text', async () => {
  const context = await signedIn('owner')
  const page = await openScreen(context, '/dashboard')
  const goTo = async (name: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`), selected: true }).waitFor()
    await page.keyboard.press('Enter')
  }
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  const stay = async () => {
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    expect([new URL(page.url()).search, await subject.inputValue()]).toEqual(['?tab=mail', typed])
  }
  await goTo('Email')
  const subject = page.getByLabel('Subject')
  await subject.fill('Welcome aboard')
  const typed = await subject.inputValue()

  await goTo('My Videos')
  await stay()
  await page.evaluate(() => history.back())
  await stay()
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('**/dashboard')
  await page.evaluate(() => history.forward())
  await page.waitForURL('**tab=mail')
  await subject.waitFor()
  await context.close()
})

it('the open palette has no accessibility fault in any theme', async () => {
  const context = await signedIn('owner')
  const page = await openScreen(context, '/dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: /Branding/ }).waitFor()

  const faults: string[] = []
  for (const width of [390, 1440])
    for (const direction of ['ltr', 'rtl'] as const)
      for (const colorScheme of ['light', 'dark'] as const)
        faults.push(...(await faultsIn(page, { width, direction, colorScheme })))

  expect(faults).toEqual([])
  await context.close()
})

async function signedIn(role: string) {
  const { username, password } = stack.account('waymark', role)
  const context = await browser.newContext({ baseURL: stack.origin('waymark') })
  await signIn(context, '/auth/login', { username, password })
  return context
}
