import type { BrandDraft } from '@vitrine/contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, stack } from './running.ts'

const PARTNER = 'azure-coast'

/** Publishes the brand in another font, as a partner's own page does. */
async function publishInLato(): Promise<void> {
  const owner = await browser.newPage({ baseURL: stack.origin(PARTNER) })
  await owner.goto('/login')
  await owner.evaluate(
    async (account) => {
      async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
        const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
        return (await fetch(path, { method, ...sent })).json() as Promise<T>
      }
      await ask('POST', '/auth/login', account)
      const path = '/api/whitelabel/branding/draft'
      const { design } = await ask<BrandDraft>('GET', path)
      const { publishedVersion } = await ask<BrandDraft>('PUT', path, { design: { ...design, fontFamily: 'Lato' } })
      await ask('POST', '/api/whitelabel/branding/publish', { basedOn: publishedVersion })
    },
    stack.account(PARTNER, 'owner'),
  )
  await owner.close()
}

const drawnWith = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )

it('a page uses its brand’s font, both when it was open and when it is opened', async () => {
  const open = await browser.newPage({ baseURL: stack.origin(PARTNER) })
  const socket = open.waitForEvent('websocket', { timeout: 120_000 })
  await open.goto('/login')
  await socket
  await open.waitForLoadState('networkidle')
  expect(await drawnWith(open)).not.toContain('Lato')

  await publishInLato()
  await expect.poll(() => drawnWith(open)).toContain('Lato')

  const opened = await browser.newPage({ baseURL: stack.origin(PARTNER) })
  await opened.goto('/')
  await expect.poll(() => drawnWith(opened)).toContain('Lato')
  expect(await drawnWith(opened)).not.toContain('Inter Variable')
})
