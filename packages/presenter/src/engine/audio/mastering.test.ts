import { expect, test } from 'vitest'
import { outputRateOf } from './filters.ts'
import { createMastering } from './mastering.ts'
import type { MasteringOptions } from './mastering.ts'
import { createLoudnessMeter } from './loudness.ts'

const VOICE: MasteringOptions = { rate: 22050, isSynthetic: true }
const RATE = outputRateOf(VOICE.rate)

/** A tone with overtones and pauses, 16 bit. */
const toneOf = (seconds: number, amplitude: number, rate = VOICE.rate) =>
  Int16Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const turn = (2 * Math.PI * 180 * index) / rate
    const envelope = (index / rate) % 2 < 1.6 ? 1 : 0
    return envelope * amplitude * (Math.sin(turn) + 0.5 * Math.sin(3 * turn) + 0.3 * Math.sin(7 * turn))
  })

function finished(plan: MasteringOptions, ...blocks: readonly Int16Array[]): Float32Array {
  const mastering = createMastering(plan)
  const pieces = [...blocks.flatMap((block) => [...mastering.push(block)]), ...mastering.end()]
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  pieces.reduce((at, piece) => (all.set(piece, at), at + piece.length), 0)
  return all
}

function loudnessOf(samples: Float32Array, rate = RATE): number {
  const meter = createLoudnessMeter(rate)
  meter.push(samples)
  return meter.integrated()
}

/** Returns the true peak in dB by 8x oversampling, another way than the limiter's. */
function truePeakOf(samples: Float32Array): number {
  let most = 0
  for (let index = 32; index < samples.length - 32; index++) {
    if (Math.abs(samples[index] as number) < 0.4) continue
    for (let part = 0; part < 8; part++) {
      let value = 0
      for (let tap = -31; tap <= 32; tap++) {
        const x = tap - part / 8
        const window = 0.42 + 0.5 * Math.cos((Math.PI * x) / 33) + 0.08 * Math.cos((2 * Math.PI * x) / 33)
        value += (samples[index + tap] as number) * window * (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
      }
      most = Math.max(most, Math.abs(value))
    }
  }
  return 20 * Math.log10(most)
}

test.each([24_000, 48_000])('a tone of 997 Hz has the recommended loudness at %i Hz', (rate) => {
  const tone = Float32Array.from({ length: rate * 3 }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / rate))
  expect(loudnessOf(tone, rate)).toBeCloseTo(-3.01, 1)
  expect(
    loudnessOf(
      tone.map((sample) => sample / 10),
      rate,
    ),
  ).toBeCloseTo(-23.01, 1)
  // Silence does not count.
  const halfSilent = new Float32Array(tone.length * 2)
  halfSilent.set(tone)
  expect(loudnessOf(halfSilent, rate)).toBeCloseTo(-3.01, 0)
})

test('K-weighting matches the recommendation’s table at both rates', () => {
  // K-weighting relative to 997 Hz.
  for (const rate of [24_000, 48_000]) {
    for (const [hertz, lufs] of [
      [100, -4.8],
      [5000, 0.3],
    ] as const) {
      const tone = Float32Array.from({ length: rate * 2 }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate))
      expect(loudnessOf(tone, rate)).toBeCloseTo(lufs, 0)
    }
  }
})

test('whispered and shouted speech end at -14 LUFS, below -1 dBTP', () => {
  for (const isSynthetic of [true, false]) {
    for (const amplitude of [150, 17_000]) {
      const sound = finished({ rate: 22050, isSynthetic }, toneOf(3, amplitude))
      expect(loudnessOf(sound)).toBeGreaterThan(-14.5)
      expect(loudnessOf(sound)).toBeLessThan(-13.5)
      expect(truePeakOf(sound.subarray(0, RATE))).toBeLessThan(-1)
    }
  }
})

test('speech with short loud peaks, as in Chinese, reaches the target loudness', () => {
  const samples = toneOf(4, 2500).map((sample, index) => (index % 4000 < 500 ? sample * 7 : sample))
  const sound = finished(VOICE, samples)
  expect(loudnessOf(sound)).toBeGreaterThan(-14.5)
  expect(loudnessOf(sound)).toBeLessThan(-13.5)
  expect(truePeakOf(sound.subarray(0, RATE))).toBeLessThan(-1)
})

test('a loud click is limited, with room for the encoder below -1 dBTP, and the speech keeps its level', () => {
  const samples = toneOf(6, 3000)
  for (let click = 20_000; click < samples.length; click += 30_000) samples[click] = 32_767
  const sound = finished({ rate: 22050, isSynthetic: false }, samples)
  expect(truePeakOf(sound)).toBeLessThan(-3)
  expect(loudnessOf(sound)).toBeCloseTo(-14, 0)
})

test('audio in pieces gives the same result as whole audio', () => {
  const whole = toneOf(2, 4000)
  const once = finished(VOICE, whole)
  const inPieces = finished(VOICE, whole.slice(0, 1), whole.slice(1, 9000), whole.slice(9000, 9007), whole.slice(9007))
  expect(inPieces.length).toBe(once.length)
  expect(inPieces.every((sample, index) => Math.abs(sample - (once[index] ?? 0)) < 1e-4)).toBe(true)
  expect(Math.abs(once.length - 2 * RATE)).toBeLessThan(20)
})

test('music is ducked under the voice, rises in pauses and fades out', () => {
  const plan = { rate: 48_000, isSynthetic: false }
  const speech = new Int16Array(48_000 * 12)
  speech.set(toneOf(5, 6000, 48_000), 48_000 * 2)
  const [plain, withMusic] = [finished(plan, speech), finished({ ...plan, music: { mood: 'calm', seed: 3 } }, speech)]
  expect(withMusic.length).toBe(plain.length)
  const music = withMusic.map((sample, index) => sample - (plain[index] ?? 0))
  const between = (from: number, to: number) => loudnessOf(music.slice(from * 48_000, to * 48_000), 48_000)
  expect(between(4, 6.5)).toBeGreaterThan(-46)
  expect(between(4, 6.5)).toBeLessThan(-36)
  expect(between(8, 9.5)).toBeGreaterThan(between(4, 6.5) + 6)
  expect(Math.max(...music.subarray(-480).map(Math.abs))).toBeLessThan(0.001)
})

test('without music a pause has the sound of a quiet room instead of digital silence', () => {
  const speech = new Int16Array(VOICE.rate * 8)
  speech.set(toneOf(3, 4000), VOICE.rate * 2)
  const [dead, alive] = [finished(VOICE, speech), finished({ ...VOICE, hasRoomTone: true }, speech)]
  const levelOf = (samples: Float32Array, from: number) => {
    const part = samples.subarray(from * RATE, (from + 1) * RATE)
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
  }
  expect(levelOf(dead, 6)).toBeLessThan(-120)
  for (const second of [1, 6]) {
    expect(levelOf(alive, second)).toBeGreaterThan(-66)
    expect(levelOf(alive, second)).toBeLessThan(-60)
  }
  // Nothing moves, and the speech keeps its loudness.
  expect(alive.length).toBe(dead.length)
  expect(loudnessOf(alive)).toBeCloseTo(loudnessOf(dead), 1)
  const most = alive.reduce((max, sample, index) => Math.max(max, Math.abs(sample - (dead[index] ?? 0))), 0)
  expect(most).toBeLessThan(0.004)
})
