import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { Size } from '../../composition/geometry.ts'
import { DIGITAL_SOURCE_TYPE } from './provenance.ts'
import type { Provenance } from './provenance.ts'
import type { EncodedAudio, Packet } from './aac-encoder.ts'
import type { openKeyframeDecoder } from './keyframes.ts'
import type { Patch } from '../canvas/i420.ts'
import { FRAMES_PER_SECOND, openVideoEncoder } from './video-encoder.ts'
import type { Showing } from './video-encoder.ts'

/** Options known before the first frame. */
export interface MuxerOptions extends Provenance {
  path: string
  size: Size
  /** Duration of audio and video. */
  durationSeconds: number
  /** The index is reserved for this many frames. */
  mostFrames: number
}

export interface Muxer {
  /** Encodes the dirty rectangles of a frame. */
  send: (patches: readonly Patch[], showing: Showing) => Promise<void>
  /** Closes the file. Returns the number of frames. */
  finish: () => Promise<number>
  /** Stops without finishing. The caller removes the file. */
  abandon: () => Promise<void>
}

// The default of 16 MB chunks takes a tenth of the memory of a long render.
const CHUNK_BYTES = 1 << 20

const encodedPacket = ({ data, isKey, seconds, durationSeconds }: Packet) =>
  new EncodedPacket(data, isKey ? 'key' : 'delta', seconds, durationSeconds)

async function openOutput({ path, title, mostFrames }: MuxerOptions, audio: EncodedAudio) {
  const target = new FilePathTarget(path, { chunkSize: CHUNK_BYTES })
  // The index is at the front in reserved space, so that the file need not be held in memory.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
  const pictures = new EncodedVideoPacketSource('avc')
  const sound = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(pictures, { frameRate: FRAMES_PER_SECOND, maximumPacketCount: mostFrames })
  output.addAudioTrack(sound, { maximumPacketCount: audio.packets.length })
  output.setMetadataTags({ title, comment: `Made with AI. ${DIGITAL_SOURCE_TYPE}` })
  await output.start()
  return { output, pictures, sound }
}

/** Opens an mp4 with H.264, AAC and the index at the front. */
export async function openMuxer(
  plan: MuxerOptions,
  audio: EncodedAudio,
  openDecoder?: typeof openKeyframeDecoder,
): Promise<Muxer> {
  const encoder = await openVideoEncoder(plan.size, openDecoder)
  const { output, pictures, sound } = await openOutput(plan, audio)
  let writtenSound = 0
  const writeSoundUntil = async (seconds: number) => {
    for (let packet = audio.packets[writtenSound]; packet && packet.seconds <= seconds;) {
      await sound.add(encodedPacket(packet), { decoderConfig: audio.config })
      packet = audio.packets[++writtenSound]
    }
  }
  return {
    async send(patches, showing) {
      const { packet, config } = await encoder.encode(patches, showing)
      // Interleaves audio with video, so that the muxer need not buffer it.
      await writeSoundUntil(packet.seconds)
      await pictures.add(encodedPacket(packet), { decoderConfig: config })
    },
    async finish() {
      encoder.close()
      await writeSoundUntil(Infinity)
      await output.finalize()
      return encoder.sent
    },
    async abandon() {
      encoder.close()
      await output.cancel()
    },
  }
}
