import type { AdminAvatarDetails, Avatar, TwinConsent } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { buyTwin, checked, upload } from '../uploads.ts'

let test: TestApp
let cautious: TestApp
let operator: Client
let names = 0
const reported: string[] = []

beforeAll(async () => {
  const report = ({ message }: Error) => void reported.push(message)
  test = await testApp({ settings: { makesShowcaseVideos: false, consentCheckApproves: true }, report })
  cautious = await testApp({ settings: { makesShowcaseVideos: false, consentCheckApproves: false } })
  operator = await test.demo('waymark', 'operator')
})
afterAll(() => Promise.all([test.close(), cautious.close()]))

const RIGHT = '[words right] [face 0.05]'
const createPerson = (app = test) => app.customer('waymark', `spoken${names++}`)
const twinOf = async (client: Client, id: string) =>
  (await client.call<Avatar>('GET /api/avatars/:id', { params: { id } })).body
const detailsOf = async (id: string, by = operator) =>
  (await by.call<AdminAvatarDetails>('GET /api/admin/avatars/:id', { params: { id } })).body

/** A twin whose consent is a recording of this kind, before its check has ended. */
async function begin(client: Client, kind: string, language = 'en') {
  await buyTwin(client)
  const asked = { body: { personName: 'Ana', language } }
  const { body: consent } = await client.call<TwinConsent>('POST /api/twin-consents', asked)
  const { id: consentUploadId } = await upload(client, 'footage', `${GOOD_FILE} ${kind}`, 'consent')
  await checked(client, consentUploadId)
  const recording = { params: { id: consent.id }, body: { uploadId: consentUploadId, agree: true } }
  await client.call('POST /api/twin-consents/:id/recording', recording)
  const { id: uploadId } = await upload(client, 'footage', GOOD_FILE, 'listening')
  const { body: twin } = await client.call<Avatar>('POST /api/avatars', {
    body: { name: 'Ana', uploadId, consentId: consent.id },
  })
  await checked(client, uploadId)
  return { id: twin.id, consentId: consent.id }
}

/** The same, once it was checked. */
async function checkedTwin(client: Client, kind: string, { language = 'en', app = test } = {}) {
  const begun = await begin(client, kind, language)
  await expect.poll(() => checkOf(app, begun.consentId)).toMatchObject({ checked_at: expect.anything() as unknown })
  return { ...begun, twin: await twinOf(client, begun.id) }
}

async function checkOf(app: TestApp, consentId: string) {
  const { rows } = await app.deps.db.execute(`select * from twin_consent where id = $1`, [consentId])
  return rows[0] as Record<string, unknown>
}

