import type { Avatar, TwinEntitlements, TwinServiceOverview } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../client.ts'
import { openOwnTwinServer } from '../servers/own-twin-server.ts'
import { type TwinScene, twinScene, until } from '../scenes/twin-scene.ts'
import type { TwinFault, TwinServer } from '../servers/twin-server.ts'

let scene: TwinScene

const entitlements = async (client: Client) =>
  (await client.call<TwinEntitlements>('GET /api/twin-entitlements')).body.items.map(({ state, avatarId }) => [
    state,
    avatarId !== null,
  ])
const train = (id: string) => scene.operator.call('POST /api/admin/avatars/:id/train', { params: { id } })
const remove = (client: Client, id: string) => client.call('DELETE /api/avatars/:id', { params: { id } })
const madeLines = async (avatarId: string) =>
  (
    await scene.test.deps.db.execute(
      `select count(*)::int as n from audit_log where action = 'twin-made' and subject = $1`,
      [avatarId],
    )
  ).rows[0]?.['n']

/** A twin that the service is training, in spite of faults at first. */
async function inTraining(...faults: TwinFault[]) {
  scene.server.stored.twins.clear()
  const one = await scene.person()
  scene.server.fail('POST twins', ...faults)
  const calls = scene.server.count('POST', 'twins')
  await scene.approve(one.avatarId)
  const asked = () => scene.server.count('POST', 'twins') - calls
  await until(async () => asked() > 0)
  return { ...one, asked }
}

async function ended({ client, avatarId }: { client: Client; avatarId: string }) {
  await until(async () => {
    await scene.pass(60)
    scene.server.finish('twins')
    return (await scene.twin(client, avatarId)).status !== 'processing'
  })
  return scene.twin(client, avatarId)
}

describe('the training of a twin', () => {
  beforeAll(async () => {
    scene = await twinScene('tavus')
  })
  afterAll(() => scene.close())

  it('gives the service expiring links to the original recording and the consent', async () => {
    const { uploadId } = await inTraining()
    const { sources } = [...scene.server.stored.twins.values()][0] ?? { sources: {} as Record<string, string> }
    const get = (link = '') => {
      const { host, pathname, search } = new URL(link)
      return scene.test.app.inject({ url: `${pathname}${search}`, headers: { host } })
    }
    const answers = await Promise.all([get(sources['train_video_url']), get(sources['consent_video_url'])])

    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, 'a good file'],
      [200, 'a good file'],
    ])
    expect(decodeURIComponent(sources['train_video_url'] ?? '')).toContain(`${uploadId}/original`)
    expect(sources['model_name']).toBe('m')
    await scene.pass(3 * 24 * 3600)
    expect((await get(sources['train_video_url'])).statusCode).toBe(403)
  })

  it.each([
    ['is busy', { status: 429, retryAfter: '30' }, 2],
    ['is out of order', { status: 502 }, 2],
    ['has started it and the answer was lost', 'done-and-silent', 1],
  ] satisfies [string, TwinFault, number][])('is requested once when the service %s', async (_name, fault, calls) => {
    const one = await inTraining(fault)
    expect(await ended(one)).toMatchObject({ status: 'ready', stage: null })

    expect([one.asked(), await madeLines(one.avatarId), await entitlements(one.client)]).toEqual([
      calls,
      1,
      [['used', true]],
    ])
  })

  it('that fails shows the reason, keeps the entitlement, and can be repeated by an operator', async () => {
    const one = await inTraining()
    await until(async () => (await scene.requests(one.avatarId)).some(({ state }) => state === 'working'))
    scene.server.finish('twins', 'failed', 'The face is not in the frame.')
    const failed = await ended(one)
    expect(failed).toMatchObject({
      status: 'failed',
      stage: 'training-failed',
      errorMessage: expect.stringContaining('The face is not in the frame.'),
    })
    // Some services charge for a failed twin that is deleted at once.
    expect([scene.server.stored.twins.size, await entitlements(one.client)]).toEqual([1, [['open', true]]])
    expect((await train(one.avatarId)).status).toBe(200)
    expect((await train(one.avatarId)).body.code).toBe('twin-not-trainable')
    await until(async () => one.asked() === 2)

    expect(await ended(one)).toMatchObject({ status: 'ready', errorMessage: null })
    await remove(one.client, one.avatarId)
    await until(async () => {
      await scene.pass(60)
      return scene.server.stored.twins.size === 0
    })
  })

  it('that failed returns the entitlement when the twin is deleted, and one in progress does not', async () => {
    const one = await inTraining({ status: 400, message: 'Too dark.' })
    await ended(one)
    await remove(one.client, one.avatarId)
    const two = await inTraining()
    await until(async () => (await scene.requests(two.avatarId)).some(({ state }) => state === 'working'))
    await remove(two.client, two.avatarId)
    await until(async () => {
      await scene.pass(60)
      return scene.server.stored.twins.size === 0
    })

    expect([await entitlements(one.client), await entitlements(two.client)]).toEqual([
      [['open', false]],
      [['used', true]],
    ])
  })

  it('that was requested while the twin was deleted leaves nothing at the service', async () => {
    const one = await inTraining('done-and-silent')
    await until(async () => scene.server.stored.twins.size === 1)
    await remove(one.client, one.avatarId)
    await until(async () => {
      await scene.pass(120)
      return (await scene.requests(one.avatarId)).every(({ state }) => state === 'ended')
    })

    expect(scene.server.stored.twins.size).toBe(0)
  })

  it('ends when the payment for the twin was refunded', async () => {
    const one = await inTraining()
    await scene.test.deps.db.execute(`update twin_entitlement set state = 'refunded' where avatar_id = $1`, [
      one.avatarId,
    ])
    expect(await ended(one)).toMatchObject({ status: 'failed', stage: 'refunded', tavusReplicaId: null })
    await until(async () => {
      await scene.pass(60)
      return scene.server.stored.twins.size === 0
    })
    expect(await madeLines(one.avatarId)).toBe(0)
  })

  it('that never ends fails after a week', async () => {
    const one = await inTraining()
    await until(async () => {
      await scene.pass(24 * 3600)
      return (await scene.twin(one.client, one.avatarId)).status === 'failed'
    })
    expect(await scene.twin(one.client, one.avatarId)).toMatchObject({
      stage: 'training-failed',
      errorMessage: expect.stringContaining('within a week'),
    })
  })
})

