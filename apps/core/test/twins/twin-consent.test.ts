import type { AdminAvatarDetails, Avatar, TwinConsent, TwinEntitlements, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf } from '../buyer.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { storedFiles } from '../stored-files.ts'
import { buyTwin, makeTwin, recordConsent, upload } from '../uploads.ts'

let test: TestApp
let operator: Client
let names = 0

beforeAll(async () => {
  test = await testApp({ settings: { makesShowcaseVideos: false } })
  operator = await test.demo('waymark', 'operator')
})
afterAll(() => test.close())

const createPerson = () => test.customer('waymark', `face${names++}`)
const ask = async (client: Client, body: object = { personName: 'Ana Ruiz', language: 'en' }) =>
  (await client.call<TwinConsent>('POST /api/twin-consents', { body })).body
const twinOf = async (client: Client, id: string) =>
  (await client.call<Avatar>('GET /api/avatars/:id', { params: { id } })).body
const details = async (id: string) =>
  (await operator.call<AdminAvatarDetails>('GET /api/admin/avatars/:id', { params: { id } })).body
const approve = (id: string) => operator.call('POST /api/admin/avatars/:id/approve', { params: { id } })
const reject = (id: string, reason: string) =>
  operator.call('POST /api/admin/avatars/:id/reject', { params: { id }, body: { reason } })
const revoke = (client: Client, id: string) =>
  client.call<TwinConsent>('POST /api/twin-consents/:id/revoke', { params: { id } })
const consents = async (client: Client) => (await client.call<TwinConsent[]>('GET /api/twin-consents')).body
const create = (client: Client, avatarId: string, script = 'A quiet morning by the water.') =>
  client.call<Video & { code: string; message: string }>('POST /api/videos', { body: { script, avatarId } })

describe('consent to a digital twin', () => {
  it('is a sentence with the name, the site and its own code, in the requested language', async () => {
    const client = await createPerson()
    const [english, farsi] = [await ask(client), await ask(client, { personName: 'سارا', language: 'fa' })]

    expect(english.text).toContain('I am Ana Ruiz. I allow Waymark to make a digital twin of me')
    expect(english.text).toContain(`${english.code.slice(0, 3)} ${english.code.slice(3)}`)
    expect(farsi.text).toMatch(/^من سارا هستم.*[۰-۹]{3} [۰-۹]{3}/u)
    expect(english.code).not.toBe(farsi.code)
  })

  it('is stored with the text, the time, the address and the hash of the recording', async () => {
    const client = await createPerson()
    const { avatarId, consentId } = await makeTwin(client, 'Ana')
    const { consent, isReviewable } = await details(avatarId)
    const [own] = await consents(client)

    expect(own).toMatchObject({
      id: consentId,
      state: 'recorded',
      avatarId,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(consent).toMatchObject({ text: own?.text, code: own?.code, sha256: own?.sha256, status: 'ready' })
    expect([consent?.address, consent?.at, consent?.url, isReviewable]).toEqual([
      expect.stringMatching(/./),
      own?.recordedAt,
      expect.stringContaining('.mp4'),
      true,
    ])
  })

  it('is used for one recording and one twin', async () => {
    const client = await createPerson()
    const { consentId } = await makeTwin(client, 'Ana')
    await buyTwin(client)
    const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
    const again = await client.call('POST /api/twin-consents/:id/recording', {
      params: { id: consentId },
      body: { uploadId, agree: true },
    })
    const second = await client.call('POST /api/avatars', { body: { name: 'Two', uploadId, consentId } })

    expect([again.body.code, second.body.code]).toEqual(['consent-over', 'consent-over'])
  })

  it('of another account is not accepted', async () => {
    const [ana, bo] = [await createPerson(), await createPerson()]
    const consentId = await recordConsent(ana, 'Ana')
    await buyTwin(bo)
    const { id: uploadId } = await upload(bo, 'footage', GOOD_FILE)
    const made = await bo.call('POST /api/avatars', { body: { name: 'Two', uploadId, consentId } })

    expect([made.body.code, (await revoke(bo, consentId)).status]).toEqual(['consent-over', 404])
  })

  it('must be agreed to, and a twin needs one', async () => {
    const client = await createPerson()
    const { id } = await ask(client)
    const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
    const silent = await client.call('POST /api/twin-consents/:id/recording', { params: { id }, body: { uploadId } })
    const without = await client.call('POST /api/avatars', { body: { name: 'Me', uploadId } })

    expect([silent.status, silent.body.message]).toEqual([422, 'Confirm that you agree.'])
    expect([without.status, without.body.message]).toEqual([422, 'Record the person’s consent first.'])
  })
})

describe('the review of a twin', () => {
  it('precedes any use, and uses up the entitlement', async () => {
    const client = await createPerson()
    const { avatarId } = await makeTwin(client, 'Ana')
    expect(await twinOf(client, avatarId)).toMatchObject({ status: 'processing', stage: 'review' })
    expect((await create(client, avatarId)).body.code).toBe('avatar-unknown')
    expect((await approve(avatarId)).status).toBe(200)
    const { body } = await client.call<TwinEntitlements>('GET /api/twin-entitlements')

    expect(await twinOf(client, avatarId)).toMatchObject({ status: 'ready', stage: null })
    expect(body.items).toMatchObject([{ state: 'used', avatarId }])
    expect((await create(client, avatarId)).status).toBe(201)
    expect((await approve(avatarId)).body.code).toBe('twin-not-reviewable')
  })

  it('that rejects shows the reason, and keeps the entitlement for another recording', async () => {
    const client = await createPerson()
    const { avatarId } = await makeTwin(client, 'Ana')
    await reject(avatarId, 'The code was not read.')
    expect(await twinOf(client, avatarId)).toMatchObject({
      status: 'failed',
      stage: 'rejected',
      errorMessage: 'The code was not read.',
    })
    await client.call('DELETE /api/avatars/:id', { params: { id: avatarId } })
    const { body } = await client.call<TwinEntitlements>('GET /api/twin-entitlements')

    expect(body).toMatchObject({ open: 1, needsOrder: false })
  })

  it('is for operators only', async () => {
    const client = await createPerson()
    const { avatarId } = await makeTwin(client, 'Ana')
    const owner = await test.demo('azure-coast', 'owner')
    const answers = [client, owner].map((one) =>
      one.call('POST /api/admin/avatars/:id/approve', { params: { id: avatarId } }),
    )

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 404])
  })
})

