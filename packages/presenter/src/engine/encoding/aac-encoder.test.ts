import { expect, test } from 'vitest'
import { openAacEncoder } from './aac-encoder.ts'
import { SAMPLE_RATE } from '../audio/filters.ts'

test('no packet of long audio is lost', async () => {
  const track = await openAacEncoder(SAMPLE_RATE)
  track.push(new Float32Array(SAMPLE_RATE * 45))
  for (let piece = 0; piece < 45; piece++) track.push(new Float32Array(SAMPLE_RATE))
  await track.encodePending()
  const { packets } = await track.finish()
  expect(packets.length).toBeGreaterThanOrEqual(Math.floor((SAMPLE_RATE * 90) / 1024))
})

test('audio packets are in order and complete', async () => {
  const track = await openAacEncoder(SAMPLE_RATE)
  track.push(new Float32Array(1234))
  track.push(new Float32Array(SAMPLE_RATE * 2))
  const { packets, sampleCount } = await track.finish()
  expect(sampleCount).toBe(SAMPLE_RATE * 2 + 1234)
  const times = packets.map(({ seconds }) => seconds)
  expect(new Set(times).size).toBe(times.length)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times.at(-1)).toBeGreaterThan(2)
})
