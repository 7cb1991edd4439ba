import type { Avatar, TwinConsent, TwinRequest, Upload } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { mailsTo } from '../outbox.ts'
import { storedFiles } from '../stored-files.ts'
import { BYTES, buyTwin, checked, upload } from '../uploads.ts'

const DAY_MS = 24 * 3_600_000
const RIGHT = '[words right] [face 0.05]'
const WRONG = '[words code] [face 0.05]'

let test: TestApp
let operator: Client
let names = 0
let aheadMs = 0

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  test = await testApp({ clock, settings: { makesShowcaseVideos: false, consentCheckApproves: true } })
  operator = await test.demo('waymark', 'operator')
})
afterAll(() => test.close())

const createPerson = () => test.customer('waymark', `again${names++}`)
const twinOf = async (client: Client, id: string) =>
  (await client.call<Avatar>('GET /api/avatars/:id', { params: { id } })).body
const consentOf = async (client: Client, id: string | null) =>
  (await client.call<TwinConsent[]>('GET /api/twin-consents')).body.find((one) => one.id === id)
const repeat = (client: Client, id: string) =>
  client.call<TwinConsent>('POST /api/avatars/:id/consent', { params: { id } })
const reject = (id: string) =>
  operator.call('POST /api/admin/avatars/:id/reject', { params: { id }, body: { reason: 'Not you.' } })

/** Gives a consent with a recording of this kind. Returns the upload. */
async function record(client: Client, consentId: string, kind: string): Promise<string> {
  const { id: uploadId } = await upload(client, 'footage', `${GOOD_FILE} ${kind}`, 'consent')
  await checked(client, uploadId)
  const recording = { params: { id: consentId }, body: { uploadId, agree: true } }
  await client.call('POST /api/twin-consents/:id/recording', recording)
  return uploadId
}

async function begin(client: Client, consentId: string) {
  const { id: uploadId } = await upload(client, 'footage', GOOD_FILE, 'listening')
  const body = { name: 'Ana', uploadId, consentId }
  const { body: twin } = await client.call<Avatar>('POST /api/avatars', { body })
  await checked(client, uploadId)
  return { id: twin.id, uploadId }
}

/** A person whose twin has a consent of this kind, which was checked. */
async function checkedTwin(kind: string) {
  const client = await createPerson()
  await buyTwin(client)
  const asked = { body: { personName: 'Ana', language: 'en' } }
  const { body: consent } = await client.call<TwinConsent>('POST /api/twin-consents', asked)
  const spoken = await record(client, consent.id, kind)
  const twin = await begin(client, consent.id)
  await isChecked(consent.id)
  return { client, consent, spoken, ...twin }
}

async function isChecked(consentId: string): Promise<void> {
  const at = async () => {
    const { rows } = await test.deps.db.execute(`select checked_at from twin_consent where id = $1`, [consentId])
    return rows[0]?.['checked_at']
  }
  await expect.poll(at).toBeTruthy()
}