describe('withdrawn consent', () => {
  it('fails waiting videos at no cost, forbids new ones, deletes the files and keeps the record', async () => {
    const client = await createPerson()
    const { avatarId, uploadId, consentId } = await makeTwin(client, 'Ana')
    await approve(avatarId)
    const credits = await creditsOf(client)
    // Some are rendered, the others wait for a place.
    const made = await Promise.all([0, 1, 2, 3].map(async () => create(client, avatarId, '[slow] Good morning.')))
    const states = async () => (await client.call<Video[]>('GET /api/videos')).body.map(({ status }) => status)
    await expect.poll(states).toContain('processing')
    expect([new Set(await states()).has('pending'), (await creditsOf(client)) < credits]).toEqual([true, true])
    const { body: ended } = await revoke(client, consentId)
    const { body: videos } = await client.call<Video[]>('GET /api/videos')

    expect(videos).toHaveLength(made.length)
    for (const { status, errorMessage } of videos) {
      expect([status, errorMessage]).toEqual(['failed', expect.stringContaining('withdrawn their consent')])
    }
    expect(await creditsOf(client)).toBe(credits)
    expect((await create(client, avatarId)).body).toMatchObject({ code: 'twin-revoked' })
    expect(await twinOf(client, avatarId)).toMatchObject({ status: 'failed', stage: 'revoked', imageUrl: null })
    expect(ended).toMatchObject({ state: 'revoked', sha256: expect.stringMatching(/./), recordedAt: expect.anything() })
    expect(storedFiles(test, uploadId)).toEqual([])
  })

  it('deletes files that a killed process had left', async () => {
    const client = await createPerson()
    const { avatarId, uploadId, consentId } = await makeTwin(client, 'Ana')
    const tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
    await test.deps.db.execute(`update twin_consent set state = 'revoked', ended_at = now() where id = $1`, [consentId])
    await test.deps.db.execute(`update avatar set review = 'revoked' where id = $1`, [avatarId])
    expect(storedFiles(test, uploadId)).not.toEqual([])
    await test.features.twins.consents.clearEnded(tenantId)

    expect(storedFiles(test, uploadId)).toEqual([])
    expect((await client.call('GET /api/uploads/:id', { params: { id: uploadId } })).status).toBe(404)
  })

  it('ends a twin that was not reviewed, and an operator can no longer approve it', async () => {
    const client = await createPerson()
    const { avatarId, consentId } = await makeTwin(client, 'Ana')
    await revoke(client, consentId)

    expect((await approve(avatarId)).body.code).toBe('twin-not-reviewable')
    expect((await details(avatarId)).consent).toMatchObject({
      url: null,
      sha256: expect.stringMatching(/./) as unknown,
    })
  })
})
