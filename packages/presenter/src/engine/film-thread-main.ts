import { parentPort, workerData } from 'node:worker_threads'
import { FilmError } from '../film/film-job.ts'
import { collectPictures } from './collector.ts'
import { openAudioTrack } from './audio-track.ts'
import { openFilmFile } from './film-file.ts'
import type { FilmFile } from './film-file.ts'
import type { FromFilmThread, ToFilmThread } from './film-messages.ts'
import { createSoundFinisher } from './sound.ts'

// Frames that were handed to the encoder lie outside the collector's sight, 1.4 MB each, until it looks.
const COLLECT_EVERY = 12

// The body of the encoding thread: sound and pictures of one film after the other, and the file they go into.

type Track = Awaited<ReturnType<typeof openAudioTrack>>
interface Film {
  track: Track
  finisher: ReturnType<typeof createSoundFinisher>
  file?: FilmFile
}

const slots = workerData as Uint8Array[]
// The encoder does not take shared memory, so each picture passes through a buffer of this thread.
const picture = new Uint8Array(slots[0]?.length ?? 0)
let film: Film | undefined
let hasFailed = false
let shown = 0

const tell = (message: FromFilmThread) => parentPort?.postMessage(message)

async function handle(message: ToFilmThread): Promise<void> {
  if (message.type === 'begin') return begin()
  if (message.type === 'abandon') return abandon()
  // What was on its way when something failed comes to nothing; the failure has been told.
  if (hasFailed || !film) return
  if (message.type === 'sound') await hear(film, message.samples)
  else if (message.type === 'open') await open(film, message)
  else if (message.type === 'picture') await show(film, message)
  else await finish(film)
}

async function begin(): Promise<void> {
  hasFailed = false
  const track = await openAudioTrack()
  film = { track, finisher: createSoundFinisher(track.push) }
  tell({ type: 'answer', frames: 0 })
}

async function hear({ finisher, track }: Film, samples: Int16Array): Promise<void> {
  finisher.push(samples)
  await track.encodeWaiting()
}

async function open(
  current: Film,
  { path, title, mostFrames }: Extract<ToFilmThread, { type: 'open' }>,
): Promise<void> {
  current.finisher.end()
  current.file = await openFilmFile(path, title, await current.track.finish(), mostFrames)
  tell({ type: 'answer', frames: 0 })
}

async function show(
  { file }: Film,
  { slot, fromFrame, toFrame }: Extract<ToFilmThread, { type: 'picture' }>,
): Promise<void> {
  picture.set(slots[slot] as Uint8Array)
  tell({ type: 'free', slot })
  await file?.send(picture, fromFrame, toFrame)
  if (++shown % COLLECT_EVERY === 0) collectPictures()
}

async function finish({ file }: Film): Promise<void> {
  const frames = (await file?.finish()) ?? 0
  film = undefined
  collectPictures('major')
  tell({ type: 'answer', frames })
}

async function abandon(): Promise<void> {
  await film?.file?.abandon().catch(() => undefined)
  film = undefined
  tell({ type: 'answer', frames: 0 })
}

function fail(error: unknown): void {
  hasFailed = true
  const code = error instanceof FilmError ? error.code : 'film-damaged'
  tell({ type: 'failed', code, message: error instanceof Error ? error.message : String(error) })
}

let work: Promise<void> = Promise.resolve()
parentPort?.on('message', (message: ToFilmThread) => {
  work = work.then(() => handle(message)).catch(fail)
})
