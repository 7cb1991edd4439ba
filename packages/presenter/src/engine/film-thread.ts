import { Worker } from 'node:worker_threads'
import { FilmError } from '../film/film-job.ts'
import { PICTURE } from '../film/layout.ts'
import { SLOT_COUNT } from './film-messages.ts'
import type { FromFilmThread, ToFilmThread } from './film-messages.ts'

/** Encodes a film on a thread of its own, while the next picture is drawn and the next sentence spoken on this one. */
export interface FilmThread {
  /** Speech as it comes, 22050 Hz. */
  pushSound: (samples: Int16Array) => void
  /** Ends the sound and starts the file. */
  open: (path: string, title: string, mostFrames: number) => Promise<void>
  /** Sends the picture that is on screen from one frame number to another; waits while the encoder is far behind. */
  send: (picture: Uint8Array, fromFrame: number, toFrame: number) => Promise<void>
  /** Writes the rest and closes the file. Resolves to the number of frames sent. */
  finish: () => Promise<number>
  /** Stops without finishing; the file is left for the caller to remove. */
  abandon: () => Promise<void>
}

const PICTURE_BYTES = (PICTURE.width * PICTURE.height * 3) / 2

interface Warm {
  worker: Worker
  slots: Uint8Array[]
}

let warm: Warm | undefined

/** The thread stays for the next film, since loading the codecs takes longer than a short film; it keeps no process alive. */
function warmThread(): Warm {
  if (warm) return warm
  const slots = Array.from({ length: SLOT_COUNT }, () => new Uint8Array(new SharedArrayBuffer(PICTURE_BYTES)))
  const worker = new Worker(new URL('./film-thread-main.ts', import.meta.url), { workerData: slots })
  worker.once('exit', () => (warm = undefined))
  worker.unref()
  return (warm = { worker, slots })
}

/** Begins a film; one at a time. Throws FilmError when the codecs are missing. */
export async function openFilmThread(): Promise<FilmThread> {
  const { worker, slots } = warmThread()
  const free = slots.map((_, slot) => slot)
  let failure: Error | undefined
  let answered: PromiseWithResolvers<number> | undefined
  let freed: PromiseWithResolvers<void> | undefined

  function fail(error: Error): void {
    failure ??= error
    answered?.reject(failure)
    freed?.reject(failure)
  }
  function onMessage(message: FromFilmThread): void {
    if (message.type === 'failed') return fail(new FilmError(message.code, message.message))
    if (message.type === 'answer') return answered?.resolve(message.frames)
    free.push(message.slot)
    freed?.resolve()
  }
  const onExit = () => fail(new FilmError('film-damaged', 'The encoder stopped in the middle of the video.'))
  worker.on('message', onMessage).on('error', fail).on('exit', onExit)

  const post = (message: ToFilmThread) => worker.postMessage(message)
  async function ask(message: ToFilmThread): Promise<number> {
    if (failure && message.type !== 'abandon') throw failure
    answered = Promise.withResolvers()
    post(message)
    return answered.promise
  }
  const release = () => worker.off('message', onMessage).off('error', fail).off('exit', onExit)

  await ask({ type: 'begin' })
  return {
    // A copy of its own: sending a view would copy all the memory behind it.
    pushSound: (samples) => post({ type: 'sound', samples: samples.slice() }),
    async open(path, title, mostFrames) {
      await ask({ type: 'open', path, title, mostFrames })
    },
    async send(picture, fromFrame, toFrame) {
      while (free.length === 0) {
        freed = Promise.withResolvers()
        await freed.promise
      }
      if (failure) throw failure
      const slot = free.pop() as number
      slots[slot]?.set(picture)
      post({ type: 'picture', slot, fromFrame, toFrame })
    },
    async finish() {
      const frames = await ask({ type: 'finish' })
      release()
      return frames
    },
    async abandon() {
      const isThere = warm?.worker === worker
      if (isThere) await ask({ type: 'abandon' }).catch(() => undefined)
      release()
    },
  }
}
