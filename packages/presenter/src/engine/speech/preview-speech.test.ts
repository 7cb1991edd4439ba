import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tempFolder, sampleJob } from '../../../test/sample-job.ts'
import { timelineFromJson } from '../../rig/timeline-json.ts'
import { renderFrames } from '../render-frames.ts'
import { renderVideo } from '../render-video.ts'
import { previewSpeech } from './preview-speech.ts'

vi.mock(import('../render-frames.ts'), async (load) => ({
  renderFrames: vi.fn<typeof renderFrames>((await load()).renderFrames),
}))

let folder = ''
beforeAll(async () => {
  folder = await tempFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a preview has the timeline and captions of the video of the same script', async () => {
  const job = sampleJob(folder, { script: 'Meet Porto Sereno by the water.' })
  const video = await renderVideo(job)
  const [drawn] = vi.mocked(renderFrames).mock.calls[0] ?? []
  const preview = await previewSpeech(job)

  expect(timelineFromJson(preview.timeline)).toEqual(drawn?.timeline)
  expect(preview.captions.map(({ words }) => words.map(({ text }) => text))).toEqual(
    drawn?.captions.map(({ words }) => words.map(({ text }) => text)),
  )
  expect(preview.durationSeconds).toBeCloseTo(video.durationSeconds, 1)
})

test('the audio of a preview is an audible WAV file of the length of its speech', async () => {
  const { sound, durationSeconds } = await previewSpeech(sampleJob(folder, { script: 'Hello.' }))
  const file = Buffer.from(sound, 'base64')
  const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length))

  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([1, 24_000, 16])
  expect(samples.length / 24_000).toBeCloseTo(durationSeconds, 1)
  expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(8000)
})

test('a script without words and an unknown presenter are rejected', async () => {
  const problem = (changes: Parameters<typeof sampleJob>[1]) => previewSpeech(sampleJob(folder, changes))

  await expect(problem({ script: '!!!' })).rejects.toMatchObject({ code: 'nothing-to-say' })
  await expect(problem({ presenterId: 'nobody' })).rejects.toMatchObject({ code: 'unknown-presenter' })
})

test('a short text that takes longer than a minute to speak is rejected', async () => {
  const long = previewSpeech(sampleJob(folder, { script: '$1'.repeat(200) }))

  await expect(long).rejects.toMatchObject({ code: 'preview-too-long' })
})
