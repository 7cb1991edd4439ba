import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { type Video, indexedScreens, productScreens } from '@vitrine/contract'
import { api } from '@vitrine/contract/api'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BrandScene, CUSTOMER_ADDRESS, PARTNER, bytesOf, openBrandScene } from '../scenes/brand-scene.ts'
import { mailsNow } from '../outbox.ts'
import { type Asked, TRACES, traceOf } from '../traces.ts'

const LANGUAGES = ['en', 'es', 'zh', 'hi', 'fa']
const HTML = { headers: { accept: 'text/html' } }

/** The shell built by `pnpm build`. Without it there is nothing to search. */
const ASSETS = new URL('dist/assets/', import.meta.resolve('@vitrine/shell/package.json'))

let scene: BrandScene

beforeAll(async () => {
  scene = await openBrandScene()
})
afterAll(() => scene.test.close())

function traceIn(path: string, asked: Asked = {}) {
  return traceOf(scene.test, path, asked)
}

/** Returns the text of a PDF with its compressed streams decompressed. */
function textOf(pdf: Buffer): string {
  const whole = pdf.toString('latin1')
  const packed = [...whole.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n(.*?)endstream/gs)]
  expect(packed.length).toBeGreaterThan(0)
  const unpacked = packed.map(([, part = '']) => inflateSync(Buffer.from(part, 'latin1')).toString('latin1'))
  return [whole, ...unpacked].join('\n')
}

const clean = (status: number) => ({ status, trace: undefined })

it('the searched traces would be found', async () => {
  expect((await traceIn('/', { host: 'waymark.localhost' })).trace).toMatch(/waymark/i)
})

