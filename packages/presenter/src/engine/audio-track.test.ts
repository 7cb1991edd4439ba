import { expect, test } from 'vitest'
import { openAudioTrack } from './audio-track.ts'
import { SAMPLE_RATE } from './filters.ts'
import { createSoundFinisher } from './sound.ts'
import { VOICE_RATE } from './voice.ts'

/** A voice-like tone with its overtones, in 16 bit. */
const toneOf = (seconds: number, amplitude: number) =>
  Int16Array.from({ length: Math.round(seconds * VOICE_RATE) }, (_, index) => {
    const turn = (2 * Math.PI * 180 * index) / VOICE_RATE
    return amplitude * (Math.sin(turn) + 0.5 * Math.sin(3 * turn) + 0.3 * Math.sin(7 * turn))
  })

function finished(blocks: readonly Int16Array[]): Float32Array {
  const samples: number[] = []
  const finisher = createSoundFinisher((piece) => {
    for (const sample of piece) samples.push(sample)
  })
  for (const block of blocks) finisher.push(block)
  finisher.end()
  return Float32Array.from(samples)
}

const levelOf = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

test('quiet and loud speech end at the same loudness, and nothing clips', () => {
  const [quiet, loud] = [finished([toneOf(3, 500)]), finished([toneOf(3, 12_000)])]
  expect(levelOf(quiet)).toBeCloseTo(levelOf(loud), 1)
  expect(levelOf(quiet)).toBeGreaterThan(-18)
  expect(loud.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(10 ** (-1.4 / 20))
})

test('sound that comes in pieces is the sound that comes at once', () => {
  const whole = toneOf(2, 4000)
  const pieces = [whole.slice(0, 1), whole.slice(1, 9000), whole.slice(9000, 9007), whole.slice(9007)]
  const [once, inPieces] = [finished([whole]), finished(pieces)]
  expect(inPieces.length).toBe(once.length)
  expect(inPieces.every((sample, index) => Math.abs(sample - (once[index] ?? 0)) < 1e-6)).toBe(true)
  expect(Math.abs(once.length - 2 * SAMPLE_RATE)).toBeLessThan(20)
})

test('no packet of a long sound is lost, however it comes', async () => {
  const track = await openAudioTrack()
  track.push(new Float32Array(SAMPLE_RATE * 45))
  for (let piece = 0; piece < 45; piece++) track.push(new Float32Array(SAMPLE_RATE))
  await track.encodeWaiting()
  const { packets } = await track.finish()
  expect(packets.length).toBeGreaterThanOrEqual(Math.floor((SAMPLE_RATE * 90) / 1024))
})

test('packets of sound follow each other in time and hold all of it', async () => {
  const track = await openAudioTrack()
  track.push(new Float32Array(1234))
  track.push(new Float32Array(SAMPLE_RATE * 2))
  const { packets, sampleCount } = await track.finish()
  expect(sampleCount).toBe(SAMPLE_RATE * 2 + 1234)
  const times = packets.map(({ seconds }) => seconds)
  expect(new Set(times).size).toBe(times.length)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times.at(-1)).toBeGreaterThan(2)
})
