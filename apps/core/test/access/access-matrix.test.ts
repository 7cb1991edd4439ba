import { type ApiKey, api } from '@vitrine/contract/api'
import type { Call, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, type Scene, actors, mayCall, openScene } from '../scenes/access-scene.ts'

const calls = (Object.entries(api) as [ApiKey, Call][]).map(([key, call]) => ({ key, call }))
const guarded = calls.filter(({ call }) => call.access !== 'anyone')
const withId = calls.filter(({ key }) => key.includes('/:id'))
// Signing out answers nothing and would end the sessions that the rest asks with.
const reading = calls.filter(({ key }) => key.startsWith('GET ') && key !== 'GET /api/logout')

const ID_KINDS = ['own', 'foreign', 'missing', 'malformed']

let scene: Scene

beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

describe.each(guarded)('$key', ({ key, call }) => {
  const isElsewhere = (actor: Actor) => call.access === 'operator' && !actor.isOnPlatform

  it.each(actors.filter(({ isSignedInHere }) => !isSignedInHere))(
    'is refused without a session of this site: $name',
    async (actor) => {
      for (const id of scene.idsFor(key, actor)) {
        const { status, body } = await scene.ask(actor, key, id)

        expect([id.kind, status, body.code]).toEqual(
          isElsewhere(actor) ? [id.kind, 404, 'not-found'] : [id.kind, 401, 'not-signed-in'],
        )
      }
    },
  )

  // `access-levels.test.ts` shows that the others pass.
  const tooLow = actors.filter((actor) => actor.role !== undefined && !mayCall(actor, call.access))

  it.each(tooLow)('requires the right role: $name', async (actor) => {
    for (const id of scene.idsFor(key, actor)) {
      const { status } = await scene.ask(actor, key, id)

      expect([id.kind, status]).toEqual([id.kind, isElsewhere(actor) ? 404 : 403])
    }
  })

  it.runIf(call.access === 'operator')('exists on the platform’s own site only', async () => {
    for (const actor of actors.filter(({ isOnPlatform }) => !isOnPlatform)) {
      expect((await scene.ask(actor, key, scene.idsFor(key, actor)[0])).status).toBe(404)
    }
  })
})

describe.each(withId)('$key', ({ key, call }) => {
  it.each(actors.filter(({ isSignedInHere, isOwner }) => isSignedInHere && !isOwner))(
    'is not found for another person of the tenant: $name',
    async (actor) => {
      // A tenant's owner may look after its people.
      const isTheirs = call.access.startsWith('partner') && mayCall(actor, call.access)
      const ids = scene.idsFor(key, actor).filter(({ kind }) => !(isTheirs && kind === 'own'))
      const answers = []
      for (const id of ids) answers.push(await scene.ask(actor, key, id))
      const bodies = new Set(answers.map(({ status, body }) => JSON.stringify({ ...body, status, requestId: '' })))

      // Responses for another person's id, a missing one, and one that is not an id are identical.
      expect(bodies.size).toBe(1)
      expect([403, 404]).toContain(answers[0]?.status)
    },
  )
})

describe.each(reading)('$key', ({ key }) => {
  it.each(actors.filter(({ isOwner }) => !isOwner))('shows nothing of another person: $name', async (actor) => {
    for (const id of scene.idsFor(key, actor)) {
      const { body, headers } = await scene.ask(actor, key, id)
      const answer = JSON.stringify([body, headers])

      for (const canary of scene.canariesHiddenFrom(actor)) expect(answer).not.toContain(canary)
    }
  })
})

it('every call with an id is tried with four kinds of id', () => {
  const [actor] = actors
  for (const { key } of withId)
    expect([key, actor && scene.idsFor(key, actor).map(({ kind }) => kind)]).toEqual([key, ID_KINDS])
})

it('none of the calls changed what is Ana’s', async () => {
  const { status, body } = await scene.ana.call<Video>('GET /api/videos/:id', { params: { id: scene.videoId } })

  expect([status, body.status]).toEqual([200, 'ready'])
})

it('deleting several videos deletes only the person’s own, and names the others', async () => {
  const own = await scene.makeVideo(scene.bo, 'My own little film.')
  const { status, body } = await scene.bo.call('DELETE /api/videos/bulk', { body: { videoIds: [own, scene.videoId] } })

  expect([status, body]).toEqual([200, { ok: false, deleted: 1, missing: [scene.videoId] }])
  expect((await scene.bo.call('GET /api/videos/:id', { params: { id: own } })).status).toBe(404)
  expect((await scene.ana.call('GET /api/videos/:id', { params: { id: scene.videoId } })).status).toBe(200)
})
