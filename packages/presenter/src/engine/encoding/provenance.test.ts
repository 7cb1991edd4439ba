import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleJob, tempFolder } from '../../../test/sample-job.ts'
import { exportVideo } from '../../export/export-video.ts'
import { renderVideo } from '../render-video.ts'

const XMP_BOX = 'be7acfcb97a942e89c71999491e3afac'
const TYPE = 'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic"'

let folder = ''
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await tempFolder()
  const job = sampleJob(folder, {
    script: 'Walk by the water.',
    title: 'Rooms & <views> of "Waymark"',
    creatorTool: 'Costa & Sons',
    posterPath: at('poster.png'),
    unbrandedPath: at('unbranded.mp4'),
  })
  await renderVideo(job)
  await exportVideo({ inputPath: at('video.mp4'), outputPath: at('video.mov'), format: 'mov' }, {})
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the top-level boxes of an ISO file. */
async function boxesOf(name: string) {
  const file = await readFile(at(name))
  const boxes: { type: string; data: Buffer }[] = []
  for (let start = 0; start < file.length;) {
    const short = file.readUInt32BE(start)
    const bytes = short === 1 ? Number(file.readBigUInt64BE(start + 8)) : short
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), data: file.subarray(start + 8, start + bytes) })
    start += bytes
  }
  return boxes
}

async function packetOf(name: string): Promise<string> {
  const found = (await boxesOf(name)).find(({ type }) => type === 'uuid')
  expect(found?.data.toString('hex', 0, 16)).toBe(XMP_BOX)
  return found?.data.toString('utf8', 16) ?? ''
}

test('a video states that it is made with AI, its title, its date and its site', async () => {
  const packet = await packetOf('video.mp4')

  expect(packet).toContain(TYPE)
  expect(packet).toContain('xmp:CreatorTool="Costa &amp; Sons"')
  expect(packet).toContain('<rdf:li xml:lang="x-default">Rooms &amp; &lt;views&gt; of &quot;Waymark&quot;</rdf:li>')
  const [, createdAt = ''] = /xmp:CreateDate="([^"]+)"/.exec(packet) ?? []
  expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(120_000)
})

test('the index stays at the start of the file', async () => {
  const types = (await boxesOf('video.mp4')).map(({ type }) => type)
  expect(types.indexOf('moov')).toBeLessThan(types.indexOf('mdat'))
  expect(types.at(-1)).toBe('uuid')
})

test('a mov has the same metadata as its video', async () => {
  expect(await packetOf('video.mov')).toBe(await packetOf('video.mp4'))
})

test('the unbranded copy states that it is made with AI and names no brand', async () => {
  const packet = await packetOf('unbranded.mp4')

  expect(packet).toContain(TYPE)
  expect(packet).not.toMatch(/CreatorTool|Costa|Waymark/)
})

test('a poster carries the metadata and can be read', async () => {
  const png = await readFile(at('poster.png'))
  const { width, height } = await loadImage(png)

  expect(png.toString('utf8')).toContain(TYPE)
  expect([width, height]).toEqual([1280, 720])
})
