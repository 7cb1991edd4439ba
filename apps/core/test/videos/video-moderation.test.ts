import type { Video, WhitelabelVideo } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../client.ts'
import { mailsNow } from '../outbox.ts'
import { auditEntriesAbout, createPerson } from '../people.ts'
import { type ShareScene, openShareScene, pathOf } from '../scenes/share-scene.ts'
import { until } from '../until.ts'

const LIST = 'GET /api/whitelabel/videos'
const TAKE_DOWN = 'POST /api/whitelabel/videos/:id/take-down'
const RESTORE = 'POST /api/whitelabel/videos/:id/restore'
const RETRY = 'POST /api/whitelabel/videos/:id/retry'

let scene: ShareScene
let team: Client
let ownerId: string

beforeAll(async () => {
  scene = await openShareScene()
  team = await scene.test.demo('waymark', 'owner')
  ownerId = (await scene.owner.call<{ id: string }>('GET /api/user')).body.id
})
afterAll(() => scene.test.close())

const own = async (id: string) => (await scene.owner.call<Video>('GET /api/videos/:id', { params: { id } })).body
const list = async (query: Record<string, string> = {}) =>
  (await team.call<{ items: WhitelabelVideo[] }>(LIST, { query })).body.items

describe('a video that is taken down', () => {
  it('closes its page, its files and its exports, and notifies its owner of the reason', async () => {
    const { id } = scene.video
    const { shareUrl } = await scene.share()
    const file = pathOf(`http://x${(await own(id)).videoUrl}`)
    const { status } = await team.call(TAKE_DOWN, { params: { id }, body: { reason: 'It shows a private house.' } })

    expect(status).toBe(200)
    expect((await scene.viewer.open(shareUrl ?? '')).status).toBe(404)
    expect((await scene.viewer.client.call(`GET ${file}`)).status).not.toBe(200)
    const video = await own(id)
    expect([video.videoUrl, video.downloadUrl]).toEqual([null, null])
    expect(video.takenDown).toMatchObject({ reason: 'It shows a private house.' })
    for (const key of ['POST /api/videos/:id/share', 'GET /api/videos/:id/export'])
      expect((await scene.owner.call(key, { params: { id } })).body).toMatchObject({ code: 'taken-down' })
    const isTold = async () =>
      (await mailsNow(scene.test, 'waymark', 'owner@mail.example')).some(({ html }) =>
        html.includes('It shows a private house.'),
      )
    await until(isTold, 'the owner was not told')
    expect((await auditEntriesAbout(scene.test, ownerId)).map(({ action }) => action)).toContain('video-taken-down')
    const [listed] = await list({ status: 'taken-down' })
    expect(listed).toMatchObject({ id, pageUrl: null, takenDown: { reason: 'It shows a private house.' } })
  })

  it('opens again under the same link when it is restored', async () => {
    const { id } = scene.video
    await team.call(RESTORE, { params: { id } })
    const { shareUrl } = await scene.share()

    expect((await scene.viewer.open(shareUrl ?? '')).status).toBe(200)
    expect((await own(id)).takenDown).toBeNull()
    expect(await list({ status: 'taken-down' })).toEqual([])
    expect((await auditEntriesAbout(scene.test, ownerId)).map(({ action }) => action)).toContain('video-put-back')
  })
})

describe('a failed video', () => {
  it('is rendered again once, with its owner’s credits', async () => {
    const video = await scene.makeVideo(scene.owner)
    await scene.test.deps.db.execute(`update video set status = 'failed' where id = $1`, [video.id])
    const before = (await scene.owner.call<{ user: { credits: number } }>('GET /auth/user')).body.user.credits
    const first = await team.call(RETRY, { params: { id: video.id } })
    const again = await team.call(RETRY, { params: { id: video.id } })

    expect([first.status, again.status, again.body['code']]).toEqual([200, 409, 'not-failed'])
    expect((await scene.owner.finished(video.id)).status).toBe('ready')
    const { credits } = (await scene.owner.call<{ user: { credits: number } }>('GET /auth/user')).body.user
    expect(credits).toBeLessThan(before)
    expect((await auditEntriesAbout(scene.test, ownerId)).map(({ action }) => action)).toContain('video-retried')
  })
})

describe('moderation', () => {
  it.each([TAKE_DOWN, RESTORE, RETRY])(
    'is refused to the team of another tenant, which finds nothing: %s',
    async (key) => {
      const other = await scene.test.demo('keystone', 'owner')
      const sent = { params: { id: scene.video.id }, body: { reason: 'Not theirs' } }

      expect((await other.call(key, sent)).body).toMatchObject({ code: 'not-found' })
      expect((await own(scene.video.id)).takenDown).toBeNull()
    },
  )

  it('is refused to analysts and editors', async () => {
    for (const memberRole of ['analyst', 'editor'] as const) {
      const { client } = await createPerson(scene.test, 'waymark', `a-${memberRole}`, { role: 'partner', memberRole })
      const sent = { params: { id: scene.video.id }, body: { reason: 'No right to' } }
      expect((await client.call(TAKE_DOWN, sent)).status).toBe(403)
      expect((await client.call(LIST)).status).toBe(200)
    }
  })
})

describe('the moderation list', () => {
  it('shows one person’s videos, and is not found for a person of another tenant', async () => {
    const stranger = await createPerson(scene.test, 'keystone', 'kay', { role: 'customer', memberRole: 'member' })

    expect((await list({ user: ownerId })).every(({ userId }) => userId === ownerId)).toBe(true)
    expect((await team.call(LIST, { query: { user: stranger.id } })).body).toMatchObject({ code: 'not-found' })
  })

  it.each(['createdAt', 'title', 'user', 'status', 'length', 'credits', 'views'])(
    'contains each video once when sorted by %s',
    async (sort) => {
      const found: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const query = { sort, limit: '1', ...(cursor ? { cursor } : {}) }
        const answer: { body: { items: WhitelabelVideo[]; nextCursor: string | null } } = await team.call(LIST, {
          query,
        })
        found.push(...answer.body.items.map(({ id }) => id))
        cursor = answer.body.nextCursor
      }
      expect(found.toSorted()).toEqual((await list()).map(({ id }) => id).toSorted())
    },
  )
})
