import type { Boot, EmailBlastOrder, PartnerPrices, PriceList, TeamEmailBlastOrder } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'
import { createPerson } from '../people.ts'

const WISH = { area: 'Bristol and Bath', note: 'Homes above 500,000 only.' }

let test: TestApp
let owner: Client
let names = 0

beforeAll(async () => {
  test = await testApp()
  owner = await test.demo('waymark', 'owner')
})
afterAll(() => test.close())

type Page<Item> = { items: Item[]; nextCursor: string | null }
const order = (client: Client, body: object = WISH) =>
  client.call<EmailBlastOrder & { code: string }>('POST /api/email-blast-orders', { body })
const listed = async (client: Client, query = {}) =>
  (await client.call<Page<TeamEmailBlastOrder>>('GET /api/whitelabel/email-blast-orders', { query })).body.items
const boot = async (slug: string) => (await test.visitor(slug).call<Boot>('GET /api/branding')).body

/** A customer whom the team can write to. */
async function buyer(slug = 'waymark') {
  const name = `blast${names++}`
  const client = await test.customer(slug, name)
  await test.deps.db.execute(`update app_user set email = $1 where username = $2`, [`${name}@mail.example`, name])
  return { client, name, email: `${name}@mail.example` }
}

describe('the email blast', () => {
  it('is offered on the platform’s sites, and on partners’ sites only once they turn it on', async () => {
    expect((await boot('waymark')).prices).toMatchObject({ sellsEmailBlast: true, emailBlastPriceCents: 30_000 })
    expect((await boot('keystone')).prices.sellsEmailBlast).toBe(true)
    expect((await boot('azure-coast')).prices.sellsEmailBlast).toBe(false)
    const { client } = await buyer('azure-coast')
    expect((await order(client)).body.code).toBe('email-blast-not-sold')

    const partner = await test.demo('azure-coast', 'owner')
    await turn(partner, true)
    expect((await boot('azure-coast')).prices.sellsEmailBlast).toBe(true)
    expect((await order(client)).status).toBe(201)
    await turn(partner, false)
    expect((await boot('azure-coast')).prices.sellsEmailBlast).toBe(false)
  })

  it('is not offered where the operator has not allowed it', async () => {
    const operator = await test.demo('waymark', 'operator')
    const id = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
    const allow = (emailBlast: boolean) =>
      operator.call('PATCH /api/admin/tenants/:id', { params: { id }, body: { switches: { emailBlast } } })
    await allow(false)
    const { client } = await buyer('keystone')

    expect((await boot('keystone')).prices.sellsEmailBlast).toBe(false)
    expect((await order(client)).body.code).toBe('email-blast-not-sold')
    await allow(true)
    expect((await order(client)).status).toBe(201)
  })

  it('is off on a new partner’s site', async () => {
    const operator = await test.demo('waymark', 'operator')
    const site = { name: 'Harbour', slug: 'harbour', plan: 'growth', vertical: 'tourism', currency: 'EUR' }
    const { status } = await operator.call('POST /api/admin/tenants', {
      body: { ...site, ownerEmail: 'owner@harbour.example' },
    })

    expect(status).toBe(201)
    expect((await boot('harbour')).prices.sellsEmailBlast).toBe(false)
  })
})

describe('an order of the email blast', () => {
  it('is emailed to the team and listed with its cost and buyer, and charges nothing', async () => {
    const { client, name, email } = await buyer()
    await mailsDone(test)
    const before = (await mailsNow(test, 'waymark', 'sales@waymark.example')).length
    const { status, body } = await order(client)
    const mail = (await mailsTo(test, 'waymark', 'sales@waymark.example', before + 1)).at(-1)

    expect([status, body]).toMatchObject([201, { ...WISH, priceCents: 30_000, currency: 'USD', doneAt: null }])
    expect(mail?.subject).toBe('New email blast order on Waymark')
    for (const said of [WISH.area, WISH.note, email, '$300.00', '/whitelabel-dashboard#email-blasts'])
      expect(mail?.text).toContain(said)
    const [first] = await listed(owner, { state: 'open' })
    expect(first).toMatchObject({ ...WISH, id: body.id, orderedBy: { name, email } })
    const own = await client.call<Page<EmailBlastOrder>>('GET /api/email-blast-orders')
    expect(own.body.items).toEqual([body])
    expect((await client.call<unknown[]>('GET /api/billing/history')).body).toEqual([])
  })

  it('is limited to one at a time, until the team marks it as done', async () => {
    const { client } = await buyer()
    const { body } = await order(client)
    expect((await order(client)).body.code).toBe('email-blast-ordered')
    const params = { id: body.id }
    const mark = (isDone: boolean) =>
      owner.call<TeamEmailBlastOrder>('PATCH /api/whitelabel/email-blast-orders/:id', { params, body: { isDone } })

    expect((await mark(true)).body.doneAt).not.toBeNull()
    expect((await listed(owner, { state: 'open' })).map(({ id }) => id)).not.toContain(body.id)
    expect((await listed(owner)).map(({ id }) => id)).toContain(body.id)
    expect((await order(client)).status).toBe(201)
    expect((await mark(false)).status).toBe(409)
  })

  it('is created once by two concurrent requests, with one email', async () => {
    const { client } = await buyer()
    await mailsDone(test)
    const before = (await mailsNow(test, 'waymark', 'sales@waymark.example')).length
    const states = (await Promise.all([order(client), order(client)])).map(({ status }) => status)
    await mailsDone(test)

    expect(states.sort()).toEqual([201, 409])
    expect(await mailsNow(test, 'waymark', 'sales@waymark.example')).toHaveLength(before + 1)
  })

  it('requires a reply address and an area', async () => {
    const client = await test.customer('waymark', 'unreachable')
    await test.deps.db.execute(`update app_user set email = null where username = 'unreachable'`)

    expect((await order(client)).body.code).toBe('no-email')
    expect((await order((await buyer()).client, { area: '  ' })).status).toBe(422)
  })

  it('cannot be read or changed by another person', async () => {
    const { client } = await buyer()
    const { body } = await order(client)
    const stranger = await test.demo('keystone', 'owner')
    const { client: analyst } = await createPerson(test, 'waymark', 'ana-lyst', {
      role: 'partner',
      memberRole: 'analyst',
    })
    const change = { params: { id: body.id }, body: { isDone: true } }

    expect((await stranger.call('PATCH /api/whitelabel/email-blast-orders/:id', change)).status).toBe(404)
    expect((await listed(stranger)).map(({ id }) => id)).not.toContain(body.id)
    for (const who of [client, analyst])
      expect((await who.call('GET /api/whitelabel/email-blast-orders')).status).toBe(403)
  })
})

async function turn(partner: Client, sellsEmailBlast: boolean): Promise<void> {
  const { prices } = (await partner.call<PartnerPrices>('GET /api/whitelabel/prices')).body
  const { status } = await partner.call('PUT /api/whitelabel/prices', {
    body: { prices: edited(prices, sellsEmailBlast) },
  })
  expect(status).toBe(200)
}

function edited({ subscription, bundles, ...rest }: PriceList, sellsEmailBlast: boolean) {
  const { name, priceCents, creditsPerPeriod } = subscription
  const { currency, digitalTwinPriceCents, furtherTwinDiscountPercent, emailBlastPriceCents } = rest
  const others = { currency, digitalTwinPriceCents, furtherTwinDiscountPercent, emailBlastPriceCents }
  return { ...others, bundles, subscription: { name, priceCents, creditsPerPeriod }, sellsEmailBlast }
}
