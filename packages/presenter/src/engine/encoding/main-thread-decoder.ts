import type { Size } from '../../composition/geometry.ts'
import type { MediaErrorCode } from '../../composition/render-job.ts'
import { MediaError } from '../../composition/render-job.ts'
import type { Packet } from './aac-encoder.ts'
import type { FromEncoder, ToEncoder } from './encoder-messages.ts'
import { openKeyframeDecoder } from './keyframes.ts'
import type { KeyframeDecoder } from './keyframes.ts'

// The two ends of a keyframe decoder whose owner is the encoder's worker, and which runs on the main thread (decision 35).

type Decoded = Extract<ToEncoder, { type: 'decoded' }>
type DecoderMessage = Extract<FromEncoder, { type: 'open-decoder' | 'decode' | 'close-decoder' }>

const failureOf = (error: unknown): { code: MediaErrorCode; message: string } => ({
  code: error instanceof MediaError ? error.code : 'video-damaged',
  message: error instanceof Error ? error.message : String(error),
})

/** Returns the worker's end. Its decoders are used one after the other, each with one picture at a time. */
export function createRemoteDecoder(post: (message: FromEncoder) => void) {
  let waiting: PromiseWithResolvers<Uint8Array> | undefined
  return {
    async open(description: Uint8Array, size: Size): Promise<KeyframeDecoder> {
      post({ type: 'open-decoder', description, size })
      return {
        decode(packet) {
          const answer = (waiting = Promise.withResolvers<Uint8Array>())
          post({ type: 'decode', packet })
          return answer.promise
        },
        close: () => post({ type: 'close-decoder' }),
      }
    },
    /** Settles the decoding under way. */
    receive({ picture, failure }: Omit<Decoded, 'type'>): void {
      if (picture) waiting?.resolve(picture)
      else
        waiting?.reject(new MediaError(failure?.code ?? 'video-damaged', failure?.message ?? 'No picture was decoded.'))
      waiting = undefined
    },
  }
}

/** Returns the main thread's end, which answers every `decode` with one `decoded`. */
export function createDecoderHost(post: (message: ToEncoder) => void) {
  let decoder: Promise<KeyframeDecoder> | undefined

  function close(): void {
    const closing = decoder
    decoder = undefined
    // A decoder that failed to open has reported that with its first picture.
    void closing?.then((open) => open.close()).catch(() => undefined)
  }
  async function decode(packet: Packet): Promise<void> {
    try {
      if (!decoder) throw new MediaError('video-damaged', 'A picture came before its decoder was opened.')
      const picture = await (await decoder).decode(packet)
      post({ type: 'decoded', picture })
    } catch (error) {
      post({ type: 'decoded', failure: failureOf(error) })
    }
  }
  return {
    handle(message: DecoderMessage): void {
      if (message.type === 'decode') return void decode(message.packet)
      close()
      if (message.type === 'close-decoder') return
      decoder = openKeyframeDecoder(message.description, message.size)
      // Reported with the first picture.
      decoder.catch(() => undefined)
    },
    close,
  }
}
