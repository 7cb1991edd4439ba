import type { BrandDraft } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { sendLogo } from '../logos.ts'

let test: TestApp
let owner: Client
let tenantId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  owner = await test.demo('azure-coast', 'owner')
  const { rows } = await test.deps.db.execute(`select id from tenant where slug = 'azure-coast'`)
  tenantId = String(rows[0]?.id)
})
afterAll(() => test.close())

const upload = (file: Buffer) => sendLogo(owner, file)

async function publishWith(logoId: string): Promise<void> {
  const { body } = await owner.call<BrandDraft>('GET /api/whitelabel/branding/draft')
  await owner.call('PUT /api/whitelabel/branding/draft', { body: { design: { ...body.design, logoId } } })
  await owner.call('POST /api/whitelabel/branding/publish', { body: { basedOn: body.publishedVersion } })
}

describe('a logo', () => {
  it('is redrawn whatever its format, and gets a name that never changes', async () => {
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#aa3322' } })
      .withExif({ IFD0: { Artist: 'a-secret-name' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await upload(picture)
    expect(status).toBe(201)
    const { body: svg, headers } = await test.visitor('azure-coast').call(`GET ${body.logoUrl}`)

    expect(String(svg)).toContain('viewBox="0 0 640 213"')
    expect(String(svg)).toContain('data:image/png;base64,')
    expect(Buffer.from(String(svg).split('base64,')[1] ?? '', 'base64').includes('a-secret-name')).toBe(false)
    expect(headers['cache-control']).toContain('immutable')
    await publishWith(body.logoId)
    expect(String((await test.visitor('azure-coast').call('GET /theme/logo.svg')).body)).toBe(String(svg))
    expect((await test.visitor('keystone').call(`GET ${body.logoUrl}`)).status).toBe(404)
  })

  it.each([
    [
      'a script',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>',
      '<script>',
    ],
    [
      'an address elsewhere',
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5" height="5"/>',
        '<image href="http://127.0.0.1:9/x.png" width="9" height="9"/></svg>',
      ].join(''),
      'href on <image>',
    ],
    [
      'a file of ours',
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5" height="5"/>',
        '<image href="file:///etc/passwd" width="9" height="9"/></svg>',
      ].join(''),
      'href on <image>',
    ],
    [
      'an event',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><rect width="9" height="9"/></svg>',
      'onload on <svg>',
    ],
  ])('that is a vector with %s is refused, with the reason', async (_, drawing, named) => {
    const { status, body } = await upload(Buffer.from(drawing))

    expect([status, body]).toMatchObject([422, { code: 'picture-unreadable', message: expect.stringContaining(named) }])
  })

  it('that is a vector stays one on pages, is inert as a page, and gets icons from its raster copy', async () => {
    const shape = '<path fill="url(#g)" d="M0 0h24v24H0z"/>'
    const paint = '<linearGradient id="g"><stop stop-color="#a32"/></linearGradient>'
    const { body } = await upload(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paint}${shape}</svg>`),
    )
    await publishWith(body.logoId)
    const visitor = test.visitor('azure-coast')
    for (const path of [body.logoUrl, '/theme/logo.svg']) {
      const { body: svg, headers } = await visitor.call(`GET ${path}`)
      expect(String(svg)).toContain('<path fill="url(#g)" d="M0 0h24v24H0z">')
      expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    }

    const { rows } = await test.deps.db.execute(`select logo_raster_svg from brand where tenant_id = '${tenantId}'`)
    expect(String(rows[0]?.logo_raster_svg)).toContain('width="512" height="512"')
  })

  it.each([
    ['text', Buffer.from('hello'), 'logo-type'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'logo-type'],
    ['entities without end', Buffer.from(endlessEntities()), 'picture-unreadable'],
    [
      'a drawing as wide as a city',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
      'picture-unreadable',
    ],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nxxxx', 'latin1'), 'picture-unreadable'],
    ['more than a megabyte', Buffer.alloc(1_100_000, 'x'), 'logo-too-large'],
  ])('that is %s is refused', async (_, file, code) => {
    expect((await upload(file)).body).toMatchObject({ code })
  })
})

/** Ten texts, each ten times the one before. */
function endlessEntities(): string {
  const names = 'a b c d e f g h i j'.split(' ')
  const texts = names.map((name, at) => `<!ENTITY ${name} "${at === 0 ? 'a' : `&${names[at - 1]};`.repeat(10)}">`)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>'
  return `<!DOCTYPE s [${texts.join('')}]>${drawing}`
}
