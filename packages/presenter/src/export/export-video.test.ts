import { readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempFolder, sampleJob } from '../../test/sample-job.ts'
import { renderVideo } from '../engine/render-video.ts'
import type { RenderResult } from '../composition/render-job.ts'
import { exportVideo } from './export-video.ts'

/** Names of the platform, which must not appear in the files of a brand. */
const PROGRAM = /waymark|vitrine/i
const MARK = 'digitalsourcetype/compositeSynthetic'

let folder = ''
let video: RenderResult
beforeAll(async () => {
  folder = await tempFolder()
  const { brand } = sampleJob(folder)
  const wanted = { brand: { ...brand, name: 'Costa' }, captionsPath: join(folder, 'captions') }
  video = await renderVideo(sampleJob(folder, { script: 'Walk by the water.', ...wanted }))
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function tracksOf(path: string) {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const [pictures, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const found = {
    codecs: [await pictures?.getCodec(), await sound?.getCodec()],
    frames: (await pictures?.computePacketStats())?.packetCount,
    seconds: (await pictures?.computeDuration()) ?? 0,
  }
  input.dispose()
  return found
}

test('exports have the frames and duration of the video and are marked as generated with AI', async () => {
  const inputPath = join(folder, 'video.mp4')
  for (const name of await readdir(folder))
    expect([name, PROGRAM.exec(await readFile(join(folder, name), 'latin1'))]).toEqual([name, null])
  const codecs = { mov: ['avc', 'aac'], webm: ['vp9', 'opus'] }
  expect(await readFile(inputPath, 'latin1')).toContain(`DigitalSourceType="http://cv.iptc.org/newscodes/${MARK}"`)
  for (const format of ['mov', 'webm'] as const) {
    const outputPath = join(folder, `video.${format}`)
    const shares: number[] = []
    const onProgress = (_: unknown, share: number) => shares.push(share)
    const { bytes } = await exportVideo({ inputPath, outputPath, format }, { onProgress })
    expect(bytes).toBe((await stat(outputPath)).size)
    const tracks = await tracksOf(outputPath)
    expect(tracks).toMatchObject({ codecs: codecs[format], frames: video.frames })
    expect(Math.abs(tracks.seconds - video.durationSeconds)).toBeLessThan(0.15)
    expect(await readFile(outputPath, 'latin1')).toContain(MARK)
    expect(await readFile(outputPath, 'latin1')).not.toMatch(PROGRAM)
    expect(shares.length).toBeGreaterThan(0)
  }
}, 60_000)

test('a cancelled and an invalid export leave no file behind', async () => {
  const outputPath = join(folder, 'none.webm')
  const controller = new AbortController()
  const hooks = { signal: controller.signal, onProgress: () => controller.abort() }
  const cancelled = exportVideo({ inputPath: join(folder, 'video.mp4'), outputPath, format: 'webm' }, hooks)
  await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' })
  // Several, since a file that is opened in the background comes back now and then only.
  for (let times = 0; times < 20; times++) {
    const picture = exportVideo({ inputPath: join(folder, 'video.jpg'), outputPath, format: 'mov' }, {})
    await expect(picture).rejects.toMatchObject({ code: 'file-damaged' })
    await pause(5)
    expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([])
  }
})

test('the waveform is quiet at both ends and loud during speech', async () => {
  expect(video.peaks).toHaveLength(200)
  expect(Math.max(...video.peaks)).toBeLessThanOrEqual(1)
  expect(Math.max(...video.peaks.slice(40, 160))).toBeGreaterThan(0.3)
  expect(video.peaks.at(0)).toBeLessThan(0.02)
  expect(video.peaks.at(-1)).toBeLessThan(0.02)
  const wave = JSON.parse(await readFile(join(folder, 'captions.json'), 'utf8')) as number[]
  expect([wave.length, Math.max(...wave), wave[0]]).toEqual([200, 100, 0])
})