describe('recording a consent again', () => {
  it('uses a new sentence and code, keeps the recordings, checks again and creates the twin', async () => {
    const { client, id, consent, spoken, uploadId } = await checkedTwin(WRONG)
    expect((await twinOf(client, id)).stage).toBe('rejected')
    const { status, body: next } = await repeat(client, id)
    const waiting = await twinOf(client, id)
    await record(client, next.id, RIGHT)
    await expect.poll(async () => (await twinOf(client, id)).status).toBe('ready')

    expect([status, waiting.stage, waiting.consentId]).toEqual([201, 'consent', next.id])
    expect(next).toMatchObject({ personName: 'Ana', language: 'en', state: 'asked', request: null })
    expect(next.code).not.toBe(consent.code)
    expect(next.text).not.toBe(consent.text)
    expect(await consentOf(client, consent.id)).toMatchObject({ state: 'replaced', avatarId: null })
    expect([storedFiles(test, spoken), storedFiles(test, uploadId).length > 0]).toEqual([[], true])
  })

  it('is offered when the check doubted the first one, and lists such consents', async () => {
    const [doubted, unmeasured] = [
      await checkedTwin('[words right] [face 0.2]'),
      await checkedTwin(`${RIGHT} [no models]`),
    ]
    const [clear, unclear] = await Promise.all([
      repeat(unmeasured.client, unmeasured.id),
      repeat(doubted.client, doubted.id),
    ])

    expect([clear.body, unclear.status]).toMatchObject([{ code: 'consent-not-repeatable' }, 201])
    expect(await consentOf(doubted.client, doubted.consent.id)).toMatchObject({ isDoubted: true })
    expect(await consentOf(unmeasured.client, unmeasured.consent.id)).toMatchObject({ isDoubted: false })
  })

  it('goes to an operator when one has rejected the twin before, however clear it is', async () => {
    const { client, id } = await checkedTwin('[words unsure]')
    await reject(id)
    const { body: next } = await repeat(client, id)
    await record(client, next.id, RIGHT)
    await isChecked(next.id)

    expect(await twinOf(client, id)).toMatchObject({ stage: 'review', errorMessage: null })
    const approved = await operator.call('POST /api/admin/avatars/:id/approve', { params: { id } })
    expect(approved.status).toBe(200)
  })

  it('creates one consent for two requests', async () => {
    const { client, id } = await checkedTwin(WRONG)
    const presses = await Promise.all([repeat(client, id), repeat(client, id)])
    const third = await repeat(client, id)

    expect([...presses, third].map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set([...presses, third].map(({ body }) => body.code)).size).toBe(1)
    expect(new Set([...presses, third].map(({ body }) => body.id)).size).toBe(1)
  })

  it('uses its code once, and invalidates the earlier one', async () => {
    const { client, id, consent } = await checkedTwin(WRONG)
    await repeat(client, id)
    const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
    await checked(client, uploadId)
    const params = { id: consent.id }
    const old = await client.call('POST /api/twin-consents/:id/recording', { params, body: { uploadId, agree: true } })
    const other = await client.call('POST /api/avatars', { body: { name: 'Two', uploadId, consentId: consent.id } })

    expect([old.body.code, other.body.code]).toEqual(['consent-over', 'consent-over'])
  })

  it('gets a new code when the last one has expired', async () => {
    const { client, id } = await checkedTwin(WRONG)
    const { body: first } = await repeat(client, id)
    const { rows } = await test.deps.db.execute(
      `update twin_consent set expires_at = now() - interval '1 minute' where id = $1 returning state`,
      [first.id],
    )
    const { body: second } = await repeat(client, id)

    expect(rows).toHaveLength(1)
    expect([second.state, second.id === first.id]).toEqual(['asked', false])
    expect((await twinOf(client, id)).consentId).toBe(second.id)
  })

  it('is refused for a finished twin, and for one whose recordings were deleted with the consent', async () => {
    const [made, withdrawn] = [await checkedTwin(RIGHT), await checkedTwin(WRONG)]
    await withdrawn.client.call('POST /api/twin-consents/:id/revoke', { params: { id: withdrawn.consent.id } })
    const answers = [await repeat(made.client, made.id), await repeat(withdrawn.client, withdrawn.id)]

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'consent-not-repeatable'],
      [409, 'twin-recordings-deleted'],
    ])
  })

  it('cannot be requested by another person, on this site or another', async () => {
    const { client, id } = await checkedTwin(WRONG)
    const others = [await createPerson(), await test.customer('keystone', 'again'), operator]
    const answers = await Promise.all(others.map((one) => repeat(one, id)))
    const stock = (await client.call<Avatar[]>('GET /api/avatars')).body.find(({ type }) => type === 'stock')

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await repeat(client, stock?.id ?? '')).status).toBe(404)
    expect((await twinOf(client, id)).stage).toBe('rejected')
  })
})

const tokenOf = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const visitor = () => test.visitor('waymark')
const agree = (token: string) => visitor().call('POST /api/twin-requests/agree', { body: { token, agree: true } })
const read = (token: string, kind = 'read') =>
  visitor().call<TwinRequest>(`POST /api/twin-requests/${kind}` as 'POST /api/twin-requests/read', { body: { token } })

