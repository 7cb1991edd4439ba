import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditsOf } from '../buyer.ts'
import { type TwinScene, twinScene, until } from '../scenes/twin-scene.ts'
import type { TwinFault } from '../servers/twin-server.ts'

describe.each(['tavus', 'own-server'] as const)('twins of %s', (kind) => {
  let scene: TwinScene
  beforeAll(async () => {
    scene = await twinScene(kind)
  })
  afterAll(() => scene.close())

  it('are trained once they are approved, and speak the words of a video', async () => {
    const { client, avatarId, consentId } = await scene.person()
    await scene.approve(avatarId)
    await until(async () => scene.server.stored.twins.size === 1)
    expect(await scene.twin(client, avatarId)).toMatchObject({
      status: 'processing',
      stage: 'training',
      provider: kind,
    })
    scene.server.finish('twins')
    await until(async () => {
      await scene.pass(10)
      return (await scene.twin(client, avatarId)).status === 'ready'
    })
    const tavusReplicaId = kind === 'tavus' ? 'r1' : null
    expect(await scene.twin(client, avatarId)).toMatchObject({ stage: null, tavusReplicaId })

    const made = await scene.create(client, avatarId)
    await until(async () => scene.server.stored.clips.size === 1)
    await until(async () => (await scene.video(client, made.id)).status === 'pending')
    scene.server.finish('clips')
    await until(async () => {
      await scene.pass(10)
      return (await scene.video(client, made.id)).status === 'ready'
    })
    const job = scene.test.renderer.jobs.findLast(({ script }) => script.includes('quiet morning'))
    expect([job?.footageSpeaks, job?.footagePath]).toEqual([true, expect.stringContaining('clip.mp4')])
    expect([scene.server.count('POST', 'twins'), scene.server.count('POST', 'clips')]).toEqual([1, 1])
    // Media that was fetched is deleted at the service.
    await until(async () => {
      await scene.pass(10)
      return scene.server.stored.clips.size === 0
    })
    expect(consentId).toBeTruthy()
  })
})