describe('a site that a twin service cannot reach', () => {
  it('reports that in the language of the request', async () => {
    scene = await twinScene('tavus', { isPublic: false })
    const { client, avatarId } = await scene.person()
    await scene.approve(avatarId)
    await until(async () => (await scene.twin(client, avatarId)).status === 'failed')

    expect((await scene.twin(client, avatarId)).errorMessage).toContain('has no public address')
    const headers = { cookie: `${client.cookie}; language=fa` }
    const { body: told } = await client.call<Avatar[]>('GET /api/avatars', { headers })
    expect(told.find(({ id }) => id === avatarId)?.errorMessage).toContain('سایت نشانی عمومی ندارد')
    expect(scene.server.calls).toEqual([])
    await scene.close()
  })

  it('can use a server of its own, which receives the files', async () => {
    scene = await twinScene('own-server', { isPublic: false })
    const { client, avatarId, credits } = await scene.trained()
    const { id } = await scene.create(client, avatarId, 'Sent to the server.')
    await until(async () => scene.server.stored.clips.size === 1)
    const [twin, clip] = [[...scene.server.stored.twins.values()][0], [...scene.server.stored.clips.values()][0]]
    scene.server.finish('clips')
    await until(async () => {
      await scene.pass(10)
      return (await scene.video(client, id)).status === 'ready'
    })

    expect([twin?.sources['bytes'], clip?.sources['bytes']]).toEqual(['clip.mp4 made anew', 'RIFF Sent to the server.'])
    expect(credits).toBeGreaterThan(0)
    await scene.close()
  })
})

describe('a site’s own twin service', () => {
  let own: TwinServer
  let owner: Client
  beforeAll(async () => {
    scene = await twinScene('tavus')
    own = await openOwnTwinServer()
    owner = await scene.test.demo('waymark', 'operator')
  })
  afterAll(async () => {
    await scene.close()
    await own.close()
  })
  const connect = (body: object) => owner.call<TwinServiceOverview>('PUT /api/whitelabel/twin-service', { body })
  const read = async (client = owner) =>
    (await client.call<TwinServiceOverview>('GET /api/whitelabel/twin-service')).body

  it('trains the site’s twins with its own key, which cannot be read again', async () => {
    const saved = await connect({ kind: 'own-server', baseUrl: `${own.url}/`, model: 'musetalk', key: 'sk-own' })
    expect([saved.status, saved.body.service]).toEqual([
      200,
      { kind: 'own-server', baseUrl: own.url, model: 'musetalk', hasKey: true },
    ])
    const { rows } = await scene.test.deps.db.execute(`select * from twin_service`)
    expect(JSON.stringify([rows, saved.body])).not.toContain('sk-own')
    const { client, avatarId } = await scene.person()
    await scene.approve(avatarId)
    await until(async () => own.stored.twins.size === 1)
    own.finish('twins')
    await until(async () => {
      await scene.pass(10)
      return (await scene.twin(client, avatarId)).status === 'ready'
    })

    expect(own.calls[0]?.headers.authorization).toBe('Bearer sk-own')
    expect([scene.server.calls.length, (await read()).twins]).toEqual([0, 1])
  })

  it('is not used by another site', async () => {
    const other = await scene.test.demo('azure-coast', 'owner')
    expect(await read(other)).toMatchObject({ service: null, hasInstallationService: true, twins: 0 })
  })

  it('is changed by owners alone', async () => {
    const customer = await scene.test.customer('waymark', 'nobody-of-them')
    const answers = [
      await customer.call('GET /api/whitelabel/twin-service'),
      await customer.call('DELETE /api/whitelabel/twin-service'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })

  it('that is disconnected keeps no data, and its twins show their recordings', async () => {
    const { rows } = await scene.test.deps.db.execute(`select id, user_id from avatar where provider = 'own-server'`)
    expect(rows).toHaveLength(1)
    expect((await owner.call('DELETE /api/whitelabel/twin-service')).status).toBe(200)
    await until(async () => {
      await scene.pass(60)
      return own.stored.twins.size === 0
    })
    const services = async () => (await scene.test.deps.db.execute(`select key_encrypted from twin_service`)).rows
    await until(async () => {
      await scene.pass(60)
      return (await services())[0]?.['key_encrypted'] === null
    })
    const { rows: twins } = await scene.test.deps.db.execute(
      `select provider, training, provider_twin_id from avatar where id = $1`,
      [rows[0]?.['id']],
    )

    expect(twins).toEqual([{ provider: 'engine', training: null, provider_twin_id: null }])
    expect((await read()).service).toBe(null)
  })
})
