import { expect, test } from 'vitest'
import { randomFrom } from '../rig/random.ts'
import { loadCodecs } from './optional.ts'
import { openPictureEncoder } from './picture-encoder.ts'
import type { EncodedPicture } from './picture-encoder.ts'

// Neither side is a multiple of a macroblock.
const SIZE = { width: 136, height: 72 }
const AREA = SIZE.width * SIZE.height

const all = (picture: Uint8Array) => [{ x: 0, y: 0, ...SIZE, data: picture }]

const CLOTH = Uint8Array.from({ length: 64 * 64 }, (_, at) => 60 + ((at * 7919) % 97))

/** A picture in which cloth, squares of noise and plain grey wander about, so that every kind of code is needed. */
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
}

async function decodedOf(pictures: readonly [EncodedPicture, ...EncodedPicture[]]): Promise<Uint8Array[]> {
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

test('a foreign decoder shows what was sent, whole or as a change, over many pictures', async () => {
  const encoder = await openPictureEncoder(SIZE)
  const random = randomFrom(7)
  const picture = new Uint8Array((AREA * 3) / 2).fill(128)
  const sent: Uint8Array[] = []
  const pictures: EncodedPicture[] = []
  for (let frame = 0; frame < 150; frame++) {
    wander(picture, frame, random)
    sent.push(picture.slice())
    pictures.push(await encoder.encode(all(picture), frame, frame + 1))
  }
  encoder.close()
  expect(pictures.filter(({ packet }) => packet.isKey)).toHaveLength(2)

  const decoded = await decodedOf(pictures as [EncodedPicture, ...EncodedPicture[]])
  expect(decoded).toHaveLength(150)
  // A single bit out of place would spoil everything up to the next whole picture.
  const distances = decoded.map((shown, index) => distance(shown, sent[index] as Uint8Array))
  expect(Math.max(...distances)).toBeLessThan(4)
})

test('a picture that did not change costs a few bytes', async () => {
  const encoder = await openPictureEncoder(SIZE)
  const picture = new Uint8Array((AREA * 3) / 2).fill(128)
  await encoder.encode(all(picture), 0, 1)
  const { packet } = await encoder.encode(all(picture), 1, 2)
  encoder.close()
  expect(packet.data.length).toBeLessThan(16)
})
