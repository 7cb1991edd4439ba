import type { BrandKit, ShareLink, Video } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { HOTEL, addKit, sendKitLogo, square } from '../scenes/brand-kits-scene.ts'
import { publish, publishedDesign } from '../scenes/brand-scene.ts'
import type { Client } from '../client.ts'
import { create, read } from '../renditions.ts'
import { BROWSER, pathOf } from '../scenes/share-scene.ts'
import { until } from '../until.ts'

const SITE_COLOUR = '#0b6e69'
const MADE_WITH = 'Made with <bdi>Waymark</bdi>'

let test: TestApp
let ana: Client
let kit: BrandKit
let people = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `guesthouse-${people++}`)
  kit = (await addKit(ana)).body
})

describe('a video', () => {
  it('shows the default brand kit’s colours, lines, contacts and maker', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    await sendKitLogo(ana, kit.id, Buffer.from(drawing))
    const video = await made()
    const job = jobsOf(video).at(-1)

    expect(video.brandKit).toEqual({ id: kit.id, name: 'Hotel Lumen' })
    expect(job).toMatchObject({
      brand: { name: 'Hotel Lumen', ...HOTEL.colours, fontFamily: 'Lato' },
      closing: {
        line: 'Book your stay',
        button: 'See our rooms',
        phone: HOTEL.phone,
        email: HOTEL.email,
        url: HOTEL.url,
        social: '@hotellumen',
      },
      lowerThird: 'Your host',
      madeWith: 'Waymark',
    })
    expect(job?.brand.logoSvg).toContain('data:image/png')
    expect(job?.lines).toBeUndefined()
  })

  it('uses the kit that it names, or the site’s brand when it names none explicitly', async () => {
    const { body: other } = await addKit(ana, { name: 'Lumen Beach' })
    const named = await made({ brandKitId: other.id })
    const plain = await made({ brandKitId: null })

    expect(jobsOf(named).at(-1)?.brand.name).toBe('Lumen Beach')
    expect(jobsOf(plain).at(-1)?.brand).toMatchObject({ name: 'Waymark', primary: SITE_COLOUR })
    expect([plain.brandKit, jobsOf(plain).at(-1)?.madeWith]).toEqual([null, undefined])
  })

  it('is refused with a kit that is deleted or belongs to another person', async () => {
    const other = await test.customer('waymark', `stranger-${people}`)
    const { body: foreign } = await addKit(other)
    const { status, body } = await create(ana, { brandKitId: foreign.id })
    await ana.call('DELETE /api/brand-kits/:id', { params: { id: kit.id } })

    expect([status, body]).toMatchObject([404, { code: 'brand-kit-unknown' }])
    expect((await create(ana, { brandKitId: kit.id })).body).toMatchObject({ code: 'brand-kit-unknown' })
  })

  it('keeps its appearance until it is rebranded, without speaking anew', async () => {
    const video = await made()
    const charged = video.creditsCharged
    expect(video.isBrandCurrent).toBe(true)
    const renamed = { ...HOTEL, name: 'Lumen & Sons', phone: '' }
    await ana.call('PUT /api/brand-kits/:id', { params: { id: kit.id }, body: renamed })
    const stale = await read(ana, video.id)

    expect(stale.isBrandCurrent).toBe(false)
    expect(await pageOf(video)).toContain('Hotel Lumen')
    await rebrand(video.id)
    const after = await quiet(video.id)
    expect([after.isBrandCurrent, after.creditsCharged]).toEqual([true, charged])
    expect(jobsOf(video).at(-1)).toMatchObject({ brand: { name: 'Lumen & Sons' }, closing: { url: HOTEL.url } })
    expect(await pageOf(video)).not.toContain('Hotel Lumen')
    expect((await rebrand(video.id)).body).toMatchObject({ code: 'brand-current' })
  })

  it('changes to another kit, or the site’s brand, when it is rebranded with that', async () => {
    const { body: beach } = await addKit(ana, { name: 'Lumen Beach' })
    const video = await made({ brandKitId: null })
    await rebrand(video.id, { brandKitId: beach.id })
    expect((await quiet(video.id)).brandKit).toEqual({ id: beach.id, name: 'Lumen Beach' })
    expect(jobsOf(video).at(-1)?.brand.name).toBe('Lumen Beach')
    await rebrand(video.id, { brandKitId: null })

    expect((await quiet(video.id)).brandKit).toBeNull()
    expect(jobsOf(video).at(-1)?.brand.name).toBe('Waymark')
  })

  it('keeps brand and logo when its kit is deleted, and its copy gets the remaining kit', async () => {
    const { body: withLogo } = await sendKitLogo(ana, kit.id)
    const video = await made()
    await ana.call('DELETE /api/brand-kits/:id', { params: { id: kit.id } })
    await addKit(ana, { name: 'Lumen Beach' })

    expect((await read(ana, video.id)).brandKit).toEqual({ id: null, name: 'Hotel Lumen' })
    expect((await test.visitor('waymark').call(`GET ${withLogo.logoUrl}`)).status).toBe(200)
    expect(await pageOf(video)).toContain(withLogo.logoUrl)
    const { body: copy } = await ana.call<Video>('POST /api/videos/:id/duplicate', { params: { id: video.id } })
    expect((await ana.finished(copy.id)).brandKit?.name).toBe('Lumen Beach')
  })

  it('keeps its kit when it is turned into a draft again', async () => {
    const video = await made()
    const { body } = await ana.call<{ id: string }>('POST /api/videos/:id/draft', { params: { id: video.id } })
    const { body: draft } = await ana.call<{ content: { brandKitId: string } }>('GET /api/drafts/:id', {
      params: { id: body.id },
    })

    expect(draft.content.brandKitId).toBe(kit.id)
  })
})

