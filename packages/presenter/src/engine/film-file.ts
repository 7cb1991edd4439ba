import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { Size } from '../film/places.ts'
import { SOURCE_TYPE } from './ai-mark.ts'
import type { EncodedAudio, Packet } from './audio-track.ts'
import type { Patch } from './i420.ts'
import { FRAMES_PER_SECOND, openPictureEncoder } from './picture-encoder.ts'

/** What is known of a film before its first picture. */
export interface FilePlan {
  path: string
  title: string
  size: Size
  /** Of the sound, and of the pictures with it. */
  durationSeconds: number
  /** Room is kept for the index of this many pictures. */
  mostFrames: number
}

export interface FilmFile {
  /** Sends what is new in the picture that is on screen from one frame number to another. */
  send: (patches: readonly Patch[], fromFrame: number, toFrame: number) => Promise<void>
  /** Writes the rest and closes the file. Resolves to the number of frames sent. */
  finish: () => Promise<number>
  /** Stops without finishing; the file is left for the caller to remove. */
  abandon: () => Promise<void>
}

// The library's own sixteen megabytes, of which it holds two or three, are a tenth of all that a long film may take.
const WRITTEN_AT_ONCE_BYTES = 1 << 20

const encodedPacket = ({ data, isKey, seconds, durationSeconds }: Packet) =>
  new EncodedPacket(data, isKey ? 'key' : 'delta', seconds, durationSeconds)

async function openOutput({ path, title, mostFrames }: FilePlan, audio: EncodedAudio) {
  const target = new FilePathTarget(path, { chunkSize: WRITTEN_AT_ONCE_BYTES })
  // The index goes to the front, into room kept free for it, so that a long film never has to be held in memory.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
  const pictures = new EncodedVideoPacketSource('avc')
  const sound = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(pictures, { frameRate: FRAMES_PER_SECOND, maximumPacketCount: mostFrames })
  output.addAudioTrack(sound, { maximumPacketCount: audio.packets.length })
  output.setMetadataTags({ title, comment: `Made with AI. ${SOURCE_TYPE}` })
  await output.start()
  return { output, pictures, sound }
}

/** Starts an mp4: H.264 with only the changed pictures, AAC, and the index at the front. */
export async function openFilmFile(plan: FilePlan, audio: EncodedAudio): Promise<FilmFile> {
  const encoder = await openPictureEncoder(plan.size)
  const { output, pictures, sound } = await openOutput(plan, audio)
  let writtenSound = 0
  const writeSoundUntil = async (seconds: number) => {
    for (let packet = audio.packets[writtenSound]; packet && packet.seconds <= seconds;) {
      await sound.add(encodedPacket(packet), { decoderConfig: audio.config })
      packet = audio.packets[++writtenSound]
    }
  }
  return {
    async send(patches, fromFrame, toFrame) {
      const { packet, config } = await encoder.encode(patches, fromFrame, toFrame)
      // Sound is written along with the pictures it belongs to, so that the muxer need not hold it back.
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
