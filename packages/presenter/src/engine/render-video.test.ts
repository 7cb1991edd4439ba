import { open, readdir, readFile, rm } from 'node:fs/promises'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MediaError } from '../composition/render-job.ts'
import type { Stage } from '../composition/render-job.ts'
import { renderVideo } from './render-video.ts'
import { tempFolder, sampleJob } from '../../test/sample-job.ts'

let folder = ''
beforeAll(async () => {
  folder = await tempFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The names of the top-level boxes of an mp4, in order. */
async function boxesOf(path: string): Promise<string[]> {
  const file = await open(path)
  const { size } = await file.stat()
  const names: string[] = []
  const head = Buffer.alloc(16)
  for (let at = 0; at < size;) {
    await file.read(head, 0, 16, at)
    names.push(head.toString('latin1', 4, 8))
    const length = head.readUInt32BE(0)
    at += length === 1 ? Number(head.readBigUInt64BE(8)) : length || size
  }
  await file.close()
  return names
}

test('a script is rendered to a streamable video', async () => {
  const stages: Stage[] = []
  const job = sampleJob(folder)
  const video = await renderVideo(job, { onProgress: (stage) => stages.push(stage) })

  const input = new Input({ source: new FilePathSource(job.outputPath), formats: ALL_FORMATS })
  const pictures = await input.getPrimaryVideoTrack()
  const sound = await input.getPrimaryAudioTrack()
  expect(await pictures?.getCodec()).toBe('avc')
  expect(await sound?.getCodec()).toBe('aac')
  expect(await sound?.getSampleRate()).toBe(24000)
  expect([await pictures?.getDisplayWidth(), await pictures?.getDisplayHeight()]).toEqual([1280, 720])
  expect(await pictures?.getColorSpace()).toMatchObject({ matrix: 'bt709', fullRange: false })
  expect((await pictures?.computePacketStats())?.packetCount).toBe(video.frames)
  const pictureSeconds = (await pictures?.computeDuration()) ?? 0
  const soundSeconds = (await sound?.computeDuration()) ?? 0
  expect(pictureSeconds).toBeCloseTo(video.durationSeconds, 2)
  expect(Math.abs(pictureSeconds - soundSeconds)).toBeLessThan(0.1)
  input.dispose()

  const boxes = await boxesOf(job.outputPath)
  expect(boxes.indexOf('moov')).toBeGreaterThan(-1)
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  expect([...new Set(stages)]).toEqual(['reading', 'speaking', 'drawing', 'finishing'])
  const poster = await readFile(job.posterPath ?? '')
  expect(poster.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect((await readdir(folder)).toSorted()).toEqual(['video.jpg', 'video.mp4'])
})

test('a cancelled render leaves no file behind, and the next one succeeds', async () => {
  const controller = new AbortController()
  const job = sampleJob(folder, {
    outputPath: `${folder}/cancelled.mp4`,
    script: 'One two three four five. '.repeat(4),
  })
  const onProgress = (stage: Stage, fraction: number) => {
    if (stage === 'drawing' && fraction > 0.05) controller.abort()
  }
  const video = renderVideo(job, { onProgress, signal: controller.signal })
  await expect(video).rejects.toMatchObject({ code: 'cancelled' })
  expect((await readdir(folder)).filter((name) => name.startsWith('cancelled'))).toEqual([])

  const next = await renderVideo(sampleJob(folder, { outputPath: `${folder}/next.mp4` }))
  expect(next.frames).toBeGreaterThan(10)
})

test('an invalid job is rejected with a code and a message', async () => {
  const problemOf = async (changes: Parameters<typeof sampleJob>[1]) => {
    const error = await renderVideo(sampleJob(folder, changes)).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MediaError)
    return (error as MediaError).code
  }
  expect(await problemOf({ script: '🌊 🏖️ !!!' })).toBe('nothing-to-say')
  expect(await problemOf({ presenterId: 'nobody' })).toBe('unknown-presenter')
})
