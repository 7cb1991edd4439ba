import { expect, test } from 'vitest'
import type { FromEncoder, ToEncoder } from './encoder-messages.ts'
import { openKeyframeEncoder } from './keyframes.ts'
import { createDecoderHost, createRemoteDecoder } from './main-thread-decoder.ts'

const SIZE = { width: 64, height: 48 }

/** Returns a remote decoder and its host, joined without threads. */
function joinedEnds() {
  const host = createDecoderHost((message: ToEncoder) => {
    if (message.type === 'decoded') remote.receive(message)
  })
  const remote = createRemoteDecoder((message: FromEncoder) => {
    if (message.type !== 'answer' && message.type !== 'free' && message.type !== 'failed') host.handle(message)
  })
  return { host, remote }
}

test('the worker gets the picture of a keyframe from the main thread', async () => {
  const encoder = await openKeyframeEncoder(SIZE, 30)
  const { packet, config } = await encoder.encode(new Uint8Array((64 * 48 * 3) / 2).fill(100), 0)
  encoder.close()
  const { host, remote } = joinedEnds()
  const decoder = await remote.open(new Uint8Array(config.description as ArrayBuffer), SIZE)
  const picture = await decoder.decode(packet)
  expect(picture).toHaveLength((64 * 48 * 3) / 2)
  expect(Math.abs((picture[64 * 24] as number) - 100)).toBeLessThan(4)
  decoder.close()
  host.close()
})

test('a picture that cannot be decoded, or has no decoder, fails for the worker', async () => {
  const { remote } = joinedEnds()
  const packet = { data: new Uint8Array(40), isKey: true, seconds: 0, durationSeconds: 0 }
  const damaged = await remote.open(new Uint8Array(8), SIZE)
  await expect(damaged.decode(packet)).rejects.toMatchObject({ code: 'video-damaged' })
  damaged.close()
  await expect(damaged.decode(packet)).rejects.toMatchObject({ code: 'video-damaged' })
})
