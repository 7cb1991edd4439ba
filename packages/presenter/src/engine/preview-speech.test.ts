import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { filmFolder, sampleJob } from '../../test/sample-job.ts'
import { receivedTimeline } from '../rig/sent-timeline.ts'
import { drawFilm } from './draw-film.ts'
import { makeFilm } from './make-film.ts'
import { previewSpeech } from './preview-speech.ts'

vi.mock(import('./draw-film.ts'), async (load) => ({ drawFilm: vi.fn<typeof drawFilm>((await load()).drawFilm) }))

let folder = ''
beforeAll(async () => {
  folder = await filmFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a preview moves and captions as the film of the same script does', async () => {
  const job = sampleJob(folder, { script: 'Meet Porto Sereno by the water.' })
  const film = await makeFilm(job)
  const [drawn] = vi.mocked(drawFilm).mock.calls[0] ?? []
  const preview = await previewSpeech(job)

  expect(receivedTimeline(preview.timeline)).toEqual(drawn?.timeline)
  expect(preview.captions.map(({ words }) => words.map(({ text }) => text))).toEqual(
    drawn?.captions.map(({ words }) => words.map(({ text }) => text)),
  )
  expect(preview.durationSeconds).toBeCloseTo(film.durationSeconds, 1)
})

test('the sound of a preview is a WAV file that lasts as long as its speech and is heard', async () => {
  const { sound, durationSeconds } = await previewSpeech(sampleJob(folder, { script: 'Hello.' }))
  const file = Buffer.from(sound, 'base64')
  const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length))

  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([1, 24_000, 16])
  expect(samples.length / 24_000).toBeCloseTo(durationSeconds, 1)
  expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(8000)
})

test('a script without a word and an unknown presenter are refused', async () => {
  const refusal = (changes: Parameters<typeof sampleJob>[1]) => previewSpeech(sampleJob(folder, changes))

  await expect(refusal({ script: '!!!' })).rejects.toMatchObject({ code: 'nothing-to-say' })
  await expect(refusal({ presenterId: 'nobody' })).rejects.toMatchObject({ code: 'unknown-presenter' })
})
