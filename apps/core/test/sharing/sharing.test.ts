import type { NewApiKey, ShareLink, Video } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../client.ts'
import { createPerson } from '../people.ts'
import { type ShareScene, openShareScene, pathOf, plainPage, viewerOf } from '../scenes/share-scene.ts'

const OPEN = { password: null, expiresAt: null, heldUntil: null, callToAction: null, isIndexed: false, asksLeads: true }
const NOBODYS = '/v/AAAAAAAAAAAAAAAAAAAAAA'

let scene: ShareScene

beforeAll(async () => {
  scene = await openShareScene()
})
beforeEach(async () => {
  scene.clock.aheadMs = 0
  await scene.change(OPEN)
})
afterAll(() => scene.test.close())

describe('a share link', () => {
  it('is on the tenant’s own site, has 128 bits, stays the same when requested again, and is listed', async () => {
    const [one, two] = [await scene.share(), await scene.share()]
    const { body } = await scene.owner.call<Video>('GET /api/videos/:id', { params: { id: scene.video.id } })

    expect(one.shareUrl).toMatch(/^http:\/\/waymark\.localhost(:\d+)?\/v\/[\w-]{22}$/)
    expect([one.publicUrl, two.shareUrl, body.shareUrl, body.publicUrl]).toEqual(Array(4).fill(one.shareUrl))
  })

  it('is stored as its hash only', async () => {
    const token = pathOf((await scene.share()).shareUrl).slice(3)
    const { rows } = await scene.test.deps.db.execute('select l::text as row from share_link l')

    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ row }) => String(row).includes(token))).toEqual([])
  })

  it('is created for finished videos of the own account only', async () => {
    const stranger = await scene.test.customer('waymark', 'stranger')
    const asked = await stranger.call('POST /api/videos/:id/share', { params: { id: scene.video.id } })
    const { body: failed } = await scene.owner.call<Video>('POST /api/videos', {
      body: { script: 'x [fail]', avatarId: scene.video.avatarId },
    })
    await scene.owner.finished(failed.id)

    expect([asked.status, asked.body.code]).toEqual([404, 'not-found'])
    expect((await scene.owner.call('POST /api/videos/:id/share', { params: { id: failed.id } })).body.code).toBe(
      'not-ready',
    )
  })

  it('opens the page from the sharing page of the video', async () => {
    const { status, headers } = await scene.owner.call('GET /api/videos/:id/sharing-page', {
      params: { id: scene.video.id },
    })

    expect([status, headers.location]).toEqual([302, (await scene.share()).shareUrl])
  })

  it('cannot be created from another site’s page or with a key that only reads, also by the sharing page', async () => {
    const { client } = await createPerson(scene.test, 'waymark', 'olga', { role: 'partner', memberRole: 'owner' })
    const params = { id: (await scene.makeVideo(client)).id }
    const key = { name: 'Reader', scopes: ['videos:read'], days: 1 }
    const { secret } = (await client.call<NewApiKey>('POST /api/keys', { body: key })).body
    const open = (as: Client, headers: Record<string, string>) =>
      as.call('GET /api/videos/:id/sharing-page', { params, headers })

    expect((await open(client, { 'sec-fetch-site': 'cross-site' })).body).toMatchObject({ code: 'cross-site' })
    const byKey = await open(scene.test.visitor('waymark'), { authorization: `Bearer ${secret}` })
    expect(byKey.body).toMatchObject({ code: 'key-refused' })
    expect((await client.call<ShareLink>('GET /api/videos/:id/share', { params })).body.shareUrl).toBeNull()
    expect((await open(client, { 'sec-fetch-site': 'same-origin' })).status).toBe(302)
  })

  it('that was revoked is answered like an unknown one, page and files, and sharing again creates another', async () => {
    const video = await scene.makeVideo(scene.owner)
    const { shareUrl: before } = await scene.share(video.id)
    const openPage = await scene.viewer.open(before ?? '')
    const { body } = await scene.owner.call<ShareLink>('DELETE /api/videos/:id/share', { params: { id: video.id } })
    const [gone, wrong] = [await scene.viewer.open(before ?? ''), await scene.viewer.open(`http://x${NOBODYS}`)]
    const file = await scene.viewer.open(`${before}/files/video.mp4`)
    const { shareUrl: after } = await scene.share(video.id)

    expect([openPage.status, gone.status, wrong.status, file.status]).toEqual([200, 404, 404, 404])
    expect(plainPage(gone.body)).toBe(plainPage(wrong.body))
    expect([body.shareUrl, after === before]).toEqual([null, false])
    expect((await scene.viewer.open(after ?? '')).status).toBe(200)
  })

  it('that has expired gets the same message', async () => {
    const { shareUrl } = await scene.share()
    await scene.change({ expiresAt: new Date(Date.now() + 60_000).toISOString() })
    const before = await scene.viewer.open(shareUrl ?? '')
    scene.clock.aheadMs = 120_000
    const after = await scene.viewer.open(shareUrl ?? '')

    expect([before.status, after.status]).toEqual([200, 404])
    expect(plainPage(after.body)).toBe(plainPage((await scene.viewer.open(`http://x${NOBODYS}`)).body))
  })

  it('works on its own site only, and ends with its video', async () => {
    const video = await scene.makeVideo(scene.owner)
    const { shareUrl } = await scene.share(video.id)
    const elsewhere = await viewerOf(scene.test, {}, 'keystone').open(shareUrl ?? '')
    await scene.owner.call('DELETE /api/videos/:id', { params: { id: video.id } })

    expect([elsewhere.status, (await scene.viewer.open(shareUrl ?? '')).status]).toEqual([404, 404])
  })
})

