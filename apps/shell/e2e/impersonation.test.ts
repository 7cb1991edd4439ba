import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, stack } from './running.ts'
import { faultsIn, openScreen, signIn } from './screens.ts'

/** Two lines of text between the edges of the bar. */
const BAR_ON_PHONES_MAX = 60

const LOOKS = [{ width: 1440 }, { width: 390, colorScheme: 'dark' }] as const

it('the support session bar is shown on public pages too, from the request to the end', async () => {
  const [team, customer] = await Promise.all([signedIn('owner'), signedIn('customer')])
  const { username } = stack.account('azure-coast', 'customer')
  const atHome = await openScreen(team, '/whitelabel-dashboard')
  const { items } = await asked<{ items: { id: string; username: string }[] }>(atHome, 'GET', '/api/whitelabel/users')
  const address = `/api/whitelabel/users/${items.find((one) => one.username === username)?.id}/act-as`
  const request = { reason: 'The last film stays dark' }
  await asked(atHome, 'POST', address, request)

  const visitor = await openScreen(customer, '/pricing')
  const bar = visitor.getByRole('status').filter({ hasText: request.reason })
  await bar.getByText('is asking to access your account').waitFor()
  for (const look of LOOKS) expect(await faultsIn(visitor, look)).toEqual([])
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(BAR_ON_PHONES_MAX)
  await bar.getByRole('button', { name: 'Details' }).click()
  expect(await bar.getByText(request.reason).evaluate(isWhole)).toBe(true)
  await bar.getByRole('button', { name: 'Allow for 30 minutes' }).click()
  await bar.getByText('You’ve allowed support one').waitFor()

  const { url } = await asked<{ url: string }>(atHome, 'POST', address, request)
  await atHome.goto(url)
  await atHome.getByRole('button', { name: 'Start' }).click()
  await atHome.waitForURL('**/dashboard')
  const visited = await openScreen(team, '/faq')
  const inside = visited.getByRole('status').filter({ hasText: request.reason })
  await inside.getByText('You’re in').waitFor()
  for (const look of LOOKS) expect(await faultsIn(visited, look)).toEqual([])
  expect((await inside.boundingBox())?.height).toBeLessThanOrEqual(BAR_ON_PHONES_MAX)
  await inside.getByRole('button', { name: 'End session' }).click()
  await visited.waitForURL('**/whitelabel-dashboard?tab=users')
  await visited.goto('/faq', { waitUntil: 'networkidle' })
  expect(await inside.count()).toBe(0)
  await Promise.all([team.close(), customer.close()])
})

/** Whether an element is inside of the text around it, which may cut what does not fit. */
function isWhole(element: Element): boolean {
  const [own, around] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()]
  return around !== undefined && own.bottom <= around.bottom + 1
}

async function signedIn(role: string) {
  const context = await browser.newContext({
    baseURL: stack.origin('azure-coast'),
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  const { username, password } = stack.account('azure-coast', role)
  await signIn(context, '/auth/login', { username, password })
  return context
}

/** A call from a page of the site, since only browsers find *.localhost. */
async function asked<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  const sent = {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  }
  const answer = await page.evaluate(async ([to, how]) => (await fetch(to, how)).json() as unknown, [
    path,
    sent,
  ] as const)
  return answer as Answer
}
