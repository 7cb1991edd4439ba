import { readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmFolder, sampleJob } from '../../test/sample-job.ts'
import { makeFilm } from '../engine/make-film.ts'
import type { FilmResult } from '../film/film-job.ts'
import { exportFilm } from './export-film.ts'

/** The program and whoever runs it: films bear the names of the brand that ordered them alone. */
const PROGRAM = /waymark|vitrine/i
const MARK = 'digitalsourcetype/trainedAlgorithmicMedia'

let folder = ''
let film: FilmResult
beforeAll(async () => {
  folder = await filmFolder()
  const { brand } = sampleJob(folder)
  const wanted = { brand: { ...brand, name: 'Costa' }, captionsPath: join(folder, 'captions') }
  film = await makeFilm(sampleJob(folder, { script: 'Walk by the water.', ...wanted }))
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

test('a film and its exports hold the same pictures for the same time, and say that they were made with AI', async () => {
  const inputPath = join(folder, 'film.mp4')
  for (const name of await readdir(folder))
    expect([name, PROGRAM.exec(await readFile(join(folder, name), 'latin1'))]).toEqual([name, null])
  const codecs = { mov: ['avc', 'aac'], webm: ['vp9', 'opus'] }
  expect(await readFile(inputPath, 'latin1')).toContain(`DigitalSourceType="http://cv.iptc.org/newscodes/${MARK}"`)
  for (const format of ['mov', 'webm'] as const) {
    const outputPath = join(folder, `film.${format}`)
    const shares: number[] = []
    const onProgress = (_: unknown, share: number) => shares.push(share)
    const { bytes } = await exportFilm({ inputPath, outputPath, format }, { onProgress })
    expect(bytes).toBe((await stat(outputPath)).size)
    const tracks = await tracksOf(outputPath)
    expect(tracks).toMatchObject({ codecs: codecs[format], frames: film.frames })
    expect(Math.abs(tracks.seconds - film.durationSeconds)).toBeLessThan(0.15)
    expect(await readFile(outputPath, 'latin1')).toContain(MARK)
    expect(await readFile(outputPath, 'latin1')).not.toMatch(PROGRAM)
    expect(shares.length).toBeGreaterThan(0)
  }
}, 60_000)

test('a cancelled export and one of something else leave no file behind', async () => {
  const outputPath = join(folder, 'none.webm')
  const controller = new AbortController()
  const hooks = { signal: controller.signal, onProgress: () => controller.abort() }
  const cancelled = exportFilm({ inputPath: join(folder, 'film.mp4'), outputPath, format: 'webm' }, hooks)
  await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' })
  const picture = exportFilm({ inputPath: join(folder, 'film.jpg'), outputPath, format: 'mov' }, {})
  await expect(picture).rejects.toMatchObject({ code: 'file-damaged' })
  expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([])
})

test('the wave of a film is quiet at both ends and loud where somebody speaks', async () => {
  expect(film.peaks).toHaveLength(200)
  expect(Math.max(...film.peaks)).toBeLessThanOrEqual(1)
  expect(Math.max(...film.peaks.slice(40, 160))).toBeGreaterThan(0.3)
  expect(film.peaks.at(0)).toBeLessThan(0.02)
  expect(film.peaks.at(-1)).toBeLessThan(0.02)
  const wave = JSON.parse(await readFile(join(folder, 'captions.json'), 'utf8')) as number[]
  expect([wave.length, Math.max(...wave), wave[0]]).toEqual([200, 100, 0])
})
