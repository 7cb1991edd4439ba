import { createHash } from 'node:crypto'
import { appendFile, writeFile } from 'node:fs/promises'
import type { FileVerification, LinkVerification, Video } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TenantTx } from '../../src/platform/db/open.ts'
import type { Client } from '../client.ts'
import { filesOf, PASSWORD, personIn } from '../rows/people-data.ts'
import { create, read } from '../renditions.ts'
import { type ShareScene, openShareScene } from '../scenes/share-scene.ts'
import { until } from '../until.ts'

const UNKNOWN_FILE = { origin: null, recordedSince: null }
const UNKNOWN_LINK = { origin: null }

let scene: ShareScene
let tenantId: string
let maker: Client
let [makers, files] = [0, 0]

beforeAll(async () => {
  scene = await openShareScene()
  tenantId = (await scene.test.features.tenants.withSlug('waymark'))?.id ?? ''
  writeDifferentFiles()
})
beforeEach(async () => {
  scene.clock.aheadMs = 0
  maker = await scene.test.customer('waymark', `maker-${makers++}`)
})
afterAll(() => scene.test.close())

/** Writes files that differ in their bytes, like the real renderer. */
function writeDifferentFiles(): void {
  const { renderer } = scene.test
  const { render } = renderer
  renderer.render = async (job, hooks) => {
    const result = await render(job, hooks)
    for (const path of [job.outputPath, job.unbrandedPath]) if (path) await appendFile(path, String(files++))
    return result
  }
  renderer.exportVideo = async ({ format, outputPath }) => {
    await writeFile(outputPath, `${format} ${files++}`)
    return { bytes: 10 }
  }
}

const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex')

async function askAbout(sha256: string, slug = 'waymark') {
  const { body } = await scene.test.visitor(slug).call<FileVerification>('POST /api/verify/file', { body: { sha256 } })
  return body
}

async function askAboutLink(link: string, slug = 'waymark') {
  const { body } = await scene.test.visitor(slug).call<LinkVerification>('POST /api/verify/link', { body: { link } })
  return body
}

async function hashAt(url: string | null): Promise<string> {
  const { payload } = await scene.test.app.inject({ url: url ?? '', headers: { host: scene.owner.host } })
  return hashOf(payload)
}

async function made(draft: Record<string, unknown> = {}): Promise<Video> {
  return maker.finished((await create(maker, draft)).body.id)
}

