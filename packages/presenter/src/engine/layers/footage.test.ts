import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeRecording } from '../../../test/recording.ts'
import { tempFolder } from '../../../test/sample-job.ts'
import { prepareFootage } from '../../uploads/footage.ts'
import { openFootage } from './footage.ts'

const folder = await tempFolder()
const alive = setInterval(() => {}, 1000)
afterAll(async () => {
  clearInterval(alive)
  await rm(folder, { recursive: true, force: true })
})

const clipOf = async () => {
  const inputPath = await makeRecording(folder)
  const outputPath = join(folder, 'clip.mp4')
  await prepareFootage({ inputPath, outputPath, posterPath: join(folder, 'clip.jpg') }, {})
  return outputPath
}
/** Returns the frame shown at each of the first steps. */
async function shown(path: string, steps: number, startsAtSeconds?: number) {
  const footage = await openFootage(path, { startsAtSeconds })
  const pictures: string[] = []
  for (let step = 0; step < steps; step += 1) {
    pictures.push(Buffer.from(footage.picture.data).toString('base64'))
    await footage.advance()
  }
  footage.close()
  return pictures
}

test('a speaking clip starts with the speech, and is played backwards to its start before that', async () => {
  const path = await clipOf()
  const plain = await shown(path, 40)
  const later = await shown(path, 40, 1)

  // 15 steps a second.
  expect(new Set(plain).size).toBeGreaterThan(10)
  expect(later.slice(15)).toEqual(plain.slice(0, 25))
  expect(later.slice(0, 15)).toEqual(plain.slice(1, 16).toReversed())
})
