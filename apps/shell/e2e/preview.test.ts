import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, newName, stack } from './running.ts'

it('a previewed sentence moves lips and marks words, then the presenter listens again', async () => {
  const page = await openWizard()
  await page
    .locator('textarea')
    .first()
    .fill(
      'Welcome to the old harbour, where breakfast is served by the water from seven to eleven, the boats leave every half hour ' +
        'for the islands, and whoever stays for the evening hears the band on the quay. Come at nine.',
    )
  const atRest = await mouth(page)
  await page.getByRole('button', { name: 'Preview a sentence' }).locator('visible=true').click()
  await page.locator('[data-tense=now]').waitFor()
  const mouths = new Set<string>()
  for (let n = 0; n < 100 && mouths.size < 4; n++) mouths.add(await mouth(page))

  expect(mouths.size).toBeGreaterThanOrEqual(4)
  expect(await movedAfterPress(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Preview a sentence' }).locator('visible=true').waitFor()
  expect(await page.locator('[data-tense]').count()).toBe(0)
  expect(await mouth(page)).toBe(atRest)
})

async function openWizard(): Promise<Page> {
  const page = await browser.newPage({ baseURL: stack.origin('waymark') })
  await page.goto('/register')
  await page.getByLabel('Username', { exact: true }).fill(newName('listener'))
  await page.getByLabel('Password', { exact: true }).fill('three plain words')
  await page.getByLabel('Confirm password').fill('three plain words')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await page.goto('/generate-video')
  await page.locator('canvas[data-live][data-drawn]').waitFor()
  return page
}

/** The middle of the face as it is drawn now, as text. */
function mouth(page: Page): Promise<string> {
  return page.locator('canvas[data-live]').evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() => {
          const canvas = element as HTMLCanvasElement
          const [x, y] = [canvas.width * 0.4, canvas.height * 0.32]
          const { data } = canvas
            .getContext('2d')!
            .getImageData(
              Math.round(x),
              Math.round(y),
              Math.round(canvas.width * 0.2),
              Math.round(canvas.height * 0.12),
            )
          resolve(String.fromCodePoint(...data.filter((_, index) => index % 37 === 0)))
        })
      }),
  )
}

/** Milliseconds from the press to the first picture that moved. */
function movedAfterPress(page: Page): Promise<number> {
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    return at('preview-moved') - at('preview-press')
  })
}
