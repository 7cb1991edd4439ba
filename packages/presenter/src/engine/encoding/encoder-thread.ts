import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { MediaError } from '../../composition/render-job.ts'
import { loadCodecs } from '../optional-packages.ts'
import type { Size } from '../../composition/geometry.ts'
import type { MuxerOptions } from './muxer.ts'
import type { Showing } from './video-encoder.ts'
import { SLOT_COUNT } from './encoder-messages.ts'
import { createDecoderHost } from './main-thread-decoder.ts'
import type { FromEncoder, EncodedVideo, ToEncoder } from './encoder-messages.ts'
import type { Patch } from '../canvas/i420.ts'
import type { MasteringOptions } from '../audio/mastering.ts'

/** Encodes on a worker thread while this thread draws the next frame and synthesizes the next sentence. */
export interface EncoderThread {
  /** Sets the audio format. Call it once, before the audio. */
  setAudioFormat: (plan: MasteringOptions) => void
  /** Queues speech. */
  pushAudio: (samples: Int16Array) => void
  /** Ends the audio and opens a file. After `finish` another file may be opened with the same audio. */
  open: (plan: MuxerOptions) => Promise<void>
  /**
   * Sends the dirty rectangles of a frame, at most one whole frame. Waits while the encoder is far behind.
   */
  send: (patches: readonly Patch[], showing: Showing) => Promise<void>
  /** Finishes the file, writes its provenance and verifies it. */
  finish: () => Promise<EncodedVideo>
  /** Discards the audio and an unfinished file, which the caller removes. */
  close: () => Promise<void>
}

let shared: Worker | undefined
let slots: Uint8Array[] = []

/**
 * Reuses the worker, because loading the codecs takes longer than a short video. It does not keep the process alive.
 * This thread loads the codecs first, and decodes the worker's keyframes (decision 35).
 */
async function sharedWorker(): Promise<Worker> {
  await loadCodecs()
  if (shared) return shared
  const worker = new Worker(new URL('./encoder-worker.ts', import.meta.url))
  worker.once('exit', () => (shared = undefined))
  worker.unref()
  return (shared = worker)
}

/** Returns shared frame buffers, reused while the size stays the same. */
function slotsFor({ width, height }: Size): Uint8Array[] {
  const bytes = (width * height * 3) / 2
  if (slots[0]?.length !== bytes) {
    slots = Array.from({ length: SLOT_COUNT }, () => new Uint8Array(new SharedArrayBuffer(bytes)))
  }
  return slots
}

/** Starts the worker before the first video. */
export async function startEncoderThread(): Promise<void> {
  await sharedWorker()
}

/** Begins a video, one at a time. Throws MediaError when the codecs are missing. */
export async function openEncoderThread(): Promise<EncoderThread> {
  const worker = await sharedWorker()
  const free = Array.from({ length: SLOT_COUNT }, (_, slot) => slot)
  let failure: Error | undefined
  let answered: PromiseWithResolvers<EncodedVideo | undefined> | undefined
  let freed: PromiseWithResolvers<void> | undefined

  function fail(error: Error): void {
    failure ??= error
    answered?.reject(failure)
    freed?.reject(failure)
  }
  function onMessage(message: FromEncoder): void {
    if (message.type === 'failed') return fail(new MediaError(message.code, message.message))
    if (message.type === 'answer') return answered?.resolve(message.video)
    if (message.type !== 'free') return decoder.handle(message)
    free.push(message.slot)
    freed?.resolve()
  }
  const onExit = () => fail(new MediaError('video-damaged', 'The encoder stopped in the middle of the video.'))
  worker.on('message', onMessage).on('error', fail).on('exit', onExit)

  const post = (message: ToEncoder) => worker.postMessage(message)
  const decoder = createDecoderHost(post)
  async function ask(message: ToEncoder): Promise<EncodedVideo | undefined> {
    if (failure && message.type !== 'close') throw failure
    answered = Promise.withResolvers()
    post(message)
    return answered.promise
  }
  const release = () => worker.off('message', onMessage).off('error', fail).off('exit', onExit)

  await ask({ type: 'begin' })
  return {
    setAudioFormat: (plan) => post({ type: 'audio-format', plan }),
    // A copy: posting a view would copy the whole buffer behind it.
    pushAudio: (samples) => post({ type: 'audio', samples: samples.slice() }),
    async open(plan) {
      await ask({ type: 'open', plan, slots: slotsFor(plan.size) })
    },
    async send(patches, showing) {
      // Lets this thread decode between two frames that are drawn at once.
      await setImmediate()
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
      post({ type: 'picture', slot, boxes, showing })
    },
    finish: async () => (await ask({ type: 'finish' })) as EncodedVideo,
    async close() {
      const isAlive = shared === worker
      if (isAlive) await ask({ type: 'close' }).catch(() => undefined)
      release()
      decoder.close()
    },
  }
}