describe('a file that was made here', () => {
  it('is recognised, with the day and the name of the site', async () => {
    const begunAt = Date.now()
    const { videoUrl } = await made()
    const { origin, recordedSince } = await askAbout(await hashAt(videoUrl))

    expect(origin).toMatchObject({ madeWith: 'Waymark', digitalSourceType: 'compositeSynthetic' })
    expect(Date.parse(origin?.madeAt ?? '')).toBeGreaterThanOrEqual(begunAt)
    expect(recordedSince).toBeNull()
  })

  it('is recognised as the unbranded copy', async () => {
    const { videoUrl, unbrandedUrl } = await made({ look: { unbrandedCopy: true } })
    const [hash, unbranded] = [await hashAt(videoUrl), await hashAt(unbrandedUrl)]

    expect(unbranded).not.toBe(hash)
    expect((await askAbout(unbranded)).origin).toMatchObject({ madeWith: 'Waymark' })
  })

  it.each(['mov', 'webm'])('is recognised as an export to %s', async (format) => {
    const { id } = await made()
    const asked = { params: { id }, query: { format } }
    const { body } = await maker.call<string>('GET /api/videos/:id/export', asked)

    expect(body).toMatch(new RegExp(`^${format} `))
    expect((await askAbout(hashOf(body))).origin).toMatchObject({ madeWith: 'Waymark' })
  })

  it('is recognised before and after the video was redrawn', async () => {
    const { id, videoUrl } = await made()
    const before = await hashAt(videoUrl)
    await maker.call('PATCH /api/videos/:id', { params: { id }, body: { metadata: { price: '$2' } } })
    const redrawn = await until(async () => {
      const video = await read(maker, id)
      return video.videoUrl !== videoUrl && video.tasks.length === 0 && video
    }, 'the video was not drawn again')
    const after = await hashAt(redrawn.videoUrl)

    expect(after).not.toBe(before)
    for (const hash of [before, after]) expect((await askAbout(hash)).origin).toMatchObject({ madeWith: 'Waymark' })
  })

  it('is not recognised on another site, which answers as for an unknown file', async () => {
    const hash = await hashAt((await made()).videoUrl)

    expect(await askAbout(hash, 'keystone')).toEqual(UNKNOWN_FILE)
    expect(await askAbout(hashOf('made by nobody'), 'keystone')).toEqual(UNKNOWN_FILE)
    expect(await askAbout(hashOf('made by nobody'))).toEqual(UNKNOWN_FILE)
  })

  it('is recognised after its video or its owner’s account was deleted', async () => {
    const { person } = await personIn(scene.test, maker)
    const videos = [await made(), await made()]
    const [one = '', other = ''] = videos.map(({ id }) => id)
    const hashes = await Promise.all(videos.map(({ videoUrl }) => hashAt(videoUrl)))
    await maker.call('DELETE /api/videos/:id', { params: { id: one } })
    await maker.call('DELETE /api/videos/trash', { body: { videoIds: [one] } })
    expect(await filesOf(scene.test, [one])).toEqual([])
    expect((await askAbout(hashes[0] ?? '')).origin).not.toBeNull()
    await maker.call('DELETE /auth/account', { body: { password: PASSWORD, confirm: true } })
    await until(async () => (await filesOf(scene.test, [person.id, other])).length === 0, 'the account was not deleted')

    for (const hash of hashes) expect((await askAbout(hash)).origin).toMatchObject({ madeWith: 'Waymark' })
  })
})

describe('a record', () => {
  const render = {
    fileKey: 'a',
    posterKey: 'b',
    captionsKey: null,
    unbrandedKey: null,
    keptFiles: [],
    storyboard: { seed: 1, durationSeconds: 24, scenes: [], warnings: [] },
    durationSeconds: 24,
    bytes: 1,
    appearance: 'x',
    drawnWords: '',
  }
  const records = () => scene.test.features.provenance
  const inTenant = <T>(work: (tx: TenantTx) => Promise<T>) => scene.test.deps.db.inTenant(tenantId, work)
  const recordFiles = (hashes: string[]) => inTenant((tx) => records().recordFiles(tx, hashes))

  it('is not written by a run that was killed after storing the file, or that lost its video', async () => {
    const { renders } = scene.test.features.renders
    const { body } = await create(maker, { script: '[slow] A little film.' })
    await until(async () => (await read(maker, body.id)).status === 'processing', 'the video did not begin')
    const lost = { tenantId, videoId: body.id, attempt: 1, claimId: crypto.randomUUID() }

    expect(await renders.finish(lost, { ...render, fileHashes: [hashOf('lost')] })).toBe(false)
    expect(await askAbout(hashOf('lost'))).toEqual(UNKNOWN_FILE)
    await maker.call('DELETE /api/videos/:id', { params: { id: body.id } })
  })

  it('is rolled back with its transaction', async () => {
    const failing = inTenant(async (tx) => {
      await records().recordFiles(tx, [hashOf('cut off')])
      throw new Error('killed')
    })

    await expect(failing).rejects.toThrow('killed')
    expect(await askAbout(hashOf('cut off'))).toEqual(UNKNOWN_FILE)
  })

  it('keeps its day when the same file is made again', async () => {
    await recordFiles([hashOf('twice')])
    const first = await askAbout(hashOf('twice'))
    scene.clock.aheadMs = 86_400_000
    await recordFiles([hashOf('twice'), hashOf('new')])

    expect(await askAbout(hashOf('twice'))).toEqual(first)
    expect((await askAbout(hashOf('new'))).origin?.madeAt).not.toBe(first.origin?.madeAt)
  })

  it('cannot be changed or deleted by a request', async () => {
    const change = (tx: TenantTx) =>
      tx
        .updateTable('provenance_record')
        .set({ made_at: new Date(0) })
        .execute()
    const removal = (tx: TenantTx) => tx.deleteFrom('provenance_record').execute()

    await expect(inTenant(change)).rejects.toThrow('permission denied')
    await expect(inTenant(removal)).rejects.toThrow('permission denied')
  })
})

