import type { Avatar, TwinConsent, TwinRequest, Upload, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'
import { BYTES, buyTwin, checked, upload } from '../uploads.ts'

const DAY_MS = 24 * 3_600_000

let test: TestApp
let operator: Client
let names = 0
let aheadMs = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  operator = await test.demo('waymark', 'operator')
})
afterAll(() => test.close())

/** A person with a twin to record, who has asked Bo for consent. */
async function asked(language = 'en') {
  const client = await test.customer('waymark', `asker${names++}`)
  await buyTwin(client)
  const email = `bo${names}@example.com`
  const body = { personName: 'Bo Berg', email, language }
  const { body: consent } = await client.call<TwinConsent>('POST /api/twin-consent-requests', { body })
  const [mail] = await mailsTo(test, 'waymark', email, 1)
  return { client, email, consent, mail, token: tokenOf(mail?.text) }
}
const tokenOf = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const visitor = () => test.visitor('waymark')
const read = (token: string, who = visitor()) =>
  who.call<TwinRequest>('POST /api/twin-requests/read', { body: { token } })
const agree = (token: string) => visitor().call('POST /api/twin-requests/agree', { body: { token, agree: true } })
const consentOf = async (client: Client, id: string) =>
  (await client.call<TwinConsent[]>('GET /api/twin-consents')).body.find((one) => one.id === id)

async function send(token: string, content = GOOD_FILE) {
  const bytes = Buffer.from(content)
  await visitor().call('POST /api/twin-requests/upload', { body: { token, name: 'consent.webm', bytes: bytes.length } })
  await visitor().call('PATCH /api/twin-requests/upload', { query: { token, offset: '0' }, body: bytes, ...BYTES })
  const state = async () =>
    (await visitor().call<Upload>('POST /api/twin-requests/upload-state', { body: { token } })).body.status
  await expect.poll(state).toMatch(/ready|failed/)
  return state()
}

async function recorded() {
  const one = await asked()
  await send(one.token)
  await agree(one.token)
  const [, copy] = await mailsTo(test, 'waymark', one.email, 2)
  return { ...one, copy, withdrawal: tokenOf(copy?.text) }
}

