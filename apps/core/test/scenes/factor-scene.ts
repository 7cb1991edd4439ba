import { afterAll, beforeAll } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { codeAt, setUpFactor } from '../authenticator.ts'

export const PASSWORD = 'three plain words'
export const CODES = 10
export const STEP_MS = 30_000

/** The application of a test file whose time stands still until `later` is called. */
export let test: TestApp
export let now = new Date()

/** Gives a file of tests this application. */
export function openFactorScene(): void {
  beforeAll(async () => {
    test = await testApp({ clock: { now: () => now } })
  })
  afterAll(() => test.close())
}

/** A new customer who has just set up a second factor. */
export async function withFactor(username: string) {
  const client = await test.customer('waymark', username)
  const factor = await setUpFactor(client, PASSWORD, now)
  return { client, setUpCode: codeAt(factor.secret, now), ...factor }
}

export async function signIn(username: string, sent: { password?: string; code?: string } = {}, tenant = 'waymark') {
  const client = test.visitor(tenant)
  const answer = await client.call('POST /auth/login', { body: { username, password: PASSWORD, ...sent } })
  return { client, ...answer }
}

/** Half a minute passes: the app shows another code. */
export function later(): Date {
  now = new Date(now.getTime() + STEP_MS)
  return now
}