async function send(token: string, kind: string): Promise<void> {
  const bytes = Buffer.from(`${GOOD_FILE} ${kind}`)
  await visitor().call('POST /api/twin-requests/upload', { body: { token, name: 'consent.webm', bytes: bytes.length } })
  await visitor().call('PATCH /api/twin-requests/upload', { query: { token, offset: '0' }, body: bytes, ...BYTES })
  const state = async () =>
    (await visitor().call<Upload>('POST /api/twin-requests/upload-state', { body: { token } })).body.status
  await expect.poll(state).toBe('ready')
}

/** A twin of Bo, who was asked by email. */
async function askedTwin() {
  const client = await createPerson()
  await buyTwin(client)
  const email = `bo.again${names}@example.com`
  const body = { personName: 'Bo Berg', email, language: 'en' }
  const { body: consent } = await client.call<TwinConsent>('POST /api/twin-consent-requests', { body })
  const [mail] = await mailsTo(test, 'waymark', email, 1)
  const { id } = await begin(client, consent.id)
  return { client, email, consent, id, token: tokenOf(mail?.text) }
}

/** The same, once Bo has read the wrong code. */
async function wronglyAnswered() {
  const one = await askedTwin()
  await send(one.token, WRONG)
  await agree(one.token)
  await expect.poll(async () => (await twinOf(one.client, one.id)).stage).toBe('rejected')
  const [, copy] = await mailsTo(test, 'waymark', one.email, 2)
  return { ...one, withdrawal: tokenOf(copy?.text) }
}

describe('recording another person’s consent again', () => {
  it('sends a new link to the same address, and creates the twin', async () => {
    const { client, email, consent, id, token } = await wronglyAnswered()
    const { body: next } = await repeat(client, id)
    const again = await repeat(client, id)
    const fresh = tokenOf((await mailsTo(test, 'waymark', email, 3))[2]?.text)
    await send(fresh, RIGHT)
    await agree(fresh)
    await expect.poll(async () => (await twinOf(client, id)).status).toBe('ready')

    expect(next.request).toEqual({ email, state: 'asked' })
    expect([again.body.id, fresh === token]).toEqual([next.id, false])
    expect((await read(token)).body).toMatchObject({ code: 'twin-link-over' })
    expect((await consentOf(client, consent.id))?.request?.state).toBe('replaced')
    expect(await mailsTo(test, 'waymark', email, 4)).toHaveLength(4)
  })

  it('cannot be done by the requester', async () => {
    const { client, id } = await wronglyAnswered()
    const { body: next } = await repeat(client, id)
    const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
    await checked(client, uploadId)
    const body = { uploadId, agree: true }
    const own = await client.call('POST /api/twin-consents/:id/recording', { params: { id: next.id }, body })

    expect(own.body.code).toBe('consent-over')
  })

  it('is withdrawn by the link in the first copy too, which ends the twin', async () => {
    const { client, id, withdrawal } = await wronglyAnswered()
    const { body: next } = await repeat(client, id)
    const before = await read(withdrawal, 'read-withdrawal')
    await visitor().call('POST /api/twin-requests/withdraw', { body: { token: withdrawal } })
    const after = await read(withdrawal, 'read-withdrawal')

    expect([before.body.state, after.body.state]).toEqual(['recorded', 'withdrawn'])
    expect((await twinOf(client, id)).stage).toBe('revoked')
    expect(await consentOf(client, next.id)).toMatchObject({ state: 'revoked' })
    expect((await repeat(client, id)).body.code).toBe('twin-recordings-deleted')
  })

  it('sends a new link when nobody answered within 7 days, and none after a refusal', async () => {
    const [silent, refused] = [await askedTwin(), await askedTwin()]
    await visitor().call('POST /api/twin-requests/refuse', { body: { token: refused.token } })
    await test.deps.db.execute(`update twin_consent set expires_at = now() where id = $1`, [silent.consent.id])
    aheadMs = DAY_MS / 24
    const answers = [await repeat(silent.client, silent.id), await repeat(refused.client, refused.id)]
    aheadMs = 0

    expect(answers.map(({ status }) => status)).toEqual([201, 409])
    expect(answers[1]?.body.code).toBe('twin-recordings-deleted')
    expect(await mailsTo(test, 'waymark', silent.email, 2)).toHaveLength(2)
  })
})
