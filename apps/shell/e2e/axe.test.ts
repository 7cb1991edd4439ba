import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=x',
  '/nothing-here',
]
const SIGNED_IN = ['/onboarding', '/dashboard', '/generate-video', '/my-videos', '/manage-avatars', '/profile']

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  stack?.remove()
})

describe.each(['waymark', 'keystone'])('%s', (tenant) => {
  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    it.each([1440, 390])('has no accessibility fault and no overflow at %i px', async (width) => {
      const { username, password } = stack.account(tenant, 'customer')
      const context = await browser.newContext({
        baseURL: stack.origin(tenant),
        colorScheme,
        viewport: { width, height: 900 },
        bypassCSP: true,
      })
      const found = await lookAt(context, PUBLIC)
      await signIn(context, '/auth/login', { username, password })
      found.push(...(await lookAt(context, SIGNED_IN)))
      await context.close()

      expect(found).toEqual([])
    })
  })
})

it('has no accessibility fault in the operator’s console', async () => {
  const context = await browser.newContext({ baseURL: stack.origin('waymark'), bypassCSP: true })
  const found = await lookAt(context, ['/admin'])
  const { email, password } = stack.account('waymark', 'operator')
  await signIn(context, '/api/admin/login', { email, password })
  found.push(...(await lookAt(context, ['/admin'])))
  await context.close()

  expect(found).toEqual([])
})

/** From a page of the site, since only browsers find *.localhost. */
async function signIn(context: BrowserContext, path: string, body: Record<string, string>): Promise<void> {
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
  expect(status).toBe(200)
}

async function lookAt(context: BrowserContext, paths: string[]): Promise<string[]> {
  const page = await context.newPage()
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    // Entrances fade in; a half-transparent text would be measured as too faint.
    await page.waitForTimeout(600)
    found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) found.push(`${path}: ${overflow} px too wide`)
  }
  await page.close()
  return found
}

async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${String(target[0])}`))
  })
}