describe('a partner’s site names neither the operator nor the program', () => {
  it.each(indexedScreens.filter((path) => path !== '/whitelabel-pricing'))('on %s, in every language', async (path) => {
    for (const language of LANGUAGES)
      expect([language, await traceIn(`${path}?lang=${language}`)]).toEqual([language, clean(200)])
  })

  it('on every other screen, signed in as its customer and as its owner', async () => {
    const rest = productScreens.filter((path) => !indexedScreens.includes(path) && path !== '/admin')
    for (const { cookie } of [scene.customer, scene.owner])
      for (const path of rest) expect([path, (await traceIn(path, { cookie })).trace]).toEqual([path, undefined])
  })

  it('in its errors: unknown paths, other people’s resources, missing rights, the operator’s console', async () => {
    const { cookie } = scene.customer
    expect(await traceIn('/nothing-here')).toEqual(clean(404))
    expect(await traceIn('/admin', { cookie })).toEqual(clean(404))
    expect(await traceIn('/whitelabel-pricing')).toEqual(clean(404))
    expect(await traceIn('/api/whitelabel/partner', { cookie, accept: 'application/json' })).toEqual(clean(403))
    expect(await traceIn('/api/nothing', { accept: 'application/json' })).toEqual(clean(404))
    expect(await traceIn('/v/no-such-token')).toEqual(clean(404))
    expect(await traceIn('/', { host: 'nobody.example' })).toEqual(clean(421))
    expect(await traceIn('/api/user', { host: 'nobody.example', accept: 'application/json' })).toEqual(clean(421))
  })

  it('in any response of a call, signed in or not', async () => {
    const reads = Object.keys(api).filter((key) => key.startsWith('GET /') && !key.includes(':'))
    for (const cookie of ['', scene.customer.cookie, scene.owner.cookie])
      for (const key of reads) {
        const path = key.slice('GET '.length)
        // The mails of development are looked at below; signing out would end what comes after.
        if (path === '/dev/mail' || path.endsWith('/logout')) continue
        const { trace } = await traceIn(path, { cookie, accept: 'application/json' })
        expect([key, trace]).toEqual([key, undefined])
      }
  })

  it('in files for machines: robots, site map, home screen, icons, link previews, logos', async () => {
    const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico', '/theme/logo.svg']
    for (const path of [...files, '/theme/logo-dark.svg', '/theme/icon.png', '/theme/share.png'])
      expect([path, await traceIn(path, { accept: '*/*' })]).toEqual([path, clean(200)])
  })

  it('in emails, except for the sending address, which belongs to the installation', async () => {
    await scene.test.visitor(PARTNER).call('POST /auth/forgot-password', { body: { email: CUSTOMER_ADDRESS } })
    const mails = await mailsNow(scene.test, PARTNER, CUSTOMER_ADDRESS)

    expect(mails.length).toBeGreaterThan(0)
    for (const { sender_address: _, ...mail } of mails) expect(JSON.stringify(mail)).not.toMatch(TRACES)
  })

  it('in generated files: invoices, pictures and shared pages', async () => {
    const { test, customer, invoiceId, sharePath } = scene
    const invoice = await bytesOf(test, customer, `/api/invoices/${invoiceId}.pdf`)
    expect(invoice.toString('latin1')).not.toMatch(TRACES)
    for (const path of ['/favicon.ico', '/theme/share.png']) {
      const picture = await bytesOf(test, test.visitor(PARTNER), path)
      expect(picture.toString('latin1')).not.toMatch(TRACES)
      expect(await sharp(picture).metadata()).not.toHaveProperty('exif')
    }
    expect(await traceIn(sharePath)).toEqual(clean(200))
    expect(await traceIn(`${sharePath}/embed`)).toEqual(clean(200))
  })

  it('in downloads: videos, captions, posters, SCORM packages, tables, PDFs and data exports', async () => {
    const { owner, customer, videoId, invoiceId } = scene
    const video = await customer.call<Video>('GET /api/videos/:id', { params: { id: videoId } })
    const month = new Date().toISOString().slice(0, 7)
    const [videoPath, tables] = [`/api/videos/${videoId}`, '/api/whitelabel']
    const taken = [
      ...['mp4', 'mov', 'webm', 'gif', '9:16'].map(
        (format) => [customer, `${videoPath}/export?format=${format}`] as const,
      ),
      ...['vtt', 'srt'].map((format) => [customer, `${videoPath}/captions?format=${format}`] as const),
      [customer, video.body.thumbnailUrl ?? ''],
      [customer, `${videoPath}/analytics.csv`],
      [customer, `${videoPath}/scorm`],
      [customer, '/auth/export'],
      [owner, `${tables}/usage/lines?format=csv`],
      [owner, `${tables}/views.csv`],
      [owner, '/api/docs'],
      [owner, '/api/openapi.json'],
    ] as const
    for (const [{ cookie }, path] of taken) {
      const { status, trace } = await traceIn(path.replace(/^https?:\/\/[^/]+/, ''), { cookie, accept: '*/*' })
      expect([path, status < 400, trace]).toEqual([path, true, undefined])
    }
    expect(textOf(await bytesOf(scene.test, customer, `/api/invoices/${invoiceId}.pdf`))).not.toMatch(TRACES)
    expect((await traceIn(`${tables}/invoices/${month}.pdf`, owner)).status).toBe(404)
  })

  it.skipIf(!existsSync(ASSETS))('in any file that its pages may load, or in its name', () => {
    const files = readdirSync(ASSETS)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((name) => TRACES.test(name) || name.endsWith('.map'))).toEqual([])
    const texts = files.filter((name) => /\.(?:css|js|json|svg)$/.test(name))
    expect(texts.filter((name) => TRACES.test(readFileSync(new URL(name, ASSETS), 'utf8')))).toEqual([])
  })

  it('in names of cookies, even while a person signs in', async () => {
    const { headers } = await scene.test.visitor(PARTNER).call('GET /login', HTML)
    expect(JSON.stringify([headers['set-cookie'] ?? '', scene.customer.cookie, scene.owner.cookie])).not.toMatch(TRACES)
  })

  it('while a page fails, and while the site is suspended', async () => {
    const { features, deps } = scene.test
    const found = await features.tenants.withSlug(PARTNER)
    features.tenants.drop(found?.id ?? '')
    await Promise.resolve()
    const tenant = await features.tenants.atHost(`${PARTNER}.localhost`)
    if (!tenant) throw new Error(`there is no ${PARTNER}`)
    tenant.brandingIn = () => {
      throw new TypeError('the words are broken')
    }
    expect(await traceIn('/login')).toEqual(clean(500))
    expect(await traceIn('/api/branding', { accept: 'application/json' })).toEqual(clean(500))
    await deps.db.execute(`update tenant set status = 'suspended' where slug = $1`, [PARTNER])
    features.tenants.drop(tenant.id)
    await Promise.resolve()

    for (const path of ['/', '/login', '/dashboard', '/theme/logo.svg'])
      expect([path, (await traceIn(path)).trace]).toEqual([path, undefined])
    expect(await traceIn('/api/videos', { accept: 'application/json' })).toEqual(clean(503))
    await deps.db.execute(`update tenant set status = 'active' where slug = $1`, [PARTNER])
    features.tenants.drop(tenant.id)
  })
})
