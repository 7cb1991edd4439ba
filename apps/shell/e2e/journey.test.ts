import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { register } from './register.ts'
import { browser, newName, stack } from './running.ts'
import { onStep } from './stepper.ts'

const JOURNEYS = [
  ['waymark', 'Welcome to the old harbour. Breakfast is served by the water until noon.'],
  ['keystone', 'Welcome to 14 Alder Lane. The garden faces the evening sun.'],
] as const

// Without a wider scope only one of them runs.
it.each(process.env.TEST_SCOPE ? JOURNEYS : JOURNEYS.slice(0, 1))(
  'a new customer on %s registers, makes a video, watches it and is charged what was shown',
  async (tenant, script) => {
    const { page, violations } = await openPage(stack.origin(tenant))

    await register(page, newName('guest'))
    const before = await credits(page)
    const shown = await generate(page, script)
    const video = await playableVideo(page)
    const after = await credits(page)

    expect(video.duration).toBeGreaterThan(2)
    expect(video.advanced).toBe(true)
    expect(shown).toBeGreaterThan(0)
    expect(after).toBe(before - shown)
    expect(violations).toEqual([])
    await page.context().close()
  },
)

async function openPage(origin: string) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const violations: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && violations.push(message.text()))
  page.on('pageerror', (error) => violations.push(error.message))
  return { page, violations }
}

/** Goes through the four steps and returns the cost that the last one shows. */
async function generate(page: Page, script: string): Promise<number> {
  await page.goto('/generate-video')
  await page.locator('textarea').first().fill(script)
  await next(page, 2)
  // The radio itself is drawn as its label's arch.
  await page.getByRole('radio').first().check({ force: true })
  await next(page, 3)
  await next(page, 4)
  const cost = await page.locator('dt', { hasText: 'This video' }).locator('xpath=following-sibling::dd').innerText()
  await page.getByRole('button', { name: /^generate/i }).click()
  await page.waitForURL('**/my-videos')
  return Number.parseFloat(cost)
}

async function next(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await onStep(page, step)
}

/** Waits until the card says ready without a reload, then watches the video on the page that Play opens. */
async function playableVideo(page: Page): Promise<{ duration: number; advanced: boolean }> {
  const play = page.getByRole('link', { name: /^play/i }).first()
  await play.waitFor({ timeout: 120_000 })
  const opened = page.context().waitForEvent('page')
  await play.click()
  const watching = await opened
  const shown = await watching.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    const advancing = new Promise<void>((resolve) =>
      video.addEventListener('timeupdate', () => video.currentTime > 0.5 && resolve()),
    )
    await video.play()
    await advancing
    return { duration: video.duration, advanced: video.currentTime > 0.5 }
  })
  await watching.close()
  return shown
}

async function credits(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const user = (await (await fetch('/api/user')).json()) as { credits: number }
    return user.credits
  })
}
