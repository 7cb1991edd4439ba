import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FilePathSource, Input, MP4 } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRecording } from '../../test/recording.ts'
import { tempFolder } from '../../test/sample-job.ts'
import { prepareFootage } from './footage.ts'
import { prepareVoiceOver } from './voice-over.ts'

let folder = ''
// Decoding does not keep the process alive.
const keep = setInterval(() => {}, 1000)

beforeAll(async () => {
  folder = await tempFolder()
})
afterAll(async () => {
  clearInterval(keep)
  await rm(folder, { recursive: true, force: true })
})

const footage = (inputPath: string, name = 'clip') =>
  prepareFootage({ inputPath, outputPath: join(folder, `${name}.mp4`), posterPath: join(folder, `${name}.jpg`) }, {})

test('a rotated recording becomes upright, at 30 frames a second and without audio', async () => {
  const path = await makeRecording(folder, { rotation: 90, tone: 0.5 })
  const result = await footage(path, 'upright')
  const input = new Input({ source: new FilePathSource(join(folder, 'upright.mp4')), formats: [MP4] })
  const pictures = await input.getPrimaryVideoTrack()
  const stats = await pictures?.computePacketStats()

  expect(result).toMatchObject({ frames: 60, width: 256, height: 320 })
  expect(result.durationSeconds).toBeCloseTo(6, 1)
  expect([pictures?.codedWidth, pictures?.codedHeight, pictures?.rotation]).toEqual([256, 320, 0])
  expect([stats?.packetCount, await input.getPrimaryAudioTrack()]).toEqual([180, null])
  expect(existsSync(join(folder, 'upright.jpg'))).toBe(true)
  input.dispose()
})

test('a truncated recording is rejected although its index is complete', async () => {
  const whole = await readFile(await makeRecording(folder, { name: 'whole.mp4', seconds: 10 }))
  // The index at the front still lists all frames of a truncated file.
  const cut = join(folder, 'cut.mp4')
  await writeFile(cut, emptied(whole))

  await expect(footage(cut)).rejects.toMatchObject({ code: 'file-damaged' })
  expect(existsSync(join(folder, 'clip.mp4'))).toBe(false)
})

test.each([
  ['too short', { seconds: 3 }, /shorter than 5 seconds/],
  ['too small', { width: 128, height: 128 }, /smaller than 256 pixels/],
  ['of too few pictures', { framesPerSecond: 1 }, /too few frames/],
])('a recording that is %s is rejected with the reason', async (_what, recording, reason) => {
  const path = await makeRecording(folder, { name: 'refused.webm', ...recording })

  await expect(footage(path)).rejects.toMatchObject({ code: 'file-refused', message: expect.stringMatching(reason) })
})

const voiceOver = (inputPath: string) => prepareVoiceOver({ inputPath, outputPath: join(folder, 'voice.m4a') }, {})

test('a voice-over is the mono sound of a recording', async () => {
  const path = await makeRecording(folder, { name: 'spoken.webm', seconds: 2, tone: 0.4 })
  const { durationSeconds } = await voiceOver(path)
  const input = new Input({ source: new FilePathSource(join(folder, 'voice.m4a')), formats: [MP4] })
  const sound = await input.getPrimaryAudioTrack()

  expect(durationSeconds).toBeCloseTo(2, 1)
  expect([sound?.codec, sound?.numberOfChannels, await input.getPrimaryVideoTrack()]).toEqual(['aac', 1, null])
  input.dispose()
})

test.each([
  ['nothing can be heard in it', { tone: 0 }, /Nothing can be heard/],
  ['it has no sound', {}, /no sound/],
])('a voice-over is rejected when %s', async (_what, recording, reason) => {
  const path = await makeRecording(folder, { name: 'mute.mp4', seconds: 2, ...recording })

  await expect(voiceOver(path)).rejects.toMatchObject({ code: 'file-refused', message: expect.stringMatching(reason) })
  expect(existsSync(join(folder, 'voice.m4a.part'))).toBe(false)
})

/** Returns the file with the second half of its media zeroed. */
function emptied(whole: Buffer): Buffer {
  const media = whole.indexOf('mdat')
  const half = Buffer.from(whole)
  half.fill(0, media + Math.floor((whole.indexOf('moov') - media) / 2), whole.indexOf('moov') - 4)
  return half
}

test('a clip made for speech is accepted whole, however short or long it is', async () => {
  const whole = async (seconds: number) => {
    const inputPath = await makeRecording(folder, { name: `whole-${seconds}.mp4`, seconds, framesPerSecond: 25 })
    const outputPath = join(folder, `whole-${seconds}-clip.mp4`)
    const result = await prepareFootage({ inputPath, outputPath, posterPath: join(folder, 'w.jpg'), isWhole: true }, {})
    const input = new Input({ source: new FilePathSource(outputPath), formats: [MP4] })
    const seen = await input.computeDuration()
    input.dispose()
    return [result.durationSeconds, seen].map(Math.round)
  }

  expect(await whole(2)).toEqual([2, 2])
  expect(await whole(36)).toEqual([36, 36])
})
