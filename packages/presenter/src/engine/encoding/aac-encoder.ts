import { MediaError } from '../../composition/render-job.ts'
import { loadCodecs } from '../optional-packages.ts'
import type { Codecs } from '../optional-packages.ts'

/** Samples per AAC frame. */
const PACKET_SAMPLES = 1024

/** Above this sample rate the audio has high frequencies and gets a higher bitrate. */
const FULL_BAND_FROM = 24_000

/** An encoded audio or video packet. Times in seconds. */
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

interface AacEncoder {
  /** Queues samples. */
  push: (samples: Float32Array) => void
  /** Encodes the queued samples in blocks of one second. Call it after every few pushes to limit the memory. */
  encodePending: () => Promise<void>
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

/** Encodes AAC-LC, mono, in blocks of one second. Small blocks take several times as long. */
export async function openAacEncoder(sampleRate: number): Promise<AacEncoder> {
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
  async function encodePending(): Promise<void> {
    let start = 0
    for (; start + sampleRate <= pending.length; start += sampleRate) {
      encode(pending.slice(start, start + sampleRate))
      // Yields to the event loop after every second. The encoder drops queued packets beyond the first thousand.
      await new Promise((resolve) => setImmediate(resolve))
    }
    pending = pending.slice(start)
  }
  return {
    encodePending,
    push(samples) {
      const all = new Float32Array(pending.length + samples.length)
      all.set(pending)
      all.set(samples, pending.length)
      pending = all
    },
    async finish() {
      await encodePending()
      if (pending.length > 0) encode(pending)
      await encoder.flush()
      encoder.close()
      if (failure) throw failure
      if (!config || packets.length === 0)
        throw new MediaError('video-damaged', 'The sound of the video could not be encoded.')
      // The encoder drops packets without an error, and the rest still ends at the right time.
      if (packets.length < Math.floor(sampleCount / PACKET_SAMPLES))
        throw new MediaError('video-damaged', 'Parts of the sound of the video were lost.')
      // The last packets of the encoder repeat a timestamp, which players reject.
      const onward = packets.filter(({ seconds }, index) => index === 0 || seconds > (packets[index - 1]?.seconds ?? 0))
      return { packets: onward, config, sampleCount }
    },
  }
}
