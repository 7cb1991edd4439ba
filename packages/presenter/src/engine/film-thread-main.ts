import { parentPort } from 'node:worker_threads'
import { FilmError } from '../film/film-job.ts'
import { markAsGenerated } from './ai-mark.ts'
import { openAudioTrack } from './audio-track.ts'
import type { EncodedAudio } from './audio-track.ts'
import { checkFilm } from './check-film.ts'
import { collectPictures } from './collector.ts'
import { openFilmFile } from './film-file.ts'
import type { FilePlan, FilmFile } from './film-file.ts'
import type { FromFilmThread, ToFilmThread } from './film-messages.ts'
import type { Patch } from './i420.ts'
import { keepCode } from './kept-code.ts'
import { loadCodecs } from './optional.ts'
import { filmRateOf } from './sound/filters.ts'
import { createSoundFinisher } from './sound/finisher.ts'
import type { SoundPlan } from './sound/finisher.ts'
import { createPeaks } from './sound/peaks.ts'

// The body of the encoding thread: sound and pictures of one film after the other, and the file they go into.

type Track = Awaited<ReturnType<typeof openAudioTrack>>
interface Sound {
  track: Track
  peaks: ReturnType<typeof createPeaks>
  finisher: ReturnType<typeof createSoundFinisher>
}
interface Film {
  /** There from the moment the voice is known. */
  sound?: Sound
  audio?: EncodedAudio
  file?: FilmFile
  plan?: FilePlan
}

let slots: readonly Uint8Array[] = []
// Rows of shared memory are copied byte by byte, so what comes passes through a buffer of this thread.
let pieces = new Uint8Array(0)
let film: Film | undefined
let hasFailed = false

const tell = (message: FromFilmThread) => parentPort?.postMessage(message)

async function handle(message: ToFilmThread): Promise<void> {
  if (message.type === 'begin') return begin()
  if (message.type === 'close') return close()
  // What was on its way when something failed comes to nothing; the failure has been told.
  if (hasFailed || !film) return
  if (message.type === 'listen') film.sound = await listen(message.plan)
  else if (message.type === 'sound') await encode(soundOf(film), message.samples)
  else if (message.type === 'open') await open(film, message)
  else if (message.type === 'picture') await show(film, message)
  else await finish(film)
}

async function begin(): Promise<void> {
  hasFailed = false
  await loadCodecs()
  film = {}
  tell({ type: 'answer' })
}

async function listen(plan: SoundPlan): Promise<Sound> {
  const rate = filmRateOf(plan.rate)
  return { track: await openAudioTrack(rate), peaks: createPeaks(rate), finisher: createSoundFinisher(plan) }
}

function soundOf({ sound }: Film): Sound {
  if (!sound) throw new FilmError('film-damaged', 'The sound of the video came before its kind was told.')
  return sound
}

/** Without samples, the rest. */
async function encode({ track, peaks, finisher }: Sound, samples?: Int16Array): Promise<void> {
  for (const piece of samples ? finisher.push(samples) : finisher.end()) {
    peaks.push(piece)
    track.push(piece)
    await track.encodeWaiting()
  }
}

async function finishSound(sound: Sound): Promise<EncodedAudio> {
  await encode(sound)
  return sound.track.finish()
}

async function open(current: Film, message: Extract<ToFilmThread, { type: 'open' }>): Promise<void> {
  slots = message.slots
  const bytes = slots[0]?.length ?? 0
  if (pieces.length !== bytes) pieces = new Uint8Array(bytes)
  current.audio ??= await finishSound(soundOf(current))
  current.plan = message.plan
  current.file = await openFilmFile(message.plan, current.audio)
  tell({ type: 'answer' })
}

async function show(
  { file }: Film,
  { slot, boxes, fromFrame, toFrame }: Extract<ToFilmThread, { type: 'picture' }>,
): Promise<void> {
  let length = 0
  const patches = boxes.map((box): Patch => {
    const start = length
    length += (box.width * box.height * 3) / 2
    return { ...box, data: pieces.subarray(start, length) }
  })
  pieces.set((slots[slot] as Uint8Array).subarray(0, length))
  tell({ type: 'free', slot })
  await file?.send(patches, fromFrame, toFrame)
}

/** The sound is kept: a copy of the film with other pictures may follow. */
async function finish(current: Film): Promise<void> {
  const { file, plan } = current
  if (!file || !plan) throw new FilmError('film-damaged', 'The video ended before it was begun.')
  const frames = await file.finish()
  delete current.file
  await markAsGenerated(plan.path)
  const checked = await checkFilm(plan.path, { frames, durationSeconds: plan.durationSeconds })
  collectPictures('major')
  tell({ type: 'answer', film: { ...checked, peaks: soundOf(current).peaks.all() } })
}

async function close(): Promise<void> {
  await film?.file?.abandon().catch(() => undefined)
  film = undefined
  tell({ type: 'answer' })
  keepCode()
}

function fail(error: unknown): void {
  hasFailed = true
  const code = error instanceof FilmError ? error.code : 'film-damaged'
  tell({ type: 'failed', code, message: error instanceof Error ? error.message : String(error) })
}

// Loading the codecs takes a while; their absence is told to the film that needs them.
let work: Promise<void> = loadCodecs().then(
  () => undefined,
  () => undefined,
)
parentPort?.on('message', (message: ToFilmThread) => {
  work = work.then(() => handle(message)).catch(fail)
})
