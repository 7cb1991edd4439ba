import { expect, test } from 'vitest'
import { randomFrom } from '../../rig/random.ts'
import { loadCodecs } from '../optional-packages.ts'
import { openVideoEncoder } from './video-encoder.ts'
import type { EncodedFrame } from './video-encoder.ts'

// Neither side is a multiple of a macroblock.
const SIZE = { width: 200, height: 120 }
const AREA = SIZE.width * SIZE.height

const still = (frame: number) => ({ fromFrame: frame, toFrame: frame + 1, isMoving: false })
const all = (picture: Uint8Array) => [{ x: 0, y: 0, ...SIZE, data: picture }]

const CLOTH = Uint8Array.from({ length: 64 * 64 }, (_, at) => 60 + ((at * 7919) % 97))

/** Draws moving texture, noise and plain grey, which need every kind of code. */
function wander(picture: Uint8Array, frame: number, random: () => number): void {
  const [x, y] = [20 + ((frame * 3) % 50), frame % 8]
  for (let row = 0; row < 64; row++) {
    picture.set(CLOTH.subarray(row * 64, row * 64 + 64), (y + row) * SIZE.width + x)
  }
  const left = (frame * 7) % (SIZE.width - 40)
  for (let row = 10; row < 30; row++) {
    for (let column = left; column < left + 40; column++) {
      picture[row * SIZE.width + column] = frame % 3 === 0 ? 90 : 16 + random() * 219
    }
  }
  for (let at = AREA; at < AREA + 900; at++) picture[at] = 90 + ((at + frame) % 60)
  // Colour from one end of its range to the other and back, with frames between in which it stands still.
  picture.fill(Math.floor(frame / 5) % 2 === 0 ? 0 : 255, AREA + AREA / 4 + 3000, AREA + AREA / 4 + 5000)
}

async function decodedOf(pictures: readonly [EncodedFrame, ...EncodedFrame[]]): Promise<Uint8Array[]> {
  const { VideoDecoder, EncodedVideoChunk } = await loadCodecs()
  const copies: Promise<Uint8Array>[] = []
  const decoder = new VideoDecoder({
    output(frame) {
      const copy = new Uint8Array((AREA * 3) / 2)
      copies.push(frame.copyTo(copy).then(() => (frame.close(), copy)))
    },
    error(error) {
      throw error
    },
  })
  const { description, ...config } = pictures[0].config
  decoder.configure({ ...config, description: description as Uint8Array })
  for (const { packet } of pictures) {
    const type = packet.isKey ? 'key' : 'delta'
    decoder.decode(new EncodedVideoChunk({ type, timestamp: Math.round(packet.seconds * 1e6), data: packet.data }))
  }
  await decoder.flush()
  decoder.close()
  return Promise.all(copies)
}

/** The mean difference of a sample. */
const distance = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] as number)), 0) / one.length

test('a decoder reproduces keyframes and P frames over many frames', async () => {
  const encoder = await openVideoEncoder(SIZE)
  const random = randomFrom(7)
  const picture = new Uint8Array((AREA * 3) / 2).fill(128)
  const sent: Uint8Array[] = []
  const pictures: EncodedFrame[] = []
  for (let frame = 0; frame < 210; frame++) {
    wander(picture, frame, random)
    sent.push(picture.slice())
    pictures.push(await encoder.encode(all(picture), still(frame)))
  }
  encoder.close()
  expect(pictures.filter(({ packet }) => packet.isKey)).toHaveLength(2)

  const decoded = await decodedOf(pictures as [EncodedFrame, ...EncodedFrame[]])
  expect(decoded).toHaveLength(210)
  // A single wrong bit would spoil all frames until the next keyframe.
  const distances = decoded.map((shown, index) => distance(shown, sent[index] as Uint8Array))
  expect(Math.max(...distances)).toBeLessThan(4)
})

test('an unchanged frame takes a few bytes', async () => {
  const encoder = await openVideoEncoder(SIZE)
  const picture = new Uint8Array((AREA * 3) / 2).fill(128)
  await encoder.encode(all(picture), still(0))
  const { packet } = await encoder.encode(all(picture), still(1))
  encoder.close()
  expect(packet.data.length).toBeLessThan(16)
})

test('the frame after a fade is a keyframe, and frames within it are not', async () => {
  const encoder = await openVideoEncoder(SIZE)
  const picture = new Uint8Array((AREA * 3) / 2).fill(60)
  const corner = { x: 0, y: 0, width: 16, height: 16, data: new Uint8Array(384).fill(90) }
  const frames = [all(picture), all(picture.map(() => 90)), all(picture.map(() => 120)), [corner], [corner]]
  const keys: boolean[] = []
  for (const [frame, patches] of frames.entries()) keys.push((await encoder.encode(patches, still(frame))).packet.isKey)
  encoder.close()
  expect(keys).toEqual([true, false, false, true, false])
})

test('a cut starts with a keyframe, and a fade ends with one', async () => {
  const encoder = await openVideoEncoder(SIZE)
  const whole = (light: number) => all(new Uint8Array((AREA * 3) / 2).fill(light))
  const part = [{ x: 0, y: 0, width: 16, height: 16, data: new Uint8Array(384).fill(90) }]
  const shown = [whole(60), part, whole(120), part, whole(130), whole(140), whole(150), part, part]
  const keys: number[] = []
  for (const [frame, patches] of shown.entries()) {
    const { packet } = await encoder.encode(patches, still(frame))
    if (packet.isKey) keys.push(frame)
  }
  encoder.close()

  // The beginning, a cut, the beginning of the fade and the frame after it.
  expect(keys).toEqual([0, 2, 4, 7])
})

test('a moving photo starts with a keyframe, and a decoder reads it between other frames', async () => {
  const encoder = await openVideoEncoder(SIZE)
  const random = randomFrom(3)
  const picture = new Uint8Array((AREA * 3) / 2).fill(128)
  const [sent, frames]: [Uint8Array[], EncodedFrame[]] = [[], []]
  for (let frame = 0; frame < 60; frame++) {
    wander(picture, frame, random)
    sent.push(picture.slice())
    frames.push(await encoder.encode(all(picture), { ...still(frame), isMoving: frame >= 20 && frame < 40 }))
  }
  encoder.close()
  const keys = frames.flatMap(({ packet }, frame) => (packet.isKey ? [frame] : []))
  expect(keys.filter((frame) => [0, 20, 40].includes(frame))).toEqual([0, 20, 40])

  const decoded = await decodedOf(frames as [EncodedFrame, ...EncodedFrame[]])
  expect(decoded).toHaveLength(60)
  // The noise costs a stretch more than an encoder of this bitrate has: a lost reference would give more than twice as much.
  const distances = decoded.map((shown, index) => distance(shown, sent[index] as Uint8Array))
  expect(Math.max(...distances)).toBeLessThan(12)
})
