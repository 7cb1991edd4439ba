import type { Call } from '@vitrine/contract'
import { type ApiKey, api, bodySchemaOf } from '@vitrine/contract/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../src/platform/ids/ids.ts'
import { type Actor, type Scene, actors, openScene } from '../scenes/access-scene.ts'
import type { Client } from '../client.ts'
import { upload } from '../batches.ts'
import { avatarOf, create } from '../renditions.ts'

interface Sent {
  body?: object
  query?: Record<string, string>
}

/** The kind of row that an id refers to, named after the path of such rows. */
type Kind = 'avatars' | 'brand-kits' | 'drafts' | 'twin-consents' | 'uploads' | 'videos'

let scene: Scene
/** A person of Ana's tenant, and one of another. */
let askers: { client: Client; actor: Actor; ownVideoId: string; ownBatchId: string; avatarId: string }[]

beforeAll(async () => {
  scene = await openScene()
  askers = [await asker(scene.bo, 'another customer'), await asker(scene.kim, 'another tenant’s customer at home')]
})
afterAll(() => scene.close())

const draft = { script: 'One two three.' }

/** Every field in which a person sends the id of a thing, with a request that is right but for the id. */
const fields: Record<string, [Kind, (id: string, avatarId: string) => Sent]> = {
  'POST /api/avatars uploadId': ['uploads', (uploadId) => ({ body: { name: 'Twin', uploadId, consentId: newId() } })],
  'POST /api/avatars speakingUploadId': [
    'uploads',
    (speakingUploadId) => ({
      body: { name: 'Twin', uploadId: newId(), speakingUploadId, consentId: newId() },
    }),
  ],
  'POST /api/avatars consentId': [
    'twin-consents',
    (consentId) => ({ body: { name: 'Twin', uploadId: newId(), consentId } }),
  ],
  'POST /api/twin-consents/:id/recording uploadId': ['uploads', (uploadId) => ({ body: { uploadId, agree: true } })],
  'POST /api/estimate-script voiceId': ['uploads', (voiceId) => ({ body: { script: '', voiceId } })],
  'POST /api/preview-speech avatarId': ['avatars', (avatarId) => ({ body: { ...draft, avatarId } })],
  'POST /api/optimize-script scriptId': ['drafts', (scriptId) => ({ body: { ...draft, scriptId } })],
  'POST /api/translate-script scriptId': [
    'drafts',
    (scriptId) => ({ body: { ...draft, scriptId, language: 'spanish' } }),
  ],
  'POST /api/videos avatarId': ['avatars', (avatarId) => ({ body: { ...draft, avatarId } })],
  'POST /api/videos contentIds': ['uploads', (id, avatarId) => ({ body: { ...draft, avatarId, contentIds: [id] } })],
  'POST /api/videos voiceId': ['uploads', (voiceId, avatarId) => ({ body: { ...draft, avatarId, voiceId } })],
  'POST /api/videos draftId': ['drafts', (draftId, avatarId) => ({ body: { ...draft, avatarId, draftId } })],
  'POST /api/videos brandKitId': [
    'brand-kits',
    (brandKitId, avatarId) => ({ body: { ...draft, avatarId, brandKitId } }),
  ],
  'POST /api/videos/:id/rebrand brandKitId': ['brand-kits', (brandKitId) => ({ body: { brandKitId } })],
  'PUT /api/videos/:id/thumbnail uploadId': ['uploads', (uploadId) => ({ body: { uploadId } })],
  'POST /api/videos/:id/duplicate avatarId': ['avatars', (avatarId) => ({ body: { avatarId } })],
  'POST /api/videos/:id/translate avatarId': [
    'avatars',
    (avatarId) => ({ body: { ...draft, language: 'es', avatarId } }),
  ],
  'DELETE /api/videos/bulk videoIds': ['videos', (id) => ({ body: { videoIds: [id] } })],
  'DELETE /api/videos/trash videoIds': ['videos', (id) => ({ body: { videoIds: [id] } })],
  'POST /api/videos/restore videoIds': ['videos', (id) => ({ body: { videoIds: [id] } })],
  'POST /api/videos/rebrand videoIds': ['videos', (id) => ({ body: { videoIds: [id] } })],
  'POST /api/batches/:id/check avatarId': ['avatars', (avatarId) => ({ body: { columns: { script: 0 }, avatarId } })],
  'POST /api/batches/:id/check videoId': [
    'videos',
    (videoId, avatarId) => ({ body: { columns: { recipient: 0 }, avatarId, videoId } }),
  ],
  'GET /api/voices/:voice/sample avatarId': ['avatars', (avatarId) => ({ query: { language: 'en', avatarId } })],
  'GET /api/videos avatarId': ['avatars', (avatarId) => ({ query: { avatarId } })],
  'GET /api/leads videoId': ['videos', (videoId) => ({ query: { videoId } })],
}
/** Names of the person's own making, places in a list, or what has a price; a draft keeps what is typed, and its video asks anew. */
const OTHERWISE = /(planId|bundleId|taxId|requestKey|cursor)$|^PUT \/api\/drafts/

