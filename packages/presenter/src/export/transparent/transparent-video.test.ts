import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EncodedPacket, EncodedPacketSink, FilePathSource, Input, WEBM } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleJob, tempFolder } from '../../../test/sample-job.ts'
import { renderVideo } from '../../engine/render-video.ts'
import { loadCodecs } from '../../engine/optional-packages.ts'
import type { Codecs } from '../../engine/optional-packages.ts'
import { CODEC } from './alpha-encoder.ts'
import { drawTransparent } from './transparent-video.ts'

let folder = ''
let seconds = 0
beforeAll(async () => {
  folder = await tempFolder()
  const job = sampleJob(folder)
  seconds = (await renderVideo(job)).durationSeconds
  await drawTransparent(jobOf(), {})
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const jobOf = () => ({
  ...sampleJob(folder),
  videoPath: join(folder, 'video.mp4'),
  outputPath: join(folder, 'video.webm'),
})
const opened = () => new Input({ source: new FilePathSource(join(folder, 'video.webm')), formats: [WEBM] })

test('the presenter of a video is drawn alone, as long as the video and with its sound', async () => {
  const input = opened()
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])

  expect([video?.codec, audio?.codec]).toEqual(['vp9', 'opus'])
  expect(await video?.computeDuration()).toBeCloseTo(seconds, 0)
  expect(await audio?.computeDuration()).toBeCloseTo(seconds, 0)
  expect((await input.getMetadataTags()).comment).toContain('compositeSynthetic')
})

test('it is transparent beside the presenter and opaque in their middle, in every frame', async () => {
  const track = await opened().getPrimaryVideoTrack()
  if (!track) throw new Error('there are no pictures')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  const { width, height, brightness } = await decodedOpacity(packets[0]?.sideData.alpha ?? new Uint8Array())

  expect(packets.every(({ sideData }) => (sideData.alpha?.length ?? 0) > 0)).toBe(true)
  expect([width, height]).toEqual([720, 720])
  expect([brightness(20, 20), brightness(700, 20)]).toEqual([0, 0])
  expect(brightness(360, 600)).toBeGreaterThan(250)
})

test('other speech than the video’s is refused, since the lips would not match', async () => {
  const other = { ...jobOf(), script: 'Something else, and much more of it, that nobody says in the video.' }

  await expect(drawTransparent(other, {})).rejects.toMatchObject({ code: 'file-damaged' })
})

test('a recording of a person is refused, and a cancelled one leaves no file', async () => {
  await rm(join(folder, 'video.webm'))

  await expect(drawTransparent({ ...jobOf(), footagePath: 'clip.mp4' }, {})).rejects.toMatchObject({
    code: 'file-refused',
  })
  const stop = new AbortController()
  const stopped = drawTransparent(jobOf(), { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
  expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('webm'))
})

async function decodedOpacity(data: Uint8Array) {
  const { VideoDecoder, EncodedVideoChunk } = await loadCodecs()
  const { promise, resolve, reject } = Promise.withResolvers<InstanceType<Codecs['VideoFrame']>>()
  const decoder = new VideoDecoder({ output: resolve, error: reject })
  decoder.configure({ codec: CODEC })
  decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data }))
  await decoder.flush()
  const frame = await promise
  const { codedWidth: width, codedHeight: height } = frame
  const planes = new Uint8Array(frame.allocationSize())
  await frame.copyTo(planes)
  frame.close()
  decoder.close()
  return { width, height, brightness: (x: number, y: number) => planes[y * width + x] ?? -1 }
}