describe('consent requested from another person', () => {
  it('is requested by an email of the site in their language, with who asks and the text to read', async () => {
    const { client, email, consent, mail, token } = await asked('fa')
    const { body } = await read(token)

    expect(consent.request).toEqual({ email, state: 'asked' })
    expect(mail?.sender_name).toBe('Waymark')
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.text).toContain('/twin-consent?token=')
    expect(body).toMatchObject({ personName: 'Bo Berg', text: consent.text, code: consent.code, state: 'asked' })
    expect(JSON.stringify(body)).not.toContain(email)
    const { rows } = await test.deps.db.execute(`select token_hash from twin_consent_request where consent_id = $1`, [
      consent.id,
    ])
    expect(rows[0]?.['token_hash']).toMatch(/^[0-9a-f]{64}$/)
    expect(Date.parse(consent.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000)
    expect(await consentOf(client, consent.id)).toMatchObject({ state: 'asked' })
  })

  it('is recorded once with text, time, address and hash, and the person gets a copy', async () => {
    const { client, consent, token, copy } = await recorded()
    const own = await consentOf(client, consent.id)

    expect(own).toMatchObject({ state: 'recorded', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(own?.request?.state).toBe('recorded')
    expect(copy?.text).toContain(own?.text)
    expect(copy?.text).toContain(own?.sha256)
    expect(copy?.text).toContain('/withdraw-consent?token=')
    expect((await agree(token)).body.code).toBe('twin-link-over')
  })

  it('lets the requester start the twin before and after, and shows the record to an operator', async () => {
    const { client, consent, token } = await asked()
    const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
    await checked(client, uploadId)
    const body = { name: 'Bo', uploadId, consentId: consent.id }
    const { body: twin } = await client.call<Avatar>('POST /api/avatars', { body })
    expect(twin.stage).toBe('consent')
    await send(token)
    await agree(token)
    const params = { id: twin.id }

    expect((await client.call<Avatar>('GET /api/avatars/:id', { params })).body.stage).toBe('review')
    expect((await operator.call('POST /api/admin/avatars/:id/approve', { params })).status).toBe(200)
  })

  it('cannot be recorded by the requester, nor agreed to without a recording', async () => {
    const { client, consent, token } = await asked()
    const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
    await checked(client, uploadId)
    const params = { id: consent.id }
    const own = await client.call('POST /api/twin-consents/:id/recording', { params, body: { uploadId, agree: true } })

    expect([own.body.code, (await agree(token)).body.code]).toEqual(['consent-over', 'upload-unknown'])
  })

  it('can be refused, which the requester sees, and the recording is deleted', async () => {
    const { client, consent, token } = await asked()
    await send(token)
    await visitor().call('POST /api/twin-requests/refuse', { body: { token } })
    const { rows } = await test.deps.db.execute(`select upload_id from twin_consent_request where consent_id = $1`, [
      consent.id,
    ])

    expect((await consentOf(client, consent.id))?.request?.state).toBe('refused')
    expect(rows[0]?.['upload_id']).toBeNull()
    expect((await read(token)).body).toMatchObject({ code: 'twin-link-over' })
  })

  it('ends when the requester cancels it, and is not found on another site', async () => {
    const { client, consent, token } = await asked()
    const elsewhere = await read(token, test.visitor('keystone'))
    await client.call('POST /api/twin-consents/:id/revoke', { params: { id: consent.id } })

    expect(elsewhere.body).toMatchObject({ code: 'twin-link-over' })
    expect((await read(token)).body).toMatchObject({ code: 'twin-link-over' })
  })

  it('is withdrawn by the link in the copy, which ends the twin at once', async () => {
    const { client, consent, withdrawal } = await recorded()
    const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
    await checked(client, uploadId)
    const { body: twin } = await client.call<Avatar>('POST /api/avatars', {
      body: { name: 'Bo', uploadId, consentId: consent.id },
    })
    await operator.call('POST /api/admin/avatars/:id/approve', { params: { id: twin.id } })
    const seen = await visitor().call<TwinRequest>('POST /api/twin-requests/read-withdrawal', {
      body: { token: withdrawal },
    })
    await visitor().call('POST /api/twin-requests/withdraw', { body: { token: withdrawal } })
    const made = await client.call<Video>('POST /api/videos', { body: { script: 'Good morning.', avatarId: twin.id } })

    expect(seen.body).toMatchObject({ state: 'recorded', text: consent.text })
    expect(made.body).toMatchObject({ code: 'twin-revoked' })
    expect((await consentOf(client, consent.id))?.request?.state).toBe('withdrawn')
    expect((await client.call<Avatar>('GET /api/avatars/:id', { params: { id: twin.id } })).body.imageUrl).toBeNull()
  })

  it('requires a purchased twin', async () => {
    const client = await test.customer('waymark', `asker${names++}`)
    const body = { personName: 'Bo Berg', email: 'nobody@example.com', language: 'en' }
    const answer = await client.call('POST /api/twin-consent-requests', { body })

    expect(answer.body.code).toBe('twin-not-bought')
    await mailsDone(test)
    expect(await mailsNow(test, 'waymark', 'nobody@example.com')).toEqual([])
  })

  it('keeps the address for 30 days after a refusal, and with the record after an agreement', async () => {
    const [silent, agreed] = [await asked(), await recorded()]
    const tenant = await test.features.tenants.withSlug('waymark')
    const addresses = async () => {
      await test.features.twins.consentRequests.deleteExpired(tenant?.id ?? '')
      const wanted = [silent.email, agreed.email]
      const found = 'select email from twin_consent_request where email = any($1) order by created_at'
      return (await test.deps.db.execute(found, [wanted])).rows.map(({ email }) => email)
    }
    aheadMs = 29 * DAY_MS
    expect(await addresses()).toEqual([silent.email, agreed.email])
    aheadMs = 31 * DAY_MS
    expect(await addresses()).toEqual([agreed.email])
    expect(await consentOf(silent.client, silent.consent.id)).toMatchObject({ request: null })
    aheadMs = 0
  })

  it('expires after 7 days', async () => {
    const { client, consent, token } = await asked()
    aheadMs = 7 * 24 * 3_600_000
    expect((await read(token)).body).toMatchObject({ code: 'twin-link-over' })
    // The session of who asked has ended by then.
    const { rows } = await test.deps.db.execute(`select user_id, tenant_id from twin_consent where id = $1`, [
      consent.id,
    ])
    const person = { id: String(rows[0]?.['user_id']), tenantId: String(rows[0]?.['tenant_id']) }
    const list = await test.features.twins.consents.list(person)
    expect(list.find(({ id }) => id === consent.id)?.request?.state).toBe('expired')
    expect(client).toBeDefined()
  })
})