describe('the page of a shared video', () => {
  it('shows the name, colours and logo of the business, and asks for consent to be contacted by it', async () => {
    const { body: withLogo } = await sendKitLogo(ana, kit.id, await square())
    const html = await pageOf(await made())

    expect(html).toContain('I agree that <bdi>Hotel Lumen</bdi> may contact me about this message.')
    expect(html).toContain('<meta property="og:site_name" content="Hotel Lumen">')
    expect(html).toContain('#7a1f3d')
    expect(html).toContain(withLogo.logoUrl)
    expect(html.replace(MADE_WITH, '')).not.toContain('Waymark')
  })

  it('names the site only where the site wants it, as its videos do', async () => {
    const owner = await test.demo('waymark', 'owner')
    const design = await publishedDesign(owner)
    const shared = await made()
    const page = await pageOf(shared)
    await publish(owner, { ...design, video: { ...design.video, onCustomerVideos: 'nothing' } })
    const video = await made({ script: 'Nothing of the site.' })

    expect(page).toContain(MADE_WITH)
    expect(await pageOf(shared)).not.toContain('Waymark')
    expect(jobsOf(video).at(-1)?.madeWith).toBeUndefined()
    expect([shared, video].map((one) => jobsOf(one).at(-1)?.nameInFiles)).toEqual(['Waymark', 'Hotel Lumen'])
    expect((await read(ana, shared.id)).isBrandCurrent).toBe(false)
    await publish(owner, design)
  })
})

async function made(draft: Record<string, unknown> = {}): Promise<Video> {
  const { body } = await create(ana, { script: `Guest ${people} ${crypto.randomUUID()}.`, ...draft })
  return ana.finished(body.id)
}

function jobsOf({ script }: Video) {
  return test.renderer.jobs.filter((job) => job.script === script)
}

function rebrand(id: string, body: object = {}) {
  return ana.call<Video>('POST /api/videos/:id/rebrand', { params: { id }, body })
}

async function quiet(id: string): Promise<Video> {
  return until(async () => {
    const video = await read(ana, id)
    return video.tasks.length === 0 && video
  }, 'the video is still being rebranded')
}

async function pageOf({ id }: Video): Promise<string> {
  const { body: link } = await ana.call<ShareLink>('POST /api/videos/:id/share', { params: { id } })
  const { body } = await test.visitor('waymark').call<string>(`GET ${pathOf(link.shareUrl)}`, { headers: BROWSER })
  return body
}