describe('the automatic consent check', () => {
  it('approves a twin whose words and face clearly match', async () => {
    const { id, twin } = await checkedTwin(await createPerson(), RIGHT)
    const { rows } = await test.deps.db.execute(
      `select action, actor_id from audit_log where subject = $1 and action in ('twin-approved', 'twin-made') order by action`,
      [id],
    )

    expect(twin).toMatchObject({ status: 'ready', stage: null })
    expect(rows).toMatchObject([
      { action: 'twin-approved', actor_id: null },
      { action: 'twin-made', actor_id: expect.any(String) as string },
    ])
  })

  it.each([
    ['silent', 'Nothing can be heard'],
    ['sentence', 'aloud exactly as written'],
    ['code', 'read all six digits'],
  ])('rejects words that are clearly wrong (%s) and says what to do', async (verdict, reason) => {
    const { twin } = await checkedTwin(await createPerson(), `[words ${verdict}] [face 0.05]`)

    expect(twin).toMatchObject({ status: 'failed', stage: 'rejected' })
    expect(twin.errorMessage).toContain(reason)
  })

  it('gives the reason in the language of the recording', async () => {
    const { twin } = await checkedTwin(await createPerson(), '[words code] [face 0.05]', { language: 'es' })

    expect(twin.errorMessage).toContain('código')
  })

  it.each([
    ['words that are not clear', '[words unsure] [face 0.05]', { heard: 'unsure', face: 'same' }],
    ['a face in between', '[words right] [face 0.2]', { heard: 'right', face: 'unsure' }],
    ['another face', '[words right] [face 0.5]', { heard: 'right', face: 'other' }],
    ['no face', '[words right]', { heard: 'right', face: 'none', faceDistance: null }],
    ['a photograph', `${RIGHT} [photo]`, { heard: 'right', face: 'same', doLipsMove: false }],
    ['no packages for faces', `${RIGHT} [no models]`, { heard: 'right', face: null, doLipsMove: null }],
  ])('leaves %s to an operator, who sees the findings', async (_what, kind, found) => {
    const { id, twin } = await checkedTwin(await createPerson(), kind)
    const { consent, isReviewable } = await detailsOf(id)

    expect(twin.stage).toBe('review')
    expect([isReviewable, consent?.check]).toEqual([true, expect.objectContaining(found)])
  })

  it('rejects once a day, and leaves the next attempt to an operator', async () => {
    const client = await createPerson()
    const first = await checkedTwin(client, '[words sentence]')
    await client.call('DELETE /api/avatars/:id', { params: { id: first.id } })
    const second = await checkedTwin(client, '[words sentence]')

    expect([first.twin.stage, second.twin.stage]).toEqual(['rejected', 'review'])
  })

  it('leaves approval to an operator unless the installation allows it', async () => {
    const client = await createPerson(cautious)
    const right = await checkedTwin(client, RIGHT, { app: cautious })
    const wrong = await checkedTwin(client, '[words code] [face 0.05]', { app: cautious })

    expect([right.twin.stage, wrong.twin.stage]).toEqual(['review', 'rejected'])
  })

  it('approves no twin that was refunded or whose consent was withdrawn', async () => {
    const [refunded, withdrawn] = [await createPerson(), await createPerson()]
    const [one, two] = [await begin(refunded, '[words unsure]'), await begin(withdrawn, '[words unsure]')]
    const tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
    for (const { consentId } of [one, two])
      await expect.poll(() => checkOf(test, consentId)).toMatchObject({ checked_at: expect.anything() as unknown })
    await test.deps.db.execute(`update twin_consent set checked_at = null where id = any($1)`, [
      [one.consentId, two.consentId],
    ])
    const { consentChecks } = test.features.twins
    const sources = [await consentChecks.sourceOf(tenantId, one.id), await consentChecks.sourceOf(tenantId, two.id)]
    await test.deps.db.execute(`update twin_entitlement set state = 'refunded' where avatar_id = $1`, [one.id])
    await withdrawn.call('POST /api/twin-consents/:id/revoke', { params: { id: two.consentId } })
    const words = { verdict: 'right', dissimilarity: 0.4, digits: 6 } as const
    const findings = { words, face: { distance: 0.05, doLipsMove: true } }
    for (const [index, { id }] of [one, two].entries())
      if (sources[index]) await consentChecks.settle(tenantId, id, sources[index], findings)

    expect(sources.every((source) => source !== undefined)).toBe(true)
    expect([(await checkOf(test, one.consentId))['heard'], (await twinOf(refunded, one.id)).stage]).toEqual([
      'right',
      'review',
    ])
    expect([(await checkOf(test, two.consentId))['checked_at'], (await twinOf(withdrawn, two.id)).stage]).toEqual([
      null,
      'revoked',
    ])
  })

  it('is part of the data export, with only the distance of the face', async () => {
    const { consentId } = await checkedTwin(await createPerson(), '[words unsure] [face 0.25]')
    const row = await checkOf(test, consentId)
    const [tenantId, userId] = [String(row['tenant_id']), String(row['user_id'])]
    const [exported] = await test.features.twins.personalData.consents(tenantId, userId)

    expect(exported?.check).toEqual({
      checkedAt: row['checked_at'],
      heard: 'unsure',
      dissimilarity: 0.5,
      digitsHeard: 1,
      faceDistance: 0.25,
      doLipsMove: true,
    })
  })

  it('reads no other tenant’s data', async () => {
    const { id, consentId } = await checkedTwin(await createPerson(), '[words unsure]')
    await test.deps.db.execute(`update twin_consent set checked_at = null where id = $1`, [consentId])
    const [own, other] = [
      (await test.features.tenants.withSlug('waymark'))?.id ?? '',
      (await test.features.tenants.withSlug('azure-coast'))?.id ?? '',
    ]
    const { consentChecks } = test.features.twins

    expect(await consentChecks.sourceOf(own, id)).toMatchObject({ consentId })
    expect(await consentChecks.sourceOf(other, id)).toBeUndefined()
  })
})
