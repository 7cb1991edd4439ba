import type { BrandKit } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { HOTEL, addKit, kitsOf, sendKitLogo, square } from '../scenes/brand-kits-scene.ts'
import type { Client } from '../client.ts'

let test: TestApp
let ana: Client
let people = 0

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `hotelier-${people++}`)
})

const change = (client: Client, id: string, body: object) =>
  client.call<BrandKit & { code: string }>('PUT /api/brand-kits/:id', { params: { id }, body })
const remove = (client: Client, id: string) => client.call('DELETE /api/brand-kits/:id', { params: { id } })

describe('the brand kits of a person', () => {
  it('start with a default one, which stays the default until another one is chosen', async () => {
    const { status, body: first } = await addKit(ana)
    const { body: second } = await addKit(ana, { name: 'Lumen Old Town' })

    expect([status, first.isDefault, second.isDefault]).toEqual([201, true, false])
    expect(first).toMatchObject({ ...HOTEL, logoUrl: null })
    await change(ana, second.id, { ...HOTEL, name: 'Lumen Old Town', isDefault: true })
    expect((await kitsOf(ana)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Lumen Old Town', true],
      ['Hotel Lumen', false],
    ])
    await remove(ana, second.id)
    expect((await kitsOf(ana)).map(({ name, isDefault }) => [name, isDefault])).toEqual([['Hotel Lumen', true]])
  })

  it('have unique names, ignoring case, also for two concurrent requests', async () => {
    await addKit(ana)
    const { body: other } = await addKit(ana, { name: 'Lumen Beach' })

    expect((await addKit(ana, { name: 'HOTEL lumen' })).body.code).toBe('brand-kit-name-taken')
    expect((await change(ana, other.id, HOTEL)).body.code).toBe('brand-kit-name-taken')
    const twice = await Promise.all([addKit(ana, { name: 'Twice' }), addKit(ana, { name: 'Twice' })])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('are limited to ten', async () => {
    for (let n = 1; n <= 10; n++) expect((await addKit(ana, { name: `Office ${n}` })).status).toBe(201)

    expect((await addKit(ana)).body).toMatchObject({
      code: 'brand-kits-full',
      message: 'You have 10 brand kits, which is the limit. Delete one to add another.',
    })
  })

  it('name the invalid fields', async () => {
    const colours = { ...HOTEL.colours, primary: 'red' }
    const wrong = {
      name: ' ',
      colours,
      phone: 'none',
      email: 'x',
      url: 'ftp://x',
      closingLine: 'a\nb',
      fontFamily: 'X',
    }
    const { body } = await ana.call<{ fields: { field: string }[] }>('POST /api/brand-kits', {
      body: { ...HOTEL, ...wrong },
    })

    expect(body.fields.map(({ field }) => field).toSorted()).toEqual(
      ['closingLine', 'colours.primary', 'email', 'fontFamily', 'name', 'phone', 'url'].toSorted(),
    )
  })

  it('cannot be seen or changed by another person, on this site or another', async () => {
    const { body: kit } = await addKit(ana)
    for (const other of [await test.customer('waymark', `other-${people}`), await test.customer('keystone', 'other')]) {
      expect(await kitsOf(other)).toEqual([])
      expect((await change(other, kit.id, HOTEL)).body.code).toBe('not-found')
      expect((await sendKitLogo(other, kit.id)).body.code).toBe('not-found')
      expect((await remove(other, kit.id)).status).toBe(404)
    }
    expect(await kitsOf(ana)).toEqual([kit])
  })

  it('have a default one at a fixed address, created on demand', async () => {
    expect((await ana.call('GET /api/brand-kit')).body).toEqual({ kit: null })
    const { body } = await ana.call<{ kit: BrandKit }>('PUT /api/brand-kit', { body: HOTEL })
    await ana.call('PUT /api/brand-kit', { body: { ...HOTEL, phone: '' } })

    expect((await ana.call('GET /api/brand-kit')).body).toMatchObject({ kit: { id: body.kit.id, phone: '' } })
    expect(await kitsOf(ana)).toHaveLength(1)
  })
})

describe('the logo of a kit', () => {
  it('is redrawn and served to viewers of this site only, and replaces the previous one', async () => {
    const { body: kit } = await addKit(ana)
    const { body: first } = await sendKitLogo(ana, kit.id)
    const { body: svg, headers } = await test.visitor('waymark').call(`GET ${first.logoUrl}`)
    const { body: second } = await sendKitLogo(ana, kit.id, await square('#113355'))

    expect(String(svg)).toMatch(/^<svg [^>]+><image [^>]*data:image\/png;base64/)
    expect(headers['content-security-policy']).toContain('sandbox')
    const plate = await test.visitor('waymark').call(`GET ${second.logoUrl?.replace('.svg', '-plate.svg')}`)
    expect(String(plate.body)).toMatch(/^<svg [^>]+><rect [^>]+fill="#ffffff"\/><svg /)
    expect((await test.visitor('keystone').call(`GET ${first.logoUrl}`)).status).toBe(404)
    expect((await test.visitor('waymark').call(`GET ${first.logoUrl}`)).status).toBe(404)
    expect((await test.visitor('waymark').call(`GET ${second.logoUrl}`)).status).toBe(200)
    await ana.call('DELETE /api/brand-kits/:id/logo', { params: { id: kit.id } })
    expect((await kitsOf(ana))[0]?.logoUrl).toBeNull()
    expect((await test.visitor('waymark').call(`GET ${second.logoUrl}`)).status).toBe(404)
  })

  it('that is a vector stays one, also on its plate', async () => {
    const { body: kit } = await addKit(ana)
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -1 30 15.5"><path d="M0 0h9v9z"/></svg>'
    const { body } = await sendKitLogo(ana, kit.id, Buffer.from(drawing))
    const { body: svg, headers } = await test.visitor('waymark').call(`GET ${body.logoUrl}`)
    const plate = await test.visitor('waymark').call(`GET ${body.logoUrl?.replace('.svg', '-plate.svg')}`)

    expect(String(svg)).toContain('viewBox="-2 -1 30 15.5" width="30" height="16"><path d="M0 0h9v9z">')
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(String(plate.body)).toContain('viewBox="-3 -3 36 22"')
  })

  it.each([
    ['text', Buffer.from('hello'), 'logo-type'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'logo-type'],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nxxxx', 'latin1'), 'picture-unreadable'],
    [
      'a drawing as wide as a city',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
      'picture-unreadable',
    ],
    ['more than a megabyte', Buffer.alloc(1_100_000, 'x'), 'logo-too-large'],
  ])('that is %s is refused, and the kit keeps its logo', async (_, file, code) => {
    const { body: kit } = await addKit(ana)

    expect((await sendKitLogo(ana, kit.id, file)).body).toMatchObject({ code })
    expect(await kitsOf(ana)).toEqual([kit])
  })
})

describe('deleting an account', () => {
  it('deletes its kits and logos, which then are not found', async () => {
    const { body: kit } = await addKit(ana)
    const { body: withLogo } = await sendKitLogo(ana, kit.id)
    const cookie = ana.cookie
    await ana.call('DELETE /auth/account', { body: { password: 'three plain words', confirm: true } })
    ana.cookie = cookie

    expect((await addKit(ana)).status).toBe(401)
    expect((await test.visitor('waymark').call(`GET ${withLogo.logoUrl}`)).status).toBe(404)
    const { rows } = await test.deps.db.execute('select id from brand_kit where id = $1', [kit.id])
    expect(rows).toEqual([])
  })
})