describe('a share page', () => {
  it('has its text, video and sharer in the first HTML, and nothing of the account', async () => {
    await scene.change({ callToAction: { label: 'Save your place', text: 'At nine', url: 'https://tours.example/' } })
    const { shareUrl } = await scene.share()
    const { status, body, headers } = await scene.viewer.open(shareUrl ?? '')
    const { body: user } = await scene.owner.call<{ id: string }>('GET /api/user')

    expect(status).toBe(200)
    for (const text of ['Old harbour', 'Come at nine.', 'Harbour Tours', 'Save your place', 'AI-generated'])
      expect(body).toContain(text)
    for (const secret of ['owner@mail.example', 'owner-of-link', user.id, scene.video.id])
      expect(body).not.toContain(secret)
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it('contains metadata for previews and search engines, and is indexable only where chosen', async () => {
    await scene.change({ isIndexed: true })
    const { shareUrl } = await scene.share()
    const { body, headers } = await scene.viewer.open(shareUrl ?? '')
    const fact = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}'

    expect(headers['x-robots-tag']).toBeUndefined()
    expect(body).toContain(`<meta property="og:url" content="${shareUrl}">`)
    expect(body).toMatch(/og:video" content="[^"]+\/files\/video\.mp4/)
    expect(JSON.parse(fact)).toMatchObject({
      '@type': 'VideoObject',
      name: 'Old harbour',
      embedUrl: `${shareUrl}/embed`,
    })
  })

  it('shows typed text as text everywhere', async () => {
    const hostile = `"><script>alert(1)</script>{{x}}`
    const video = await scene.makeVideo(scene.owner, { title: hostile, script: `Say ${hostile}.` })
    await scene.change(
      { shownAs: hostile, callToAction: { label: hostile, text: hostile, url: 'https://x.example/' } },
      video.id,
    )
    const { shareUrl } = await scene.share(video.id)
    const { body } = await scene.viewer.open(shareUrl ?? '')

    expect(body).toContain('&lt;script&gt;alert(1)')
    expect(body).not.toContain('<script>alert')
  })

  it('rejects script addresses for its button', async () => {
    const action = { label: 'x', text: '', url: 'javascript:alert(1)' }

    expect((await scene.change({ callToAction: action })).status).toBe(422)
  })

  it('can be framed by other sites as the player only', async () => {
    const { shareUrl, embedCode } = await scene.share()
    const { headers, body } = await scene.viewer.open(`${shareUrl}/embed`)

    expect(embedCode).toContain(`src="${shareUrl}/embed"`)
    expect([headers['x-frame-options'], headers['cross-origin-resource-policy']]).toEqual([undefined, 'cross-origin'])
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/)
    expect(body).not.toContain('data-lead-form')
  })

  it('describes itself by oEmbed, and describes nothing that is not public', async () => {
    const { shareUrl } = await scene.share()
    const ask = (url: string) => scene.viewer.client.call('GET /oembed', { query: { url, maxwidth: '320' } })
    const { body } = await ask(shareUrl ?? '')
    await scene.change({ password: 'harbour' })

    expect(body).toMatchObject({ version: '1.0', type: 'video', title: 'Old harbour', width: 320, height: 180 })
    expect((await ask(shareUrl ?? '')).status).toBe(404)
    expect((await ask(`http://keystone.localhost${pathOf(shareUrl)}`)).status).toBe(404)
  })
})

describe('a family of videos', () => {
  it('has one link, which plays the viewer’s or the chosen language, and never a deleted one', async () => {
    const video = await scene.makeVideo(scene.owner)
    const made = await scene.owner.call<Video>('POST /api/videos/:id/translate', {
      params: { id: video.id },
      body: { language: 'es', title: 'Puerto viejo', script: 'Ven a las nueve.' },
    })
    await scene.owner.finished(made.body.id)
    const { shareUrl } = await scene.share(video.id)
    const open = async (query: string) =>
      (await scene.viewer.client.call<string>(`GET ${pathOf(shareUrl)}${query}`)).body
    const pages = [await open(''), await open('?speak=es'), await open('?lang=es'), await open('?lang=es&speak=en')]
    await scene.owner.call('DELETE /api/videos/:id', { params: { id: made.body.id } })

    expect(made.status).toBe(201)
    expect(pages.map((page) => page.includes('Ven a las nueve.'))).toEqual([false, true, true, false])
    expect(pages[1]).toContain('speak=en')
    expect(await open('?speak=es')).toContain('Come at nine.')
  })

  it('opens in the language of the viewer’s device unless another was chosen, and caches keep languages apart', async () => {
    await scene.test.deps.db.execute('update credit_bucket set remaining_half_credits = granted_half_credits')
    const video = await scene.makeVideo(scene.owner)
    const scripts = { es: 'Ven a las nueve.', fa: 'ساعت نه بیایید.', hi: 'नौ बजे आइए।', zh: '请九点来。' }
    for (const [language, script] of Object.entries(scripts)) {
      const body = { language, title: language, script }
      const made = await scene.owner.call<Video>('POST /api/videos/:id/translate', { params: { id: video.id }, body })
      await scene.owner.finished(made.body.id)
    }
    const { shareUrl } = await scene.share(video.id)
    const spoken = { en: 'Come at nine.', ...scripts }
    const open = async (headers: Record<string, string>, query = '') => {
      const { body, headers: sent } = await scene.viewer.client.call<string>(`GET ${pathOf(shareUrl)}${query}`, {
        headers,
      })
      const heard = Object.entries(spoken).filter(([, script]) => body.includes(script))
      const offered = Object.keys(spoken).filter((language) => body.includes(`?speak=${language}`))
      return { heard: heard.map(([language]) => language), offered, sent }
    }
    for (const [asked, language] of [
      ['fa-IR,fa;q=0.9,en;q=0.5', 'fa'],
      ['hi', 'hi'],
      ['zh-CN,zh;q=0.9', 'zh'],
      ['es-MX,es;q=0.9', 'es'],
      ['tlh,xx;q=0.8', 'en'],
    ] as const) {
      const { heard, offered, sent } = await open({ 'accept-language': asked })
      expect([asked, heard, offered.length]).toEqual([asked, [language], 5])
      expect([sent['cache-control'], sent['vary']]).toEqual(['no-store', 'accept-language, cookie'])
    }
    const chosen = [
      await open({ 'accept-language': 'es', cookie: 'language=fa' }),
      await open({ 'accept-language': 'es', cookie: 'language=fa' }, '?speak=zh'),
    ]
    expect(chosen.map(({ heard }) => heard)).toEqual([['fa'], ['zh']])
  })
})

describe('a video on a share page', () => {
  it('is sent whole or by Range, with its three files only', async () => {
    const { shareUrl } = await scene.share()
    const names = ['video.mp4', 'poster.jpg', 'captions.vtt', 'video.mov', '__proto__', 'constructor']
    const answers = await Promise.all(names.map((name) => scene.viewer.open(`${shareUrl}/files/${name}`)))
    const part = await scene.viewer.client.call<string>(`GET ${pathOf(shareUrl)}/files/video.mp4`, {
      headers: { range: 'bytes=0-3' },
    })

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 404])
    expect([part.status, part.body]).toEqual([206, 'some'])
  })
})

