import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { startPrepared } from './prepared-stack.ts'
import type { Stack } from './stack.ts'

/** The server and the browser of a test file, there from its first test to its last. */
export let stack: Stack
export let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startPrepared(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  stack?.remove()
})

/** A name that nobody has yet, so that a second try of a test begins as the first did. */
export function newName(role: string): string {
  return `${role}-${randomBytes(3).toString('hex')}`
}