describe('a video at a twin service', () => {
  let scene: TwinScene
  beforeAll(async () => {
    scene = await twinScene('tavus')
  })
  afterAll(() => scene.close())

  /** A trained twin, and a video of it for which the service makes a clip. */
  async function atWork(...faults: TwinFault[]) {
    scene.server.stored.clips.clear()
    const one = await scene.trained()
    scene.server.fail('POST clips', ...faults)
    const calls = scene.server.count('POST', 'clips')
    const { id } = await scene.create(one.client, one.avatarId)
    const asked = () => scene.server.count('POST', 'clips') - calls
    await until(async () => asked() > 0)
    return { ...one, id, asked }
  }
  type AtWork = Awaited<ReturnType<typeof atWork>>
  const state = async ({ client, id }: AtWork) => (await scene.video(client, id)).status
  /** Lets time pass until the video has ended. */
  async function ended(one: AtWork, seconds = 20) {
    await until(async () => {
      await scene.pass(seconds)
      scene.server.finish('clips')
      return ['ready', 'failed'].includes(await state(one))
    })
    return scene.video(one.client, one.id)
  }
  /** Returns the number of holds of the person that were released. */
  const releases = async ({ username }: Pick<AtWork, 'username'>) => {
    const { rows } = await scene.test.deps.db.execute(
      `select count(*)::int as n from credit_hold where state = 'released' and user_id = (select id from app_user where username = $1)`,
      [username],
    )
    return rows[0]?.['n']
  }

  it.each([
    ['is busy', { status: 429, retryAfter: '30' }, 2],
    ['is out of order', { status: 500 }, 2],
    ['has made it and the answer was lost', 'done-and-silent', 1],
    ['calls back before it answers', 'callback-first', 1],
    ['calls back twice', 'callback-twice', 1],
  ] satisfies [string, TwinFault, number][])('is made once when the service %s', async (_name, fault, calls) => {
    scene.server.state.callback = async (url) => {
      await scene.test.app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { host: 'waymark.localhost' },
      })
    }
    const one = await atWork(fault)
    expect((await ended(one)).status).toBe('ready')
    expect([one.asked(), await releases(one)]).toEqual([calls, 0])
    expect(await creditsOf(one.client)).toBeLessThan(one.credits)
  })

  it('waits while the service answers about another clip or fails', async () => {
    const one = await atWork()
    await until(async () => (await state(one)) === 'pending')
    scene.server.fail('GET clips', 'wrong-id', { status: 500 }, { status: 429 }, { status: 401 })
    for (let time = 0; time < 4; time += 1) await scene.pass(400)
    expect(await scene.video(one.client, one.id)).toMatchObject({ waitsFor: 'lip-sync', queuePosition: null })
    expect([await state(one), (await creditsOf(one.client)) < one.credits, await releases(one)]).toEqual([
      'pending',
      true,
      0,
    ])

    expect((await ended(one)).status).toBe('ready')
    expect(one.asked()).toBe(1)
  })

  it.each([
    ['is refused', { status: 400, message: 'Too long.' }, 'It says: Too long.'],
    ['is requested with an invalid key', { status: 401 }, 'doesn’t accept this site’s API key'],
    ['is unpaid', { status: 402 }, 'is unpaid'],
  ] satisfies [string, TwinFault, string][])('fails and costs nothing when it %s', async (_name, fault, text) => {
    const one = await atWork(fault)
    const { status, errorMessage } = await ended(one)

    expect([status, errorMessage]).toEqual(['failed', expect.stringContaining(text)])
    expect([await creditsOf(one.client), await releases(one)]).toEqual([one.credits, 1])
    await scene.pass(5000)
    expect([one.asked(), await releases(one)]).toEqual([1, 1])
  })

  it.each([
    ['fails there', () => scene.server.finish('clips', 'failed', 'No audio.'), 'No audio.'],
    ['is lost there', () => scene.server.stored.clips.clear(), 'lost this video'],
  ])('fails and costs nothing when it %s', async (_name, happen, text) => {
    const one = await atWork()
    await until(async () => (await state(one)) === 'pending')
    happen()
    const { status, errorMessage } = await ended(one)

    expect([status, errorMessage]).toEqual(['failed', expect.stringContaining(text)])
    expect([await creditsOf(one.client), await releases(one)]).toEqual([one.credits, 1])
    const again = await one.client.call('POST /api/videos/:id/retry', { params: { id: one.id }, body: {} })
    expect(again.status).toBeLessThan(300)
    await until(async () => one.asked() === 2)
    expect((await ended(one)).status).toBe('ready')
  })

  it('fails when the clip is not a video', async () => {
    const one = await atWork()
    scene.server.state.clip = Buffer.from('no video')
    expect(await ended(one)).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('doesn’t match') })
    scene.server.state.clip = Buffer.from('a good file')
    expect([await creditsOf(one.client), await releases(one)]).toEqual([one.credits, 1])
  })

  it('that is deleted keeps its credits held while the service works, and returns them once it has stopped', async () => {
    const one = await atWork()
    await until(async () => (await state(one)) === 'pending')
    scene.server.fail('DELETE clips', 'not-deleted', { status: 500 }, { status: 429 })
    await one.client.call('DELETE /api/videos/:id', { params: { id: one.id } })
    await scene.pass(4000)
    const { ledger } = scene.test.features
    const loose = await scene.test.deps.db.inTenant(scene.tenantId, (tx) => ledger.looseHolds(tx, 100))
    expect([scene.server.stored.clips.size, (await creditsOf(one.client)) < one.credits, loose]).toEqual([1, true, []])
    await until(async () => {
      await scene.pass(1000)
      return scene.server.stored.clips.size === 0 && (await creditsOf(one.client)) === one.credits
    })
    await scene.pass(5000)
    expect([await creditsOf(one.client), await releases(one)]).toEqual([one.credits, 1])
    expect(scene.filesWith(one.id)).toEqual([])
  })

  it('that takes longer than a day fails, and returns its credits once the service has stopped', async () => {
    const one = await atWork()
    await until(async () => (await state(one)) === 'pending')
    scene.server.fail('DELETE clips', { status: 500 })
    for (let hour = 0; hour < 26; hour += 1) await scene.pass(3600)
    await until(async () => {
      await scene.pass(1)
      return (await state(one)) === 'failed'
    })
    await until(async () => {
      await scene.pass(600)
      return (await creditsOf(one.client)) === one.credits
    })
    expect([scene.server.stored.clips.size, await releases(one)]).toEqual([0, 1])
  })

  it.each([
    ['before the request', 'asked', false],
    ['after the request, before the answer was stored', 'asked', true],
    ['while it polled', 'working', true],
  ])('is made once when the process dies %s', async (_name, left, isThere) => {
    const one = await atWork()
    await until(async () =>
      (await scene.requests(one.avatarId)).some(({ kind, provider_id }) => kind === 'clip' && provider_id),
    )
    if (!isThere) scene.server.stored.clips.clear()
    // The state that a killed process leaves: the previous state, and a lease.
    const isKnown = left === 'working'
    await scene.test.deps.db.execute(
      `update twin_request set state = $2, provider_id = case when $3 then provider_id end, lease_id = gen_random_uuid(),
         leased_until = now() + interval '1000 seconds', next_at = now() where avatar_id = $1 and kind = 'clip'`,
      [one.avatarId, left, isKnown],
    )
    await scene.pass(10)
    expect(one.asked()).toBe(1)
    scene.server.finish('clips')

    expect((await ended(one, 600)).status).toBe('ready')
    expect([one.asked(), await releases(one)]).toEqual([isThere ? 1 : 2, 0])
  })

  it('is checked only by a callback to its secret address on its own site', async () => {
    const one = await atWork()
    const url = [...scene.server.stored.clips.values()][0]?.callbackUrl ?? ''
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    const post = (host: string, path: string) =>
      scene.test.app.inject({
        method: 'POST',
        url: path,
        headers: { host: `${host}.localhost` },
        payload: { status: 'error' },
      })
    const path = `/api/twin-callbacks/${token}`
    const answers = [await post('waymark', path), await post('keystone', path), await post('waymark', `${path}x`)]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404])
    // The content of a callback is not trusted.
    expect((await ended(one)).status).toBe('ready')
  })

  it('ends when consent is withdrawn: no new video, deleted at the service, media deleted, record kept', async () => {
    const one = await atWork()
    await until(async () => (await state(one)) === 'pending')
    expect(scene.filesWith('speech-')).not.toEqual([])
    const twins = scene.server.count('DELETE', 'twins')
    await one.client.call('POST /api/twin-consents/:id/revoke', { params: { id: one.consentId } })
    const { body: refused } = await one.client.call('POST /api/videos', {
      body: { script: 'Again.', avatarId: one.avatarId },
    })
    await until(async () => {
      await scene.pass(60)
      const left = (await scene.requests(one.avatarId)).filter((row) => row['state'] !== 'ended')
      return left.length === 0
    })

    expect(refused).toMatchObject({ code: 'twin-revoked' })
    expect([scene.server.stored.clips.size, scene.server.count('DELETE', 'twins') - twins]).toEqual([0, 1])
    expect([await creditsOf(one.client), await releases(one), await state(one)]).toEqual([one.credits, 1, 'failed'])
    expect([...scene.filesWith(one.uploadId), ...scene.filesWith(one.id)]).toEqual([])
    const { body: consents } = await one.client.call('GET /api/twin-consents')
    expect(consents[0]).toMatchObject({
      state: 'revoked',
      sha256: expect.stringMatching(/./),
      text: expect.stringMatching(/Ana/),
    })
    expect((await scene.twin(one.client, one.avatarId)).tavusReplicaId).toBe(null)
  })
})