describe('a page with a password', () => {
  it('shows neither video nor files until the password was entered in this browser', async () => {
    await scene.change({ password: 'harbour' })
    const { shareUrl } = await scene.share()
    const viewer = viewerOf(scene.test)
    const locked = await viewer.open(shareUrl ?? '')
    const before = await viewer.open(`${shareUrl}/files/video.mp4`)
    const wrong = await viewer.send('unlock', shareUrl ?? '', { password: 'harbor' })
    const right = await viewer.send('unlock', shareUrl ?? '', { password: 'harbour' })

    expect(locked.body).toContain('data-unlock-form')
    for (const secret of ['Old harbour', 'Come at nine', 'files/video']) expect(locked.body).not.toContain(secret)
    expect([before.status, wrong.status, wrong.body.code, right.status]).toEqual([
      404,
      403,
      'share-password-wrong',
      200,
    ])
    expect((await viewer.open(`${shareUrl}/files/video.mp4`)).status).toBe(200)
    expect((await viewer.open(shareUrl ?? '')).body).toContain('Come at nine')
    expect((await scene.viewer.open(`${shareUrl}/files/video.mp4`)).status).toBe(404)
  })

  it('asks again after the password was changed', async () => {
    await scene.change({ password: 'harbour' })
    const { shareUrl } = await scene.share()
    const viewer = viewerOf(scene.test)
    await viewer.send('unlock', shareUrl ?? '', { password: 'harbour' })
    await scene.change({ password: 'lighthouse' })

    expect((await viewer.open(shareUrl ?? '')).body).toContain('data-unlock-form')
  })

  it('stores the password as a hash and never shows it', async () => {
    const { body } = await scene.change({ password: 'harbour' })
    const { rows } = await scene.test.deps.db.execute(
      'select password_hash from share_link where password_hash is not null',
    )

    expect([body.hasPassword, JSON.stringify(body).includes('"harbour"')]).toEqual([true, false])
    expect(String(rows[0]?.password_hash)).toMatch(/^\$argon2id\$/)
  })
})
