import type {
  AdminAvatar,
  AdminAvatarDetails,
  AdminAvatarRow,
  AdminVideo,
  AdminVideoDetails,
  AdminVideoRow,
  Video,
} from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const MISSING = '0193e1f0-0000-7000-8000-000000000000'
const CALLS = [
  'GET /api/admin/videos/:id',
  'POST /api/admin/videos/:id/retry',
  'POST /api/admin/videos/:id/take-down',
  'POST /api/admin/videos/:id/restore',
  'GET /api/admin/avatars/:id',
  'DELETE /api/admin/users/:id/videos/:videoId',
]

let test: TestApp
let operator: Client
let rosa: TestPerson
let video: Video

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  operator = await test.demo('waymark', 'operator')
  rosa = await createPerson(test, 'keystone', 'rosalind', { role: 'customer', memberRole: 'member' })
  video = await create('Harbour walk')
})
afterAll(() => test.close())

describe('a video of any tenant', () => {
  it('is shown to an operator with its owner and its renders', async () => {
    const { status, body } = await read(video.id)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      tenantSlug: 'keystone',
      owner: { id: rosa.id, username: 'rosalind' },
      video: { id: video.id, title: 'Harbour walk' },
      attempts: [{ attempt: 1, status: 'pending', startedAt: null }],
    })
  })

  it('is retried, and keeps the reason of the earlier failure', async () => {
    await fail(video.id, 'The renderer stopped.')
    const retried = await operator.call('POST /api/admin/videos/:id/retry', { params: { id: video.id } })
    const { body } = await read(video.id)

    expect(retried.status).toBe(200)
    expect(body.attempts).toMatchObject([
      { attempt: 1, status: 'failed', errorMessage: 'The renderer stopped.' },
      { attempt: 2, status: 'pending', errorMessage: null, startedAt: null },
    ])
    expect((await auditEntriesAbout(test, rosa.id)).at(-1)).toMatchObject({ action: 'video-retried' })
  })

  it('is not retried while it is being made', async () => {
    const { body } = await operator.call('POST /api/admin/videos/:id/retry', { params: { id: video.id } })

    expect(body).toMatchObject({ code: 'not-failed' })
  })

  it('is taken down with a notice to its owner, and restored', async () => {
    const params = { id: video.id }
    const down = await operator.call('POST /api/admin/videos/:id/take-down', {
      params,
      body: { reason: 'Shows a private home.' },
    })
    expect(down.status).toBe(200)
    expect((await read(video.id)).body.video.takenDown).toMatchObject({ reason: 'Shows a private home.' })
    const { body } = await rosa.client.call<Video>('GET /api/videos/:id', { params })
    expect(body.takenDown).toMatchObject({ reason: 'Shows a private home.' })

    await operator.call('POST /api/admin/videos/:id/restore', { params })
    expect((await read(video.id)).body.video.takenDown).toBeNull()
  })

  it('cannot be taken down without a reason', async () => {
    const { status } = await operator.call('POST /api/admin/videos/:id/take-down', {
      params: { id: video.id },
      body: { reason: ' ' },
    })

    expect(status).toBe(422)
  })

  it('is listed among its owner’s videos', async () => {
    const { body } = await operator.call<AdminVideo[]>('GET /api/admin/videos', { query: { user: rosa.id } })

    expect(body.map(({ title }) => title)).toEqual(['Harbour walk'])
  })

  it('is moved to its owner’s trash once, and for that owner only', async () => {
    const other = await create('Cape walk')
    const remove = (id: string, videoId: string) =>
      operator.call('DELETE /api/admin/users/:id/videos/:videoId', { params: { id, videoId } })
    const { body: self } = await operator.call<{ id: string }>('GET /api/user')

    expect((await remove(self.id, other.id)).status).toBe(404)
    expect((await remove(rosa.id, other.id)).status).toBe(200)
    const { body: trash } = await rosa.client.call<{ items: Video[] }>('GET /api/videos/trash')
    expect(trash.items.map(({ id }) => id)).toEqual([other.id])
    expect((await read(other.id)).status).toBe(404)
    expect((await auditEntriesAbout(test, rosa.id)).filter(({ action }) => action === 'video-deleted')).toHaveLength(1)
  })
})

describe('a presenter of any tenant', () => {
  it('is shown with its preview, and a stock presenter has no owner and no consent', async () => {
    const { body: list } = await operator.call<AdminAvatar[]>('GET /api/admin/avatars')
    const { body } = await operator.call<AdminAvatarDetails>('GET /api/admin/avatars/:id', {
      params: { id: list[0]?.id ?? '' },
    })

    expect(body).toMatchObject({ owner: null, consent: null, recording: null, avatar: { type: 'stock' } })
  })
})

describe('the pictures of lists', () => {
  it('are those of the operator’s own site: links to files work on their own site only', async () => {
    const own = await create('Old town', await test.demo('waymark', 'customer'))
    await test.deps.db.execute(`update video set poster_key = tenant_id || '/still.jpg'`)
    const { body } = await operator.call<AdminVideoRow[]>('GET /api/admin/videos', { query: { limit: '100' } })
    const stillOf = (id: string) => body.find((one) => one.id === id)?.thumbnailUrl

    expect(stillOf(own.id)).toMatch(/^\/media\//)
    expect(stillOf(video.id)).toBeNull()
  })

  it('are the faces of built-in presenters', async () => {
    const { body } = await operator.call<AdminAvatarRow[]>('GET /api/admin/avatars')

    expect(body.filter(({ type, presenterId }) => (type === 'stock') !== (presenterId !== null))).toEqual([])
    expect(body.length).toBeGreaterThan(3)
  })
})

describe('the calls for one video or presenter', () => {
  it.each(CALLS)('return 404 for an unknown id: %s', async (key) => {
    const params = { id: MISSING, videoId: MISSING }
    const { status } = await operator.call(key, {
      params,
      ...(key.includes('take') ? { body: { reason: 'None' } } : {}),
    })

    expect(status).toBe(404)
  })

  it.each(CALLS)('refuse the owner of a site: %s', async (key) => {
    const owner = await test.demo('waymark', 'owner')
    const params = { id: video.id, videoId: video.id }
    const { status } = await owner.call(key, { params, ...(key.includes('take') ? { body: { reason: 'None' } } : {}) })

    expect(status).toBe(403)
  })
})

async function create(title: string, client: Client = rosa.client): Promise<Video> {
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  const content = { title, script: 'Welcome to the harbour.', avatarId: avatars[0]?.id ?? '' }
  return (await client.call<Video>('POST /api/videos', { body: content })).body
}

function read(id: string) {
  return operator.call<AdminVideoDetails>('GET /api/admin/videos/:id', { params: { id } })
}

async function fail(videoId: string, message: string): Promise<void> {
  const { id: tenantId } = (await test.features.tenants.withSlug('keystone')) ?? { id: '' }
  await test.features.renders.renders.fail({ tenantId, videoId, attempt: 1 }, { code: 'broken', message })
}