describe.each(Object.entries(fields))('%s', (field, [kind, sentFor]) => {
  it('of another person gets the same answer as an unknown one', async () => {
    const key = field.split(' ').slice(0, 2).join(' ') as ApiKey
    for (const { client, actor, ownVideoId, ownBatchId, avatarId } of askers) {
      const params = { id: key.includes('/batches/') ? ownBatchId : ownVideoId, voice: 'built-in' }
      const ask = (id: string) => client.call(key, { params, ...sentFor(id, avatarId) })
      const missingId = newId()
      const missing = await ask(missingId)
      // The only fault of the request should be its id.
      expect(missing.body).not.toMatchObject({ code: 'invalid' })
      for (const id of hidden(kind, actor)) {
        const { status, body } = await ask(id)
        const answer = JSON.stringify(body).replaceAll(id, missingId)

        // Newly created rows have an id and a time of their own.
        const isMade = status < 400 && !key.startsWith('GET ')
        expect([actor.name, status, isMade || plain(JSON.parse(answer))]).toEqual([
          actor.name,
          missing.status,
          isMade || plain(missing.body),
        ])
        for (const canary of scene.canariesHiddenFrom(actor)) expect(answer).not.toContain(canary)
      }
    }
  })
})

it('refused calls with another person’s id change nothing of its owner', async () => {
  const [anas] = actors
  const idOf = (key: ApiKey) => (anas && scene.idsFor(key, anas).find(({ kind }) => kind === 'own')?.id) ?? ''
  for (const key of ['GET /api/videos/:id', 'GET /api/drafts/:id', 'GET /api/uploads/:id'] as const)
    expect([key, (await scene.ana.call(key, { params: { id: idOf(key) } })).status]).toEqual([key, 200])
})

it('every id field of a customer’s call is covered here', () => {
  const own = (Object.entries(api) as [string, Call][]).filter(([, { access }]) => access === 'customer')
  const found = own.flatMap(([key, call]) =>
    [bodySchemaOf(call), call.query].flatMap((schema) =>
      schema ? idsIn(shapeOf(schema)).map((name) => `${key} ${name}`) : [],
    ),
  )

  expect([...new Set(found)].filter((name) => !OTHERWISE.test(name)).sort()).toEqual(Object.keys(fields).sort())
})

async function asker(client: Client, name: string) {
  const actor = actors.find((one) => one.name === name)
  if (!actor) throw new Error(`nobody is called ${name}`)
  const { body } = await create(client)
  await client.finished(body.id)
  const batch = await upload(client, 'script\nHello.\n')
  return { client, actor, ownVideoId: body.id, ownBatchId: batch.body.id, avatarId: await avatarOf(client) }
}

/** Returns the ids of this kind that an actor must not see: Ana's, and those of the other tenant, except their own. */
function hidden(kind: Kind, actor: Actor): string[] {
  const ids = scene.idsFor(`GET /api/${kind}/:id` as ApiKey, actor)
  const isHidden = actor.isOnPlatform ? ['own', 'foreign'] : ['foreign']
  return ids.filter(({ kind: whose }) => isHidden.includes(whose)).map(({ id }) => id)
}

function plain(body: object): object {
  return { ...body, requestId: '' }
}

interface Schema {
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

function shapeOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

function idsIn({ properties = {}, anyOf = [] }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    ...(schema.format === 'uuid' || /Ids?$/.test(name) ? [name] : []),
    ...idsIn(schema),
  ])
  return [...own, ...anyOf.flatMap(idsIn)]
}
