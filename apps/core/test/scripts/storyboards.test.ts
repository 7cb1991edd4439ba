import { randomUUID } from 'node:crypto'
import type { DraftStoryboard, PlannedScene, SavedDraft, ShotEdit, Video, VideoStoryboard } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { avatarOf, create, read } from '../renditions.ts'
import { until } from '../until.ts'
import { checked, upload } from '../uploads.ts'

const SCRIPT = `Welcome to the old harbour of Porto Sereno. We walk past the boats and the market, where the fish is sold at six.
Lunch is grilled sardines with bread and a glass of white wine. The walk costs $90. Call us today.`

let test: TestApp
let ana: Client
let people = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `director-${people++}`)
})

async function draftWith(content: object, client = ana): Promise<string> {
  const id = randomUUID()
  await client.call('PUT /api/drafts/:id', {
    params: { id },
    body: { version: 0, content: { script: SCRIPT, ...content } },
  })
  return id
}

async function photo(client = ana): Promise<string> {
  return (await checked(client, (await upload(client, 'content', GOOD_FILE)).id)).id
}

function storyboard(id: string, client = ana): Promise<Reply<DraftStoryboard>> {
  return client.call('GET /api/drafts/:id/storyboard', { params: { id } })
}

function save(id: string, version: number, edits: object | null, client = ana): Promise<Reply<SavedDraft>> {
  return client.call('PUT /api/drafts/:id/storyboard', { params: { id }, body: { version, edits } })
}

const editsOf = (...shots: ShotEdit[]) => ({ version: 1, shots })

/** The second scene that says something. */
async function middleOf(id: string): Promise<PlannedScene> {
  const spoken = (await storyboard(id)).body.scenes.filter(({ anchor }) => anchor.place === 'sentence')
  if (!spoken[1]) throw new Error('there is no second scene')
  return spoken[1]
}

describe('the scenes of a draft', () => {
  it('are planned from its words, facts, photos, opening and end card', async () => {
    const contentIds = [await photo()]
    const closing = { isOn: true, line: 'Book your walk' }
    const id = await draftWith({ title: 'Harbour walk', contentIds, opening: true, closing, facts: { price: '$90' } })
    const { status, body } = await storyboard(id)

    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 1, edits: null, warnings: [] })
    const layouts = body.scenes.map(({ layout }) => layout)
    expect([layouts[0], layouts.at(-1)]).toEqual(['opening', 'end'])
    expect(layouts).toContain('offer')
    expect(body.scenes.map(({ words }) => words).join(' ')).toContain('We walk past the boats and the market')
    expect(body.photos.map(({ id: photoId }) => photoId)).toEqual([`${contentIds[0]}.1`])
    expect(body.scenes.some(({ photo: shown }) => shown === `${contentIds[0]}.1`)).toBe(true)
    expect(body.scenes[1]?.startSeconds).toBeGreaterThan(0)
  })

  it('are empty without words, and carry warnings', async () => {
    expect((await storyboard(await draftWith({ script: '' }))).body.scenes).toEqual([])
    const long = await draftWith({ title: 'A title '.repeat(9).trim(), opening: true })
    const { scenes, warnings } = (await storyboard(long)).body

    expect(scenes[0]?.layout).toBe('opening')
    expect(warnings).toContainEqual({
      code: 'text-too-long',
      scene: 0,
      subject: null,
      text: { name: 'headline', characters: 71, fit: 60 },
    })
  })

  it('follow a person’s edits, and report an edit of a missing photo or sentence', async () => {
    const id = await draftWith({ contentIds: [await photo()], opening: true })
    const { anchor } = await middleOf(id)
    const { body: saved } = await save(id, 1, editsOf({ anchor, scene: 'close', texts: { headline: 'Six!' } }))
    const { body } = await storyboard(id)
    const changed = body.scenes.find(({ editedAt }) => editedAt !== null)

    expect([saved.version, body.version]).toEqual([2, 2])
    expect(changed).toMatchObject({ anchor, editedAt: anchor, layout: 'close', texts: { headline: 'Six!' } })
    const gone = { place: 'sentence', sentence: 90, part: 0, words: 'Nobody says this' } as const
    await save(id, 2, editsOf({ anchor, photo: 'gone' }, { anchor: gone, scene: 'wide' }))
    const codes = (await storyboard(id)).body.warnings.map(({ code, subject }) => [code, subject])
    expect(codes).toContainEqual(['photo-missing', 'gone'])
    expect(codes).toContainEqual(['edit-unplaced', 'Nobody says this'])
  })

  it('are refused over a newer version, also beside the wizard, and a repeated save gets the same answer', async () => {
    const id = await draftWith({})
    const edits = editsOf({ anchor: { place: 'opening' }, isHidden: true })
    const [first, again] = [await save(id, 1, edits), await save(id, 1, edits)]
    const late = await save(id, 1, editsOf({ anchor: { place: 'end' }, isHidden: true }))

    expect([first.body.version, again.body.version]).toEqual([2, 2])
    expect([late.status, late.body]).toMatchObject([409, { code: 'draft-changed', version: 2 }])
    const { body } = await ana.call<{ content: { storyboard: object; script: string } }>('GET /api/drafts/:id', {
      params: { id },
    })
    expect(body.content).toMatchObject({ storyboard: edits, script: SCRIPT })
    expect((await save(id, 2, null)).body.version).toBe(3)
    expect((await storyboard(id)).body.edits).toBeNull()
  })

  it('reject invalid edits, with the field', async () => {
    const { status, body } = await save(
      await draftWith({}),
      1,
      editsOf({ anchor: { place: 'end' }, scene: 'zoom' as never }),
    )
    expect([status, body]).toMatchObject([422, { code: 'invalid', fields: [{ field: 'edits.shots.0.scene' }] }])
  })

  it('cannot be read by another person on any site', async () => {
    const id = await draftWith({})
    const others = [
      await test.customer('waymark', `other-${people}`),
      await test.customer('keystone', `other-${people}`),
    ]
    for (const other of others) {
      expect((await storyboard(id, other)).status).toBe(404)
      expect((await save(id, 1, null, other)).status).toBe(404)
      expect((await picture(`/api/drafts/${id}/storyboard/scenes/0/picture`, other)).status).toBe(404)
    }
  })
})

