import { FilmError } from '../film/film-job.ts'
import { loadCodecs } from './optional.ts'
import type { Codecs } from './optional.ts'

/** AAC packs this many samples at a time. */
const PACKET_SAMPLES = 1024

/** Below so many samples a second there are no high sounds that want bits. */
const FULL_BAND_FROM = 24_000

/** An encoded piece of sound or picture, with times in seconds. */
export interface Packet {
  data: Uint8Array
  isKey: boolean
  seconds: number
  durationSeconds: number
}

export interface EncodedAudio {
  packets: Packet[]
  config: AudioDecoderConfig
  sampleCount: number
}

interface AudioTrack {
  /** Takes sound; it waits until it is encoded. */
  push: (samples: Float32Array) => void
  /** Encodes what is waiting, in whole seconds. Call it after every few pushes: what waits is held in memory. */
  encodeWaiting: () => Promise<void>
  finish: () => Promise<EncodedAudio>
}

type Chunk = InstanceType<Codecs['EncodedAudioChunk']> | InstanceType<Codecs['EncodedVideoChunk']>

export function packetOf(chunk: Chunk): Packet {
  const data = new Uint8Array(chunk.byteLength)
  chunk.copyTo(data)
  return {
    data,
    isKey: chunk.type === 'key',
    seconds: chunk.timestamp / 1e6,
    durationSeconds: (chunk.duration ?? 0) / 1e6,
  }
}

/** Encodes sound as AAC-LC, mono, in blocks of a second: small blocks cost several times as much. */
export async function openAudioTrack(sampleRate: number): Promise<AudioTrack> {
  const { AudioEncoder, AudioData } = await loadCodecs()
  const packets: Packet[] = []
  let config: AudioDecoderConfig | undefined
  let failure: Error | undefined
  let pending = new Float32Array(0)
  let sampleCount = 0
  const encoder = new AudioEncoder({
    output(chunk, metadata) {
      packets.push(packetOf(chunk))
      const given = metadata?.decoderConfig
      if (given) config ??= { ...given, sampleRate, numberOfChannels: 1 } as AudioDecoderConfig
    },
    error(error) {
      failure = error
    },
  })
  encoder.configure({
    codec: 'mp4a.40.2',
    sampleRate,
    numberOfChannels: 1,
    bitrate: sampleRate > FULL_BAND_FROM ? 72_000 : 56_000,
  })
  const encode = (data: Float32Array) => {
    const timestamp = Math.round((sampleCount / sampleRate) * 1e6)
    const shape = {
      format: 'f32-planar' as const,
      sampleRate,
      numberOfChannels: 1,
      numberOfFrames: data.length,
    }
    const block = new AudioData({ ...shape, timestamp, data })
    encoder.encode(block)
    block.close()
    sampleCount += data.length
  }
  async function encodeWaiting(): Promise<void> {
    let start = 0
    for (; start + sampleRate <= pending.length; start += sampleRate) {
      encode(pending.slice(start, start + sampleRate))
      // The event loop turns after every second: of the packets that wait for it, those beyond the first thousand vanish.
      await new Promise((resolve) => setImmediate(resolve))
    }
    pending = pending.slice(start)
  }
  return {
    encodeWaiting,
    push(samples) {
      const all = new Float32Array(pending.length + samples.length)
      all.set(pending)
      all.set(samples, pending.length)
      pending = all
    },
    async finish() {
      await encodeWaiting()
      if (pending.length > 0) encode(pending)
      await encoder.flush()
      encoder.close()
      if (failure) throw failure
      if (!config || packets.length === 0)
        throw new FilmError('film-damaged', 'The sound of the video could not be encoded.')
      // The encoder loses packets without a word when nobody takes them in time, and what is left still ends at the right moment.
      if (packets.length < Math.floor(sampleCount / PACKET_SAMPLES))
        throw new FilmError('film-damaged', 'Parts of the sound of the video were lost.')
      // The encoder's last words repeat a time; players complain about packets that do not move on.
      const onward = packets.filter(({ seconds }, index) => index === 0 || seconds > (packets[index - 1]?.seconds ?? 0))
      return { packets: onward, config, sampleCount }
    },
  }
}
