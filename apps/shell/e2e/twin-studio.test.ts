import type { Avatar, Video } from '@vitrine/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { type FakeCamera, openFakeCamera } from './fake-camera.ts'
import { startPrepared } from './prepared-stack.ts'
import { newName } from './running.ts'
import { signIn } from './screens.ts'
import type { Stack } from './stack.ts'

const LISTENING_SECONDS = 16
const UNTIL_RELOAD_MS = 1500
/** Slow enough that a reload comes in the middle of an upload of some megabytes. */
const SLOW = { offline: false, latency: 20, downloadThroughput: 4_000_000, uploadThroughput: 700_000 }
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

let stack: Stack
let camera: FakeCamera
let browser: Browser

beforeAll(async () => {
  camera = await openFakeCamera('daniel')
  ;[stack, browser] = await Promise.all([startPrepared({ SELL_DIGITAL_TWINS: 'true' }), openBrowser(camera.args)])
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  stack?.remove()
  camera?.remove()
})

describe.each([
  { tenant: 'waymark', width: 1440, reloads: 3 },
  { tenant: 'keystone', width: 390, reloads: 1 },
])('on $tenant, $width px wide', ({ tenant, width, reloads }) => {
  it('a person buys a digital twin, records it, consents and appears in a video', async () => {
    const context = await browser.newContext({ baseURL: stack.origin(tenant), viewport: { width, height: 900 } })
    await signIn(context, '/auth/register', { username: newName('twin'), password: 'three plain words' })
    const page = await context.newPage()
    await buy(page)
    await record(page)
    await send(page, reloads)

    const twin = await approved(page)
    expect(twin.status).toBe('ready')
    const video = await videoWith(page, twin)
    expect([video.status, video.avatarName]).toEqual(['ready', 'Dan'])
    await context.close()
  })
})

async function buy(page: Page): Promise<void> {
  await page.goto('/checkout?item=digital-twin&price=350')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel(/^Expir/).fill('12 / 30')
  await page.getByLabel(/CVC|Security code/).fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('link', { name: /Record/ }).click()
  await page.waitForURL('**/manage-avatars**')
}

async function record(page: Page): Promise<void> {
  await page.getByLabel('Full name of the person in the recording').fill('Daniel Brook')
  await page.getByLabel('Twin name').fill('Dan')
  await page.getByRole('button', { name: 'Start recording' }).click()
  const consent = page.locator('[data-take=consent]')
  const seconds = await camera.say(await consent.locator('q').innerText())
  await page.getByRole('button', { name: 'Turn on camera' }).click()
  await take(page, 'consent', Math.ceil(seconds) * 2)
  await take(page, 'listening', LISTENING_SECONDS)
}

async function take(page: Page, name: string, seconds: number): Promise<void> {
  const row = page.locator(`[data-take=${name}]`)
  await row.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ timeout: 20_000 })
  await page.waitForTimeout(seconds * 1000)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await row.getByLabel('Recorded', { exact: true }).waitFor()
}

/** Sends the recordings over a slow line, and reloads the page so many times in the middle of it. */
async function send(page: Page, reloads: number): Promise<void> {
  const line = await page.context().newCDPSession(page)
  const setLine = (conditions: typeof SLOW) => line.send('Network.emulateNetworkConditions', conditions)
  await setLine(SLOW)
  for (let done = 0; done < reloads; done++) {
    await pressSend(page)
    await page.getByText(/\d% uploaded/).waitFor()
    await page.waitForTimeout(UNTIL_RELOAD_MS)
    expect(await page.getByText(/\d% uploaded/).count()).toBe(1)
    await page.reload()
  }
  await setLine(FAST)
  await pressSend(page)
  await page.getByText('We’ve received your recordings. We’ll review them next.').first().waitFor({ timeout: 60_000 })
}

async function pressSend(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /agrees to a digital twin/ }).check()
  await page.getByRole('button', { name: 'Send for review' }).click()
}

/** Approves the twin as a person of the operator does. Returns it once it is decided. */
async function approved(page: Page): Promise<Avatar> {
  const operator = await browser.newContext({ baseURL: stack.origin('waymark') })
  const { email, password } = stack.account('waymark', 'operator')
  await signIn(operator, '/api/admin/login', { email, password })
  const desk = await operator.newPage()
  await desk.goto('/faq')
  const { id } = await ownTwin(page)
  const approve = () =>
    desk.evaluate(async (path) => (await fetch(path, { method: 'POST' })).status, `/api/admin/avatars/${id}/approve`)
  await expect.poll(approve, { timeout: 120_000, interval: 2000 }).toBe(200)
  await operator.close()
  await expect.poll(async () => (await ownTwin(page)).status, { timeout: 120_000 }).not.toBe('processing')
  return ownTwin(page)
}

function ownTwin(page: Page): Promise<Avatar> {
  return page.evaluate(async () => {
    const avatars = (await (await fetch('/api/avatars')).json()) as Avatar[]
    return avatars.find(({ name }) => name === 'Dan') as Avatar
  })
}

/** Writes a script in the wizard, chooses the twin and waits for the video. */
async function videoWith(page: Page, { name }: Avatar): Promise<Video> {
  await page.goto('/generate-video')
  await page.locator('textarea').first().fill('Good morning from the harbour. Our boats leave at nine.')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: `${name} Custom` }).check({ force: true })
  for (let step = 2; step < 4; step++) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await page.waitForURL('**/my-videos**')
  const newest = () => page.evaluate(async () => ((await (await fetch('/api/videos')).json()) as Video[])[0] as Video)
  await expect.poll(async () => (await newest()).status, { timeout: 300_000 }).toMatch(/ready|failed/)
  return newest()
}