function picture(url: string, client = ana) {
  return client.call<Buffer>(`GET ${url}`)
}

describe('the picture of a scene', () => {
  it('is drawn once, with its photo alone, and again only when its content changed', async () => {
    const id = await draftWith({ contentIds: [await photo(), await photo()], opening: true })
    const { scenes } = (await storyboard(id)).body
    const shown = scenes.find(
      ({ photo: file, layout }) => file !== null && ['corner', 'split', 'voice'].includes(layout),
    )
    const before = test.sceneRenderer.stills.length
    const [first, second] = await Promise.all([picture(shown?.pictureUrl ?? ''), picture(shown?.pictureUrl ?? '')])

    expect([first.status, first.headers['content-type'], second.status]).toEqual([200, 'image/jpeg', 200])
    expect(first.headers['cache-control']).toContain('immutable')
    const drawn = test.sceneRenderer.stills.slice(before)
    expect(drawn.length).toBe(1)
    expect(drawn[0]?.staged.pictures.length).toBe(1)
    const { anchor } = await middleOf(id)
    await save(id, 1, editsOf({ anchor, scene: 'close', texts: { headline: 'Six!' } }))
    const after = (await storyboard(id)).body.scenes
    const isSame = (one: PlannedScene) => scenes.some(({ pictureUrl }) => pictureUrl === one.pictureUrl)
    expect(isSame(after[0] as PlannedScene)).toBe(true)
    expect(after.filter(({ editedAt }) => editedAt).some(isSame)).toBe(false)
    expect((await picture(`${shown?.pictureUrl.split('?')[0]}?v=old`)).headers['cache-control']).toContain('no-store')
  })

  it('that cannot be drawn reports it, and the scenes are planned anyway', async () => {
    const id = await draftWith({ title: `Not drawn ${people}`, opening: true })
    test.sceneRenderer.isMissing = true
    const { status, body } = await storyboard(id)
    const missing = await picture(body.scenes[0]?.pictureUrl ?? '')
    test.sceneRenderer.isMissing = false

    expect([status, body.scenes.length > 1]).toEqual([200, true])
    expect([missing.status, missing.body]).toMatchObject([503, { code: 'scene-picture-failed' }])
    expect((await picture(body.scenes[0]?.pictureUrl ?? '')).status).toBe(200)
    expect((await picture(`/api/drafts/${id}/storyboard/scenes/999/picture`)).status).toBe(404)
  })
})

