import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sampleJob, tempFolder } from '../../../test/sample-job.ts'
import { previewSpeech } from './preview-speech.ts'
import { recordSoundtrack } from './record-soundtrack.ts'

const folder = await tempFolder()
afterAll(() => rm(folder, { recursive: true, force: true }))

const job = (script: string) => sampleJob(folder, { script, outputPath: join(folder, 'speech.wav') })

/** Returns the loudness (root mean square) of each tenth of a second. */
function levelsOf(samples: Int16Array, rate: number): number[] {
  const step = rate / 10
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) =>
    Math.sqrt(samples.slice(index * step, (index + 1) * step).reduce((sum, one) => sum + one * one, 0) / step),
  )
}

const samplesOf = (file: Buffer) =>
  new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length))

test('the soundtrack of a video equals its preview, as a WAV of 16 kHz', async () => {
  const said = job('A quiet morning by the water. Come and see.')
  const { durationSeconds } = await recordSoundtrack(said)
  const file = await readFile(said.outputPath)
  const preview = await previewSpeech(said)
  const [own, other] = [
    levelsOf(samplesOf(file), 16_000),
    levelsOf(samplesOf(Buffer.from(preview.sound, 'base64')), 24_000),
  ]

  expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([1, 16_000, 16])
  expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([file.length - 8, file.length - 44])
  expect(durationSeconds).toBeCloseTo(preview.durationSeconds, 2)
  expect((file.length - 44) / 32_000).toBeCloseTo(durationSeconds, 1)
  // The same moments are loud.
  const off = own.map((level, index) => Math.abs(level - (other[index] ?? 0)))
  expect(Math.max(...own)).toBeGreaterThan(3000)
  expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(Math.max(...own) * 0.05)
})

test('an opening does not lengthen it, so a clip made for it fits every opening', async () => {
  const plain = await recordSoundtrack(job('Hello.'))
  const opened = await recordSoundtrack({ ...job('Hello.'), opening: true } as never)

  expect(opened).toEqual(plain)
})
