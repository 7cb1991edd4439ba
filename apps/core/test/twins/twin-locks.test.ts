import type { TwinConsent, Upload } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { jobsDone } from '../jobs.ts'
import { mailsTo } from '../outbox.ts'
import { rowLocks } from '../row-locks.ts'
import { BYTES, buyTwin, makeTwin } from '../uploads.ts'

let test: TestApp
let tenantId: string

beforeAll(async () => {
  test = await testApp()
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(() => test.close())

// The embedded database does one thing after the other, so nobody ever waits for a lock there.
describe.runIf(inject('databases').empty.engine === 'postgres')('concurrent changes of a twin', () => {
  it('agreement and refusal of the same consent end in a refusal', async () => {
    const { consentId, token } = await asked()
    const { hold, waiting } = rowLocks(test)
    const unlock = await hold(tenantId, 'select from twin_consent where id = $1 for update', [consentId])
    const refused = answer('refuse', token)
    await waiting(1)
    const agreed = answer('agree', token)
    await waiting(2)
    await unlock()

    expect([(await refused).status, (await agreed).status].filter((status) => status >= 500)).toEqual([])
    const { rows } = await test.deps.db.execute('select state from twin_consent where id = $1', [consentId])
    expect(rows).toEqual([{ state: 'revoked' }])
  })

  it('withdrawal and the end of a recording’s check do not deadlock', async () => {
    const client = await test.customer('waymark', 'withdrawing')
    const { consentId, uploadId } = await reviewable(client)
    await test.deps.db.execute(`update upload set status = 'checking' where id = $1`, [uploadId])
    const { hold, waiting } = rowLocks(test)
    const unlock = await hold(tenantId, 'select from upload where id = $1 for update', [uploadId])
    const row = await upload(uploadId)
    const checked = test.features.uploadChecks.finish(row as never, { pictures: [] } as never, 'hash')
    await waiting(1)
    const revoked = test.features.twins.consents.clear(tenantId, consentId)
    await waiting(2)
    await unlock()

    expect(await Promise.all([checked, revoked])).toEqual([true, undefined])
    expect(await upload(uploadId)).toBeUndefined()
  })

  it('deletion and the end of a training do not deadlock', async () => {
    const client = await test.customer('waymark', 'deleting')
    const { avatarId } = await reviewable(client)
    const id = await training(avatarId)
    const { hold, waiting } = rowLocks(test)
    const unlock = await hold(tenantId, 'select from twin_request where id = $1 for update', [id])
    const { trainings } = test.features.twinServices
    const ended = test.deps.db.inTenant(tenantId, (tx) => trainings.endAllOf(tx, avatarId))
    await waiting(1)
    const failed = trainings.fail({ id, tenant_id: tenantId, avatar_id: avatarId } as never, 'It did not work.')
    await waiting(2)
    await unlock()

    expect(await Promise.all([ended, failed])).toEqual([undefined, undefined])
  })

  it('approval and removal of the training service leave nothing at the service', async () => {
    const client = await test.customer('waymark', 'approved')
    const { avatarId } = await reviewable(client)
    const [owner, operator] = [await test.demo('waymark', 'owner'), await test.demo('waymark', 'operator')]
    const body = { kind: 'own-server', baseUrl: 'https://lips.example.com', model: 'lips', key: 'secret' }
    await owner.call('PUT /api/whitelabel/twin-service', { body })
    const { hold, waiting } = rowLocks(test)
    const unlock = await hold(tenantId, 'select from twin_entitlement where avatar_id = $1 for update', [avatarId])
    const approved = operator.call('POST /api/admin/avatars/:id/approve', { params: { id: avatarId } })
    await waiting(1)
    const removed = owner.call('DELETE /api/whitelabel/twin-service')
    await Promise.race([waiting(2), removed])
    await unlock()

    expect([(await approved).status, (await removed).status]).toEqual([200, 200])
    const { rows } = await test.deps.db.execute('select state from twin_request where avatar_id = $1', [avatarId])
    expect(rows).toEqual([{ state: expect.stringMatching(/^end(ing|ed)$/) }])
  })
})

/** Makes a twin whose consent has been checked: the check locks the twin as well, and would be one more that waits. */
async function reviewable(client: Client) {
  const twin = await makeTwin(client, 'Ana')
  await jobsDone(test, 'consent')
  return twin
}

/** Consent that was asked of Bo by email, whose file is there. */
async function asked() {
  const client = await test.customer('waymark', 'asking')
  await buyTwin(client)
  const body = { personName: 'Bo Berg', email: 'bo@example.com', language: 'en' }
  const { body: consent } = await client.call<TwinConsent>('POST /api/twin-consent-requests', { body })
  const [mail] = await mailsTo(test, 'waymark', 'bo@example.com', 1)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const visitor = test.visitor('waymark')
  const bytes = Buffer.from(GOOD_FILE)
  await visitor.call('POST /api/twin-requests/upload', { body: { token, name: 'consent.webm', bytes: bytes.length } })
  await visitor.call('PATCH /api/twin-requests/upload', { query: { token, offset: '0' }, body: bytes, ...BYTES })
  const state = async () =>
    (await visitor.call<Upload>('POST /api/twin-requests/upload-state', { body: { token } })).body.status
  await expect.poll(state, { timeout: 60_000 }).toBe('ready')
  return { consentId: consent.id, token }
}

function answer(what: 'agree' | 'refuse', token: string) {
  return test.visitor('waymark').call(`POST /api/twin-requests/${what}`, { body: { token, agree: true } })
}

async function upload(id: string) {
  return (await test.deps.db.execute('select * from upload where id = $1', [id])).rows[0]
}

async function training(avatarId: string): Promise<string> {
  const { rows } = await test.deps.db.execute(
    `insert into twin_request (tenant_id, id, kind, avatar_id, provider, state, created_at, changed_at)
      values ($1, gen_random_uuid(), 'training', $2, 'own-server', 'working', now(), now()) returning id`,
    [tenantId, avatarId],
  )
  return String(rows[0]?.['id'])
}
