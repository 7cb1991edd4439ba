import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { signIn } from '../screens.ts'
import type { Stack } from '../stack.ts'
import { askSomething } from '../viewer.ts'

export const PASSWORD = 'three plain words'
/** A tenant that takes no payments, with its owner and a customer of the same names. */
export const UNPAID_TENANT = 'quiet-bay'
/** The name of a person who never opened the link in their mail. */
export const UNVERIFIED = 'unverified'

const TABLE = 'title,script\nHarbour,Come at nine.\nGarden,Come at ten.\nNothing,\n'
const READY_WITHIN_MS = 300_000
const GOOD_CARD = '4242 4242 4242 4242'

type Ask = <T>(key: string, body?: object | string) => Promise<T>

/** Gives the customer and the owner of a tenant what people have after a while. */
export async function addData(browser: Browser, stack: Stack, tenant: string): Promise<void> {
  const context = await browser.newContext({ baseURL: stack.origin(tenant) })
  const owner = stack.account(tenant, 'owner')
  await signedIn(context, owner, addOfOwner)
  const customer = stack.account(tenant, 'customer')
  await signedIn(context, customer, addOfCustomer)
  await signIn(context, '/auth/register', {
    username: UNVERIFIED,
    email: `${UNVERIFIED}@mail.example`,
    password: PASSWORD,
  })
  await context.close()
}

async function addOfCustomer(ask: Ask, page: Page): Promise<void> {
  const [avatar] = await ask<{ id: string }[]>('GET /api/avatars')
  const script = 'Come at nine. Bring a hat.'
  const made: string[] = []
  for (const title of ['Harbour walk', 'Old garden', 'Gone'])
    made.push((await ask<{ id: string }>('POST /api/videos', { title, script, avatarId: avatar?.id })).id)
  const [shared = '', , gone = ''] = made
  await madeReady(ask, shared)
  const { publicUrl } = await ask<{ publicUrl: string }>(`POST /api/videos/${shared}/share`, {})
  await page.goto(publicUrl)
  await askSomething(page, (english) => english, 'On Sunday?')
  await ask(`DELETE /api/videos/${gone}`)
  await ask(`PUT /api/drafts/${crypto.randomUUID()}`, {
    version: 0,
    content: { title: 'Half written', script: 'Come' },
  })
  await ask('POST /api/batches?name=tours.csv', TABLE)
  await buy(ask, 'POST /api/create-payment-intent', { planId: 'starter-pack', type: 'bundle' })
  await buy(ask, 'POST /api/create-subscription', { planId: 'monthly' })
}

/** Waits until a video can be shared. */
async function madeReady(ask: Ask, id: string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS
  for (;;) {
    const { status } = await ask<{ status: string }>(`GET /api/videos/${id}`)
    if (status === 'ready') return
    if (status === 'failed' || Date.now() > end) throw new Error(`the video to share is ${status}`)
    await setTimeout(1000)
  }
}

async function buy(ask: Ask, key: string, order: object): Promise<void> {
  const { clientSecret } = await ask<{ clientSecret: string }>(key, order)
  await ask('POST /api/sandbox/confirm', { clientSecret, cardNumber: GOOD_CARD })
  await ask('POST /api/credits/add-manual', { planId: clientSecret.split('_secret_')[0] })
}

async function addOfOwner(ask: Ask): Promise<void> {
  await ask('POST /api/whitelabel/invitations', { email: 'guest@mail.example', role: 'customer', memberRole: 'member' })
  await ask('POST /api/whitelabel/domains', { host: 'videos.guests.example' })
}

/** Opens a site that has no payments set up: what is bought there cannot be paid. */
export async function addUnpaidTenant(browser: Browser, stack: Stack): Promise<void> {
  const context = await browser.newContext({ baseURL: stack.origin('waymark') })
  const { email, password } = stack.account('waymark', 'operator')
  await signIn(context, '/api/admin/login', { email, password })
  const page = await context.newPage()
  await page.goto('/login')
  const ask = asking(page)
  const about = {
    name: 'Quiet Bay',
    slug: UNPAID_TENANT,
    plan: 'growth',
    vertical: 'tourism',
    ownerEmail: 'lena@quiet.example',
  }
  const { id } = await ask<{ id: string }>('POST /api/admin/tenants', about)
  const { url } = await ask<{ url: string }>(`POST /api/admin/tenants/${id}/owner-link`, {
    email: 'lena@quiet.example',
  })
  await context.close()
  const site = await browser.newContext({ baseURL: stack.origin(UNPAID_TENANT) })
  const token = new URL(url).searchParams.get('token') ?? ''
  await signIn(site, '/auth/accept-invitation', { token, username: 'lena', password: PASSWORD })
  await site.clearCookies()
  await signIn(site, '/auth/register', { username: 'guest', password: PASSWORD })
  await site.close()
}

async function signedIn(
  context: BrowserContext,
  { username, password }: { username: string; password: string },
  work: (ask: Ask, page: Page) => Promise<void>,
): Promise<void> {
  await signIn(context, '/auth/login', { username, password })
  const page = await context.newPage()
  await page.goto('/faq')
  await work(asking(page), page)
  await page.close()
  await context.clearCookies()
}

/** Calls of a page, since only browsers find *.localhost. A text is sent as a file. */
function asking(page: Page): Ask {
  return async <T>(key: string, body?: object | string) => {
    const [method = '', path = ''] = key.split(' ')
    const { status, text } = await page.evaluate(
      async ([how, to, sent, type]) => {
        const content = sent === null ? {} : { body: sent, headers: { 'content-type': type } }
        const answer = await fetch(to, { method: how, ...content })
        return { status: answer.status, text: await answer.text() }
      },
      [
        method,
        path,
        body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
        typeof body === 'string' ? 'application/octet-stream' : 'application/json',
      ] as const,
    )
    if (status >= 300) throw new Error(`${key} answered ${status}: ${text}`)
    return JSON.parse(text) as T
  }
}
