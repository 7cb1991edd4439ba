import type { Avatar, LedgerLine, TwinConsent, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf } from '../buyer.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { type KeptMail, mailsDone, mailsNow } from '../outbox.ts'
import { type TwinScene, twinScene, until } from '../scenes/twin-scene.ts'
import { until as found } from '../until.ts'
import { buyTwin, checked, makeTwin, upload } from '../uploads.ts'

let test: TestApp
let operator: Client
let names = 0

beforeAll(async () => {
  test = await testApp({ makesShowcaseVideos: true })
  operator = await test.demo('waymark', 'operator')
})
afterAll(() => test.close())

/** A person with an address, in a language. */
async function createPerson(language = 'en') {
  const username = `owner${names++}`
  const email = `${username}@example.com`
  const client = test.visitor('waymark')
  const body = { username, email, password: 'three plain words' }
  await client.call('POST /auth/register', { body, headers: { cookie: `language=${language}` } })
  return { client, email }
}
const approve = (id: string) => operator.call('POST /api/admin/avatars/:id/approve', { params: { id } })
const reject = (id: string, reason: string) =>
  operator.call('POST /api/admin/avatars/:id/reject', { params: { id }, body: { reason } })
const userIdOf = async (client: Client) => (await client.call<{ user: { id: string } }>('GET /auth/user')).body.user.id
const videosOf = async (client: Client) => (await client.call<Video[]>('GET /api/videos')).body
const subjectsTo = async (email: string) => {
  await mailsDone(test)
  return (await mailsNow(test, 'waymark', email)).map(({ subject }) => subject)
}
const RECEIVED = 'We received the recording for your digital twin'
const READY = 'Your Waymark digital twin is ready'

/** Returns the mail of this kind as soon as it has come. */
function mailTo(email: string, isMeant: (mail: KeptMail) => boolean): Promise<KeptMail> {
  return found(async () => (await mailsNow(test, 'waymark', email)).find(isMeant), `no such mail to ${email} arrived`)
}

describe('emails about a digital twin', () => {
  it('confirm the recordings once, when the last of them has been checked', async () => {
    const { client, email } = await createPerson()
    await buyTwin(client)
    const asked = { body: { personName: 'Ana', language: 'en' } }
    const { body: consent } = await client.call<TwinConsent>('POST /api/twin-consents', asked)
    const [footage, spoken] = await Promise.all([
      upload(client, 'footage', GOOD_FILE, 'listening'),
      upload(client, 'footage', GOOD_FILE, 'consent'),
    ])
    const body = { name: 'Ana', uploadId: footage.id, consentId: consent.id }
    await client.call<Avatar>('POST /api/avatars', { body })
    await checked(client, footage.id)
    expect(await subjectsTo(email)).not.toContain(RECEIVED)
    const params = { id: consent.id }
    await client.call('POST /api/twin-consents/:id/recording', { params, body: { uploadId: spoken.id, agree: true } })
    await checked(client, spoken.id)

    await expect.poll(() => subjectsTo(email)).toContain(RECEIVED)
    expect((await subjectsTo(email)).filter((one) => one === RECEIVED)).toHaveLength(1)
  })

  it('announce a ready twin, with a link to its first video', async () => {
    const { client, email } = await createPerson()
    const { avatarId } = await makeTwin(client, 'Ana')
    await approve(avatarId)
    await approve(avatarId)
    await expect.poll(async () => (await videosOf(client)).length).toBe(1)
    const [video] = await videosOf(client)
    await mailTo(email, ({ subject }) => subject === READY)
    const ready = (await mailsNow(test, 'waymark', email)).filter(({ subject }) => subject === READY)

    expect(ready).toHaveLength(1)
    expect(ready[0]?.text).toContain(`/watch?video=${video?.id}`)
    expect(ready[0]?.text).toContain('“Ana”')
  })

  it('explain a rejection, and that another recording is free', async () => {
    const { client, email } = await createPerson()
    const { avatarId } = await makeTwin(client, 'Ana')
    await reject(avatarId, 'The code was not read.')
    const mail = await mailTo(email, ({ subject }) => subject.includes('new recording'))

    expect(mail.text).toContain('The code was not read.')
    expect(mail.text).toContain('record only the consent again')
    expect(await videosOf(client)).toEqual([])
  })

  it('are written in the person’s language, and not sent to people who turned them off', async () => {
    const [nima, bo] = [await createPerson('fa'), await createPerson()]
    await bo.client.call('PATCH /auth/profile', { body: { mailsOff: ['twins'] } })
    for (const { client } of [nima, bo]) await approve((await makeTwin(client, 'Ana')).avatarId)
    await mailTo(nima.email, ({ html }) => html.includes('dir="rtl"') && html.includes('/watch?video='))
    await mailsDone(test)

    expect(await subjectsTo(bo.email)).not.toContain(READY)
  })
})

describe('the first video of a twin', () => {
  it('introduces it in its person’s language, is free, and is made once', async () => {
    const { client } = await createPerson('es')
    const { avatarId } = await makeTwin(client, 'Ana')
    const credits = await creditsOf(client)
    await approve(avatarId)
    await expect.poll(async () => (await videosOf(client)).map(({ status }) => status)).toEqual(['ready'])
    const [video] = await videosOf(client)
    const userId = await userIdOf(client)
    const tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
    const job = { tenantId, avatarId, userId, videoId: video?.id ?? '' }
    await test.features.videos.introductions.make(job)
    const { body: lines } = await client.call<{ items: LedgerLine[] }>('GET /api/credits/ledger')
    const [used, free] = lines.items

    expect(video).toMatchObject({ title: 'Conoce a Ana', language: 'es', avatarId })
    expect(await videosOf(client)).toHaveLength(1)
    expect(await creditsOf(client)).toBe(credits)
    expect(used).toMatchObject({ kind: 'hold', videoTitle: 'Conoce a Ana', holdState: 'settled' })
    expect(free).toMatchObject({ kind: 'grant', isForIntroduction: true, credits: -(used?.credits ?? 0) })
  })

  it('is not made after the consent was withdrawn', async () => {
    const { client } = await createPerson()
    const { avatarId, consentId } = await makeTwin(client, 'Ana')
    await client.call('POST /api/twin-consents/:id/revoke', { params: { id: consentId } })
    const userId = await userIdOf(client)
    const tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
    await test.features.videos.introductions.make({ tenantId, avatarId, userId, videoId: avatarId })

    expect(await videosOf(client)).toEqual([])
  })
})

describe('a failed training', () => {
  let scene: TwinScene
  beforeAll(async () => {
    scene = await twinScene('tavus', { settings: { makesShowcaseVideos: true } })
  })
  afterAll(() => scene.close())

  it('is announced with its reason, and a later training makes the first video', async () => {
    const { client, avatarId } = await scene.person()
    scene.server.fail('POST twins', { status: 400, message: 'Too dark.' })
    await scene.approve(avatarId)
    await until(async () => (await scene.twin(client, avatarId)).stage === 'training-failed')
    const { rows } = await scene.test.deps.db.execute(
      `select data from pgboss.job where name = 'mail' and data ->> 'email' = 'twin-training-failed'`,
      [],
    )
    expect(rows.map(({ data }) => data)).toEqual([expect.objectContaining({ avatarId })])
    expect(await videosOf(client)).toEqual([])
    const made = await scene.trained()
    await until(async () => (await videosOf(made.client)).length === 1)
    expect((await videosOf(made.client))[0]?.title).toBe('Meet Ana')
  })
})
