import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, newName, stack } from './running.ts'

it('no purchase option is preselected, and every page of the checkout links back', async () => {
  const { page } = await newcomer('waymark')
  await page.goto('/onboarding?step=2')
  const ways = page.getByRole('main')
  await ways.getByRole('button', { name: 'Start with 3 free credits' }).waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Complete Your Subscription' }).waitFor()

  expect(await page.getByRole('radio', { name: 'No bundle' }).isChecked()).toBe(true)
  expect(await page.getByText('$824').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Start with 3 free credits' }).getAttribute('href')).toBe(
    '/generate-video',
  )
  await page.getByRole('link', { name: 'Subscription only' }).click()
  await page.getByRole('heading', { name: 'Complete your purchase' }).waitFor()
  await page.getByRole('link', { name: 'Back to Plans' }).click()
  await page.getByRole('heading', { name: 'Complete Your Subscription' }).waitFor()
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor()
  await page.context().close()
})

it('each setup step starts at its heading, and a new draft requests no missing resource', async () => {
  const { page, faults } = await newcomer('waymark')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor()
  await expect.poll(focused).toBe('Choose Your Plan')
  await page.getByRole('button', { name: 'Start with 3 free credits' }).click()
  await page.getByRole('heading', { name: 'You’re All Set' }).waitFor()
  await expect.poll(focused).toBe('You’re All Set')
  await page.goto('/generate-video')
  await page.getByRole('button', { name: 'Optimize Script for Marketing' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await page.getByLabel('Destination Script').fill('Come at nine.')
  await page.getByText('Draft saved').waitFor()
  await page.getByRole('button', { name: 'New draft' }).click()
  await page.getByRole('button', { name: 'New draft' }).waitFor({ state: 'detached' })
  await page.goto('/dashboard')
  await page.goto('/generate-video')
  await page.getByLabel('Destination Script').waitFor()
  await page.waitForLoadState('networkidle')

  expect(faults).toEqual([])
  await page.context().close()
})

it('no page sells a digital twin that cannot be delivered', async () => {
  const { page } = await newcomer('keystone')
  const offers: string[] = []
  for (const path of [
    '/manage-avatars',
    '/subscription-addons',
    '/pricing',
    '/features',
    '/faq',
    '/terms-of-service',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (/\$350|Custom Digital Twin|our team sets/i.test(await page.locator('body').innerText())) offers.push(path)
  }
  await page.goto('/checkout?item=digital-twin&price=350')
  await page.getByText('Digital twins aren’t sold here yet').waitFor()

  expect(offers).toEqual([])
  await page.context().close()
})

it('Play opens a page that plays the video, as does the file’s URL', async () => {
  const { page, faults } = await newcomer('waymark')
  const id = await makeVideo(page, { title: 'Harbour', script: 'Welcome to the old harbour.' })
  await page.goto('/my-videos')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Play' }).click()
  const watching = await opened
  await watching.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor()
  const file = await page.evaluate(
    async (videoId) => ((await (await fetch(`/api/videos/${videoId}`)).json()) as { videoUrl: string }).videoUrl,
    id,
  )
  const direct = await page.context().newPage()
  const problems: string[] = []
  direct.on('console', (message) => problems.push(message.text()))
  await direct.goto(file)

  expect(await seconds(watching)).toBeGreaterThan(2)
  expect(await seconds(direct)).toBeGreaterThan(2)
  expect([...faults, ...problems]).toEqual([])
  await page.context().close()
})

/** Returns the duration of the page's video in seconds, once it can be played. */
async function seconds(page: Page): Promise<number> {
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.duration)
}

/** Makes a video with the first presenter, and waits until it is ready. */
async function makeVideo(page: Page, body: { title: string; script: string }): Promise<string> {
  const id = await page.evaluate(async (draft) => {
    const [avatar] = (await (await fetch('/api/avatars')).json()) as { id: string }[]
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/videos', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...draft, avatarId: avatar?.id }),
    })
    return ((await answer.json()) as { id: string }).id
  }, body)
  await page.waitForFunction(
    async (videoId) =>
      ((await (await fetch(`/api/videos/${videoId}`)).json()) as { status: string }).status === 'ready',
    id,
    { timeout: 120_000, polling: 1000 },
  )
  return id
}

/** A person who has just registered, and what went wrong on their pages. */
async function newcomer(tenant: string): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ baseURL: stack.origin(tenant), viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/login')
  await page.evaluate(async (username) => {
    const body = JSON.stringify({ username, password: 'three plain words' })
    await fetch('/auth/register', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }, newName('newcomer'))
  return { page, faults }
}
