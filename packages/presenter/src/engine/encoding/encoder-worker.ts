import { parentPort } from 'node:worker_threads'
import { MediaError } from '../../composition/render-job.ts'
import { writeProvenance } from './provenance.ts'
import { openAacEncoder } from './aac-encoder.ts'
import type { EncodedAudio } from './aac-encoder.ts'
import { verifyVideo } from './verify-video.ts'
import { collectGarbage } from '../garbage-collection.ts'
import { createRemoteDecoder } from './main-thread-decoder.ts'
import { openMuxer } from './muxer.ts'
import type { MuxerOptions, Muxer } from './muxer.ts'
import type { FromEncoder, ToEncoder } from './encoder-messages.ts'
import type { Patch } from '../canvas/i420.ts'
import { flushCodeCache } from '../code-cache.ts'
import { loadCodecs } from '../optional-packages.ts'
import { outputRateOf } from '../audio/filters.ts'
import { createMastering } from '../audio/mastering.ts'
import type { MasteringOptions } from '../audio/mastering.ts'
import { createPeaks } from '../audio/peaks.ts'

// The worker of the encoder thread.

type Track = Awaited<ReturnType<typeof openAacEncoder>>
interface Sound {
  track: Track
  peaks: ReturnType<typeof createPeaks>
  mastering: ReturnType<typeof createMastering>
}
interface Video {
  /** Set when the audio format is known. */
  sound?: Sound
  audio?: EncodedAudio
  file?: Muxer
  plan?: MuxerOptions
}

let slots: readonly Uint8Array[] = []
// Frames are copied out of shared memory, because rows of it are copied byte by byte.
let pieces = new Uint8Array(0)
let video: Video | undefined
let hasFailed = false

const post = (message: FromEncoder) => parentPort?.postMessage(message)
const decoder = createRemoteDecoder(post)

async function handle(message: ToEncoder): Promise<void> {
  if (message.type === 'begin') return begin()
  if (message.type === 'close') return close()
  // Messages after a failure are ignored.
  if (hasFailed || !video) return
  if (message.type === 'audio-format') video.sound = await createAudio(message.plan)
  else if (message.type === 'audio') await encode(soundOf(video), message.samples)
  else if (message.type === 'open') await open(video, message)
  else if (message.type === 'picture') await show(video, message)
  else await finish(video)
}

async function begin(): Promise<void> {
  hasFailed = false
  await loadCodecs()
  video = {}
  post({ type: 'answer' })
}

async function createAudio(plan: MasteringOptions): Promise<Sound> {
  const rate = outputRateOf(plan.rate)
  return { track: await openAacEncoder(rate), peaks: createPeaks(rate), mastering: createMastering(plan) }
}

function soundOf({ sound }: Video): Sound {
  if (!sound) throw new MediaError('video-damaged', 'The sound of the video came before its kind was told.')
  return sound
}

/** Encodes samples. Without samples it ends the audio. */
async function encode({ track, peaks, mastering }: Sound, samples?: Int16Array): Promise<void> {
  for (const piece of samples ? mastering.push(samples) : mastering.end()) {
    peaks.push(piece)
    track.push(piece)
    await track.encodePending()
  }
}

async function finishSound(sound: Sound): Promise<EncodedAudio> {
  await encode(sound)
  return sound.track.finish()
}

async function open(current: Video, message: Extract<ToEncoder, { type: 'open' }>): Promise<void> {
  slots = message.slots
  const bytes = slots[0]?.length ?? 0
  if (pieces.length !== bytes) pieces = new Uint8Array(bytes)
  current.audio ??= await finishSound(soundOf(current))
  current.plan = message.plan
  current.file = await openMuxer(message.plan, current.audio, decoder.open)
  post({ type: 'answer' })
}

async function show({ file }: Video, { slot, boxes, showing }: Extract<ToEncoder, { type: 'picture' }>): Promise<void> {
  let length = 0
  const patches = boxes.map((box): Patch => {
    const start = length
    length += (box.width * box.height * 3) / 2
    return { ...box, data: pieces.subarray(start, length) }
  })
  pieces.set((slots[slot] as Uint8Array).subarray(0, length))
  post({ type: 'free', slot })
  await file?.send(patches, showing)
}

/** Keeps the audio for another rendition. */
async function finish(current: Video): Promise<void> {
  const { file, plan } = current
  if (!file || !plan) throw new MediaError('video-damaged', 'The video ended before it was begun.')
  const frames = await file.finish()
  delete current.file
  await writeProvenance(plan.path, plan)
  const checked = await verifyVideo(plan.path, { frames, durationSeconds: plan.durationSeconds })
  collectGarbage('major')
  post({ type: 'answer', video: { ...checked, peaks: soundOf(current).peaks.all() } })
}

async function close(): Promise<void> {
  await video?.file?.abandon().catch(() => undefined)
  video = undefined
  post({ type: 'answer' })
  flushCodeCache()
}

function fail(error: unknown): void {
  hasFailed = true
  const code = error instanceof MediaError ? error.code : 'video-damaged'
  post({ type: 'failed', code, message: error instanceof Error ? error.message : String(error) })
}

// Loads the codecs early. A failure is reported by the next video.
let work: Promise<void> = loadCodecs().then(
  () => undefined,
  () => undefined,
)
parentPort?.on('message', (message: ToEncoder) => {
  if (message.type === 'decoded') return decoder.receive(message)
  work = work.then(() => handle(message)).catch(fail)
})