describe('a video', () => {
  it('is cut according to its draft’s edits, and keeps them with its scenes', async () => {
    const [contentIds, edits] = [[await photo()], editsOf({ anchor: { place: 'opening' }, isHidden: true })]
    const draftId = await draftWith({ contentIds, opening: true })
    await save(draftId, 1, edits)
    const video = await made({ draftId, contentIds, look: { opening: true } })
    const cut = await cutOf(video.id)

    expect(jobsOf(video)[0]).toMatchObject({ storyboard: edits, pictures: [{ id: `${contentIds[0]}.1` }] })
    expect(cut.edits).toEqual(edits)
    expect(cut.scenes.length).toBeGreaterThan(2)
    expect(cut.scenes.map(({ layout }) => layout)).not.toContain('opening')
    expect(cut.photos.map(({ id }) => id)).toEqual([`${contentIds[0]}.1`])
  })

  it('prefers edits sent with it over its draft’s, and allows none', async () => {
    const hidden = editsOf({ anchor: { place: 'opening' }, isHidden: true })
    const draftId = await draftWith({ opening: true, storyboard: hidden })
    const video = await made({ draftId, storyboard: null, look: { opening: true } })

    expect(jobsOf(video)[0]?.storyboard).toBeUndefined()
    const { edits, scenes } = await cutOf(video.id)
    expect([edits, scenes[0]?.layout]).toEqual([null, 'opening'])
  })

  it('keeps its cut when it is redrawn, personalised or rendered again', async () => {
    const edits = editsOf({ anchor: { place: 'opening' }, isHidden: true })
    const video = await made({ storyboard: edits, title: 'Harbour', look: { opening: true } })
    const { seed } = await cutOf(video.id)
    await ana.call('PATCH /api/videos/:id', { params: { id: video.id }, body: { title: 'Another title' } })
    await until(async () => (await read(ana, video.id)).isRenderCurrent)
    const { body: copy } = await ana.call<Video>('POST /api/videos/:id/duplicate', { params: { id: video.id } })
    await ana.finished(copy.id)
    const { id: userId } = (await ana.call<{ id: string }>('GET /api/user')).body
    const tenant = await test.features.tenants.withSlug('waymark')
    if (!tenant) throw new Error('no tenant')
    const personal = { recipient: 'Sara', requestKey: 'personal copy' }
    const copyId = await test.features.videos.personalCopies.make(tenant, { id: userId }, video.id, personal)
    await ana.finished(copyId)

    expect(jobsOf(video).map(({ storyboard: wanted }) => wanted?.seed)).toEqual([undefined, seed, undefined, seed])
    expect(jobsOf(video).every(({ storyboard: wanted }) => wanted?.shots[0]?.isHidden)).toBe(true)
    expect((await cutOf(copyId)).seed).toBe(seed)
    const { body: draft } = await ana.call<{ id: string }>('POST /api/videos/:id/draft', { params: { id: video.id } })
    expect((await storyboard(draft.id)).body.edits).toEqual(edits)
  })

  it('in another language keeps layouts and photos at their sentences', async () => {
    const sentence = { place: 'sentence', sentence: 1, part: 0, words: 'We walk past the boats' } as const
    const edits = editsOf({ anchor: sentence, scene: 'close', texts: { headline: 'Six!' } })
    const video = await made({ storyboard: edits })
    const script = 'Bienvenidos al viejo puerto de Porto Sereno. Pasamos por el mercado. Llame hoy.'
    const body = { language: 'es', script }
    const { body: translated } = await ana.call<Video>('POST /api/videos/:id/translate', {
      params: { id: video.id },
      body,
    })
    await ana.finished(translated.id)

    const anchor = { ...sentence, words: 'Pasamos por el mercado.' }
    expect((await cutOf(translated.id)).edits).toEqual({ version: 1, shots: [{ anchor, scene: 'close' }] })
  })

  it('shows its scenes to its person alone', async () => {
    const video = await made({})
    const other = await test.customer('waymark', `viewer-${people}`)
    const { status } = await other.call('GET /api/videos/:id/storyboard', { params: { id: video.id } })
    expect(status).toBe(404)
  })
})

async function made(draft: object): Promise<Video> {
  const { body } = await create(ana, { script: SCRIPT, avatarId: await avatarOf(ana), ...draft })
  return ana.finished(body.id)
}

async function cutOf(id: string): Promise<VideoStoryboard> {
  return (await ana.call<VideoStoryboard>('GET /api/videos/:id/storyboard', { params: { id } })).body
}

function jobsOf({ script }: Video) {
  return test.renderer.jobs.filter((job) => job.script === script).slice(startOfTest)
}

let startOfTest = 0
beforeEach(() => {
  startOfTest = test.renderer.jobs.filter((job) => job.script === SCRIPT).length
})
