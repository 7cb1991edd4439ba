import type { Avatar, Video } from '@vitrine/contract'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { storedFiles } from '../stored-files.ts'
import { buyTwin, checked, makeTwin, recordConsent, upload } from '../uploads.ts'

let test: TestApp
let off: TestApp
let names = 0
const reported: string[] = []

beforeAll(async () => {
  test = await testApp({ settings: { twinsSpeak: true }, report: ({ message }) => void reported.push(message) })
  off = await testApp({ settings: { twinsSpeak: false } })
})
afterAll(() => Promise.all([test.close(), off.close()]))

const createPerson = (app: TestApp) => app.customer('waymark', `mouth${names++}`)

async function approved(app: TestApp, client: Client) {
  const twin = await makeTwin(client, 'Ana')
  await approve(app, twin.avatarId)
  return twin
}

async function approve(app: TestApp, id: string): Promise<void> {
  const operator = await app.demo('waymark', 'operator')
  await operator.call('POST /api/admin/avatars/:id/approve', { params: { id } })
}

/** Renders a video with a presenter. Returns the job that the renderer was given. */
async function rendered(app: TestApp, client: Client, avatarId: string) {
  const script = `A quiet morning number ${names++}.`
  const { body } = await client.call<Video>('POST /api/videos', { body: { script, avatarId } })
  const status = async () =>
    (await client.call<Video[]>('GET /api/videos')).body.find(({ id }) => id === body.id)?.status
  await expect.poll(status).toBe('ready')
  return app.renderer.jobs.find((job) => job.script === script)
}

describe('a twin’s own mouth', () => {
  it('is made at the approval, from the recording in which the person speaks', async () => {
    const client = await createPerson(test)
    const { avatarId, uploadId, speakingId } = await twinOfTwo(client, `${GOOD_FILE} that speaks`)
    await approve(test, avatarId)
    await expect.poll(() => mouthFiles(test, uploadId)).toHaveLength(1)
    const [path = ''] = mouthFiles(test, uploadId)

    expect(readFileSync(path, 'utf8')).toBe(`mouths of ${GOOD_FILE} that speaks`)
    expect(mouthFiles(test, speakingId)).toEqual([])
  })

  it('is used in later videos', async () => {
    const client = await createPerson(test)
    const { avatarId, uploadId } = await approved(test, client)
    await expect.poll(() => mouthFiles(test, uploadId)).toHaveLength(1)
    const job = await rendered(test, client, avatarId)

    expect(job).toMatchObject({ footagePath: expect.any(String) as string, mouthsPath: expect.any(String) as string })
  })

  it('is omitted, with a note that says why, when the recording is not good enough', async () => {
    const client = await createPerson(test)
    const { avatarId, uploadId } = await twinOfTwo(client, `${GOOD_FILE} [no mouth]`)
    await approve(test, avatarId)
    await expect.poll(() => mouthFiles(test, uploadId)).toHaveLength(1)
    const job = await rendered(test, client, avatarId)
    const [note = ''] = mouthFiles(test, uploadId)

    expect(reported).toEqual([])
    expect(readFileSync(note, 'utf8')).toBe('Your mouth hardly moves while you speak.')
    expect([job?.footagePath !== undefined, job?.mouthsPath]).toEqual([true, undefined])
  })

  it('is omitted when its packages are not installed, and the operator is informed', async () => {
    const client = await createPerson(test)
    const { avatarId, uploadId } = await twinOfTwo(client, `${GOOD_FILE} [no models]`)
    await approve(test, avatarId)
    await expect.poll(() => reported).toContain('Install the face models.')
    const job = await rendered(test, client, avatarId)

    expect([job?.footagePath !== undefined, job?.mouthsPath]).toEqual([true, undefined])
    expect(mouthFiles(test, uploadId)).toEqual([])
  })

  it('is made with the next video for twins from before the operator turned it on', async () => {
    const client = await createPerson(test)
    const { avatarId, uploadId } = await makeTwin(client, 'Ana')
    await test.deps.db.execute(`update avatar set review = 'approved' where id = $1`, [avatarId])
    const first = await rendered(test, client, avatarId)
    await expect.poll(() => mouthFiles(test, uploadId)).toHaveLength(1)
    const second = await rendered(test, client, avatarId)

    expect([first?.mouthsPath, second?.mouthsPath !== undefined]).toEqual([undefined, true])
  })

  it('is neither made nor used while the operator has turned it off', async () => {
    const client = await createPerson(off)
    const { avatarId, uploadId } = await approved(off, client)
    const job = await rendered(off, client, avatarId)

    expect([job?.footagePath !== undefined, job?.mouthsPath]).toEqual([true, undefined])
    expect(mouthFiles(off, uploadId)).toEqual([])
  })

  it('is deleted with the twin and with the consent', async () => {
    const client = await createPerson(test)
    const [deleted, withdrawn] = [await approved(test, client), await approved(test, client)]
    for (const { uploadId } of [deleted, withdrawn]) await expect.poll(() => mouthFiles(test, uploadId)).toHaveLength(1)
    await client.call('DELETE /api/avatars/:id', { params: { id: deleted.avatarId } })
    await client.call('POST /api/twin-consents/:id/revoke', { params: { id: withdrawn.consentId } })

    expect([mouthFiles(test, deleted.uploadId), mouthFiles(test, withdrawn.uploadId)]).toEqual([[], []])
  })

  it('is not stored when the twin was deleted in the meantime', async () => {
    const client = await createPerson(test)
    const { avatarId, uploadId } = await approved(test, client)
    await expect.poll(() => mouthFiles(test, uploadId)).toHaveLength(1)
    const tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
    const { mouths } = test.features
    const [path = ''] = mouthFiles(test, uploadId)
    const userId = (await client.call<{ id: string }>('GET /api/user')).body.id
    const source = { userId, uploadId, footageKey: '', recordingKey: '', mouthsKey: `${tenantId}/late` }
    await client.call('DELETE /api/avatars/:id', { params: { id: avatarId } })

    expect(await mouths.storePictures(tenantId, avatarId, source, path)).toBe(false)
    expect(await test.deps.storage.size(source.mouthsKey)).toBeUndefined()
  })

  it('is not visible to another tenant', async () => {
    const client = await createPerson(test)
    const { avatarId, uploadId } = await approved(test, client)
    await expect.poll(() => mouthFiles(test, uploadId)).toHaveLength(1)
    const other = (await test.features.tenants.withSlug('azure-coast'))?.id ?? ''
    const { mouths } = test.features

    expect([await mouths.keyFor(other, avatarId), await mouths.sourceOf(other, avatarId)]).toEqual([
      undefined,
      undefined,
    ])
  })
})

/** A twin of two recordings: the person listens, and speaks. */
async function twinOfTwo(client: Client, speaking: string) {
  await buyTwin(client)
  const consentId = await recordConsent(client, 'Ana')
  const { id: uploadId } = await upload(client, 'footage', GOOD_FILE, 'listening')
  const { id: speakingId } = await upload(client, 'footage', speaking, 'speaking')
  const body = { name: 'Ana', uploadId, speakingUploadId: speakingId, consentId }
  const { body: avatar } = await client.call<Avatar>('POST /api/avatars', { body })
  for (const id of [uploadId, speakingId]) await checked(client, id)
  return { avatarId: avatar.id, uploadId, speakingId }
}

/** The stored mouth pictures of an upload, or the note in their place. */
function mouthFiles(app: TestApp, uploadId: string): string[] {
  return storedFiles(app, uploadId).filter((path) => basename(path).startsWith('mouths'))
}
