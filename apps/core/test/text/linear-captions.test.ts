import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patterns, patternsFor, repeated, slowness } from '@vitrine/presenter/repeating-texts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { type ShareScene, openShareScene } from '../scenes/share-scene.ts'
import { processMs } from '../processor-time.ts'

/** Those of a script of full length: its words, and the time of each cue. */
const CHARACTERS = 90_000
/** That of the patterns which hold half-open markup. */
const PLACE = 8

let scene: ShareScene
let address: string
let key: string

beforeAll(async () => {
  scene = await openShareScene()
  address = String((await scene.share()).shareUrl)
  const { rows } = await scene.test.deps.db.execute('select captions_key as key from video where id = $1', [
    scene.video.id,
  ])
  key = String(rows[0]?.key)
})
afterAll(() => scene.test.close())

it('captions are read in linear time for the page of a video and for its owner', { timeout: 3_600_000 }, async () => {
  const slow: string[] = []
  for (const pattern of process.env.TEST_SCOPE === 'long' ? patterns : patternsFor(PLACE)) {
    const read = async (size: number) => {
      await keepCaptions(repeated(pattern, size).replaceAll('\0', ' '))
      return processMs(readAll)
    }
    const base = await read(20)
    const fault = await slowness(async (size) => (await read(size)) - base, CHARACTERS)
    if (fault) slow.push(`${JSON.stringify(pattern)} ${fault}`)
  }
  expect(slow).toEqual([])
})

async function keepCaptions(text: string): Promise<void> {
  const path = join(tmpdir(), `captions-${newId()}.vtt`)
  await writeFile(path, `WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`)
  await scene.test.deps.storage.put(`${key}.vtt`, path)
}

async function readAll(): Promise<void> {
  const page = await scene.viewer.open(address)
  expect(page.status).toBe(200)
  const { status } = await scene.owner.call('GET /api/videos/:id/captions', { params: { id: scene.video.id } })
  expect(status).toBe(200)
}
