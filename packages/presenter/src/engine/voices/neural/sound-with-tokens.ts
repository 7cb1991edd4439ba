import type { SpokenSound } from './speaking-messages.ts'

function toInt16(samples: Float32Array): Int16Array {
  const whole = new Int16Array(samples.length)
  for (let index = 0; index < samples.length; index++)
    whole[index] = Math.max(-32768, Math.min(32767, Math.round((samples[index] as number) * 32767)))
  return whole
}

/**
 * Splits what a model gave into sound and tokens. Models with durations append to the sound: the frames of
 * each token, the id of each token, and the count of tokens. Throws where the parts do not fit together.
 */
export function splitTokens(output: Float32Array, hopSamples: number | undefined): SpokenSound {
  if (!hopSamples) return { samples: toInt16(output), tokens: undefined }
  const count = output.at(-1) ?? 0
  const end = output.length - 1 - 2 * count
  const frames = output.subarray(end, end + count)
  const ids = output.subarray(end + count, end + 2 * count)
  const total = frames.reduce((sum, length) => sum + length, 0)
  if (!Number.isInteger(count) || end < 0 || total * hopSamples !== end) throw new Error('The durations do not fit.')
  const tokens = new Int16Array(2 * count)
  for (let index = 0; index < count; index++) {
    tokens[2 * index] = ids[index] as number
    tokens[2 * index + 1] = frames[index] as number
  }
  return { samples: toInt16(output.subarray(0, end)), tokens }
}
