import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readZip } from '../../core/test/zip.ts'
import { serveLesson } from './lms.ts'
import { browser, newName, stack } from './running.ts'

const SCRIPT = 'Wear your vest at all times. Keep the walkways clear, and report what is broken. Have a safe day.'

let files: Record<string, Buffer>
let lms: Page
let server: Server
let url = ''

beforeAll(async () => {
  files = readZip(await packageOfVideo())
  ;({ url, server } = await serveLesson(files))
  lms = await browser.newPage()
})
afterAll(() => server?.close())

it('a lesson starts as incomplete, and stores the position when the platform closes it', async () => {
  await open()
  expect(await stored('cmi.core.lesson_status')).toBe('incomplete')
  await play({ until: 2 })
  await close()

  expect(Number(await stored('cmi.core.lesson_location'))).toBeGreaterThan(1.9)
  expect(await stored('cmi.core.exit')).toBe('suspend')
  expect(await stored('cmi.core.session_time')).toMatch(/^0000:00:\d\d\.\d\d$/)
  const calls = await callsOf(lms)
  expect([calls[0], calls.slice(-2).map(([name]) => name)]).toEqual([
    ['LMSInitialize', ''],
    ['LMSCommit', 'LMSFinish'],
  ])
})

it('a lesson resumes where it stopped, and is complete once 90 % was watched', async () => {
  await open()
  await expect.poll(() => video((one) => one.currentTime)).toBeGreaterThan(1.9)
  await play({ until: 100 })
  const statuses = (await callsOf(lms)).filter(([, name]) => name === 'cmi.core.lesson_status' && name)

  expect(statuses.at(-1)).toEqual(['LMSSetValue', 'cmi.core.lesson_status', 'completed'])
  expect(await lms.evaluate(() => (window as never as { completedAt: number }).completedAt)).toBeLessThan(
    await video((one) => one.duration - 0.2),
  )
  await close()
  expect(await stored('cmi.core.exit')).toBe('')
})

it('a lesson restarts after the end, and stays complete', async () => {
  await open()

  expect(await video((one) => one.currentTime)).toBe(0)
  await play({ until: 1 })
  await close()
  expect(await stored('cmi.core.lesson_status')).toBe('completed')
})

it('skipping forward does not complete a lesson', async () => {
  await lms.evaluate(() => localStorage.clear())
  await open()
  await video((one) => void (one.currentTime = one.duration - 2))
  await play({ until: 0 })
  await lms.waitForTimeout(700)
  await close()

  expect(await stored('cmi.core.lesson_status')).toBe('incomplete')
})

it('a lesson finds the platform in the window that opened it', async () => {
  await lms.goto(`${url}/?alone`)
  const popup = lms.waitForEvent('popup')
  await lms.evaluate(() => void window.open('/course/index.html'))
  await (await popup).waitForLoadState()

  expect((await callsOf(lms))[0]).toEqual(['LMSInitialize', ''])
  await (await popup).close()
})

it('a lesson plays without a platform', async () => {
  const alone = await browser.newPage()
  const faults: string[] = []
  alone.on('pageerror', ({ message }) => faults.push(message))
  await alone.goto(`${url}/course/index.html`)
  const time = await alone.locator('video').evaluate(async (one: HTMLVideoElement) => {
    one.muted = true
    const advancing = new Promise<void>((resolve) =>
      one.addEventListener('timeupdate', () => one.currentTime > 0.3 && resolve()),
    )
    await one.play()
    await advancing
    return one.currentTime
  })

  expect([faults, time > 0.3]).toEqual([[], true])
})

/** Opens the lesson, and waits until it can be played. */
async function open(): Promise<void> {
  await lms.goto(`${url}/`)
  await expect.poll(() => video((one) => one.readyState), { timeout: 20_000 }).toBeGreaterThan(1)
}

async function play({ until }: { until: number }): Promise<void> {
  await lesson().evaluate(async (second) => {
    const one = document.querySelector('video') as HTMLVideoElement
    one.muted = true
    const top = window.parent as never as { completedAt?: number }
    one.addEventListener('timeupdate', () => {
      if (localStorage.getItem('cmi.core.lesson_status') === 'completed') top.completedAt ??= one.currentTime
    })
    await one.play()
    await new Promise<void>((resolve) => {
      one.addEventListener('ended', () => resolve())
      one.addEventListener('timeupdate', () => one.currentTime >= second && resolve())
    })
    if (second > 0) one.pause()
  }, until)
}

/** Closes the lesson as platforms do, and expects that no call broke a rule. */
async function close(): Promise<void> {
  await lms.evaluate(() => document.querySelector('iframe')?.remove())
  await expect.poll(async () => (await callsOf(lms)).at(-1)?.[0]).toBe('LMSFinish')
  expect((await callsOf(lms)).filter((call) => call.at(-1)?.startsWith('error'))).toEqual([])
}

function lesson() {
  const frame = lms.frames().find((one) => one.url().includes('/course/'))
  if (!frame) throw new Error('the lesson is not open')
  return frame
}

function video<T>(read: (one: HTMLVideoElement) => T): Promise<T> {
  return lesson().locator('video').evaluate(read)
}

const stored = (name: string) => lms.evaluate((key) => localStorage.getItem(key), name)
const callsOf = (page: Page) => page.evaluate(() => (window as never as { calls: string[][] }).calls)

/** The package of a new video, as its owner downloads it. */
async function packageOfVideo(): Promise<Buffer> {
  const page = await browser.newPage({ baseURL: stack.origin('waymark') })
  await page.goto('/register')
  await page.getByLabel('Username', { exact: true }).fill(newName('trainer'))
  await page.getByLabel('Password', { exact: true }).fill('three plain words')
  await page.getByLabel('Confirm password').fill('three plain words')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  const id = await page.evaluate(async (script) => {
    const avatars = (await (await fetch('/api/avatars')).json()) as { id: string; status: string }[]
    const avatarId = avatars.find(({ status }) => status === 'ready')?.id
    const body = JSON.stringify({ title: 'Safety & care', script, avatarId })
    const made = await fetch('/api/videos', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return ((await made.json()) as { id: string }).id
  }, SCRIPT)
  const statusOf = () =>
    page.evaluate(
      async (path) => ((await (await fetch(path)).json()) as { status: string }).status,
      `/api/videos/${id}`,
    )
  await vi.waitUntil(async () => (await statusOf()) === 'ready', { timeout: 120_000, interval: 1000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((href) => {
      Object.assign(document.createElement('a'), { href, download: '' }).click()
    }, `/api/videos/${id}/scorm`),
  ])
  return readFile(await download.path())
}