it('an older site states since when its files are recorded', async () => {
  const since = new Date('2026-11-01T00:00:00Z')
  const { db } = scene.test.deps
  await db.asSystem('a test makes a site older', (tx) =>
    tx.insertInto('provenance_start').values({ tenant_id: tenantId, recorded_since: since }).execute(),
  )

  expect(await askAbout(hashOf('old'))).toEqual({ origin: null, recordedSince: since.toISOString() })
  expect(await askAbout(hashOf('old'), 'keystone')).toEqual(UNKNOWN_FILE)
  await db.asSystem('a test makes it young again', (tx) => tx.deleteFrom('provenance_start').execute())
})

it('a hash may be in capitals, and other input is rejected with a message', async () => {
  const hash = await hashAt((await made()).videoUrl)
  const { status, body } = await scene.test
    .visitor('waymark')
    .call('POST /api/verify/file', { body: { sha256: 'made here?' } })

  expect((await askAbout(hash.toUpperCase())).origin).not.toBeNull()
  expect([status, body.message]).toEqual([422, 'Enter the SHA-256 of the file as 64 hexadecimal digits.'])
})

describe('a link', () => {
  it('to a public share page states when its video was made, however it is written', async () => {
    const { shareUrl } = await scene.share()
    const address = shareUrl ?? ''
    const { createdAt } = await read(scene.owner, scene.video.id)
    const known = { origin: { madeWith: 'Waymark', madeAt: createdAt, digitalSourceType: 'compositeSynthetic' } }

    for (const link of [
      address,
      ` ${address} `,
      address.replace('http://', ''),
      `${address}/embed`,
      `${address}?speak=en`,
    ])
      expect(await askAboutLink(link)).toEqual(known)
  })

  it('that is locked, scheduled, expired, revoked, wrong or of another site is answered like an unknown one', async () => {
    const video = await scene.makeVideo(scene.owner)
    const address = (await scene.share(video.id)).shareUrl ?? ''
    const day = 86_400_000
    const answers = [
      await askAboutLink(address.replace('waymark', 'keystone')),
      await askAboutLink(address, 'keystone'),
      await askAboutLink(address.replace('waymark', 'keystone'), 'keystone'),
      await askAboutLink('not a link'),
      await askAboutLink('https://video.example/v/AAAAAAAAAAAAAAAAAAAAAA'),
      await askAboutLink(`${new URL(address).origin}/v/AAAAAAAAAAAAAAAAAAAAAA`),
      await askAboutLink(`${new URL(address).origin}/pricing`),
    ]
    for (const closed of [
      { password: 'a secret' },
      { password: null, heldUntil: new Date(Date.now() + day).toISOString() },
      { heldUntil: null, expiresAt: new Date(Date.now() - day).toISOString() },
    ]) {
      await scene.change(closed, video.id)
      answers.push(await askAboutLink(address))
    }
    await scene.change({ expiresAt: null }, video.id)
    expect((await askAboutLink(address)).origin).not.toBeNull()
    await scene.owner.call('DELETE /api/videos/:id/share', { params: { id: video.id } })
    answers.push(await askAboutLink(address))

    expect(answers).toEqual(answers.map(() => UNKNOWN_LINK))
  })
})
