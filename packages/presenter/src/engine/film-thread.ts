import { Worker } from 'node:worker_threads'
import { FilmError } from '../film/film-job.ts'
import type { Size } from '../film/places.ts'
import type { FilePlan } from './film-file.ts'
import { SLOT_COUNT } from './film-messages.ts'
import type { FromFilmThread, MadeFilm, ToFilmThread } from './film-messages.ts'
import type { Patch } from './i420.ts'
import type { SoundPlan } from './sound/finisher.ts'

/** Encodes a film on a thread of its own, while the next picture is drawn and the next sentence spoken on this one. */
export interface FilmThread {
  /** Says what kind of sound follows; once, before the first of it. */
  listen: (plan: SoundPlan) => void
  /** Speech as it comes. */
  pushSound: (samples: Int16Array) => void
  /** Ends the sound and starts a file. After `finish` another one can be opened: it gets the same sound. */
  open: (plan: FilePlan) => Promise<void>
  /**
   * Sends what is new in the picture that is on screen from one frame number to another, at most as much as a whole picture;
   * waits while the encoder is far behind.
   */
  send: (patches: readonly Patch[], fromFrame: number, toFrame: number) => Promise<void>
  /** Writes the rest of the file, says in it how it was made, and reads it back. */
  finish: () => Promise<MadeFilm>
  /** Lets go of the sound and of a file that is not finished; the caller removes it. */
  close: () => Promise<void>
}

let warm: Worker | undefined
let slots: Uint8Array[] = []

/** The thread stays for the next film, since loading the codecs takes longer than a short film; it keeps no process alive. */
function warmThread(): Worker {
  if (warm) return warm
  const worker = new Worker(new URL('./film-thread-main.ts', import.meta.url))
  worker.once('exit', () => (warm = undefined))
  worker.unref()
  return (warm = worker)
}

/** Memory that both threads see, for pictures of a size; kept from film to film while the size stays. */
function slotsFor({ width, height }: Size): Uint8Array[] {
  const bytes = (width * height * 3) / 2
  if (slots[0]?.length !== bytes) {
    slots = Array.from({ length: SLOT_COUNT }, () => new Uint8Array(new SharedArrayBuffer(bytes)))
  }
  return slots
}

/** Starts the thread before the first film needs it. */
export const startFilmThread = (): void => void warmThread()

/** Begins a film; one at a time. Throws FilmError when the codecs are missing. */
export async function openFilmThread(): Promise<FilmThread> {
  const worker = warmThread()
  const free = Array.from({ length: SLOT_COUNT }, (_, slot) => slot)
  let failure: Error | undefined
  let answered: PromiseWithResolvers<MadeFilm | undefined> | undefined
  let freed: PromiseWithResolvers<void> | undefined

  function fail(error: Error): void {
    failure ??= error
    answered?.reject(failure)
    freed?.reject(failure)
  }
  function onMessage(message: FromFilmThread): void {
    if (message.type === 'failed') return fail(new FilmError(message.code, message.message))
    if (message.type === 'answer') return answered?.resolve(message.film)
    free.push(message.slot)
    freed?.resolve()
  }
  const onExit = () => fail(new FilmError('film-damaged', 'The encoder stopped in the middle of the video.'))
  worker.on('message', onMessage).on('error', fail).on('exit', onExit)

  const post = (message: ToFilmThread) => worker.postMessage(message)
  async function ask(message: ToFilmThread): Promise<MadeFilm | undefined> {
    if (failure && message.type !== 'close') throw failure
    answered = Promise.withResolvers()
    post(message)
    return answered.promise
  }
  const release = () => worker.off('message', onMessage).off('error', fail).off('exit', onExit)

  await ask({ type: 'begin' })
  return {
    listen: (plan) => post({ type: 'listen', plan }),
    // A copy of its own: sending a view would copy all the memory behind it.
    pushSound: (samples) => post({ type: 'sound', samples: samples.slice() }),
    async open(plan) {
      await ask({ type: 'open', plan, slots: slotsFor(plan.size) })
    },
    async send(patches, fromFrame, toFrame) {
      while (free.length === 0) {
        freed = Promise.withResolvers()
        await freed.promise
      }
      if (failure) throw failure
      const slot = free.pop() as number
      let at = 0
      for (const { data } of patches) {
        slots[slot]?.set(data, at)
        at += data.length
      }
      const boxes = patches.map(({ x, y, width, height }) => ({ x, y, width, height }))
      post({ type: 'picture', slot, boxes, fromFrame, toFrame })
    },
    finish: async () => (await ask({ type: 'finish' })) as MadeFilm,
    async close() {
      const isThere = warm === worker
      if (isThere) await ask({ type: 'close' }).catch(() => undefined)
      release()
    },
  }
}
