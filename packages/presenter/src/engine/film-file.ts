import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { FilmError } from '../film/film-job.ts'
import type { EncodedAudio, Packet } from './audio-track.ts'
import { FRAMES_PER_SECOND, openPictureEncoder } from './picture-encoder.ts'

export interface FilmFile {
  /** Sends the picture that is on screen from one frame number to another. */
  send: (picture: Uint8Array, fromFrame: number, toFrame: number) => Promise<void>
  /** Writes the rest and closes the file. Resolves to the number of frames sent. */
  finish: () => Promise<number>
  /** Stops without finishing; the file is left for the caller to remove. */
  abandon: () => Promise<void>
}

const encodedPacket = ({ data, isKey, seconds, durationSeconds }: Packet) =>
  new EncodedPacket(data, isKey ? 'key' : 'delta', seconds, durationSeconds)

async function openOutput(path: string, title: string, audio: EncodedAudio, mostFrames: number) {
  // The index goes to the front, into room kept free for it, so that a long film never has to be held in memory.
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target: new FilePathTarget(path) })
  const pictures = new EncodedVideoPacketSource('avc')
  const sound = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(pictures, { frameRate: FRAMES_PER_SECOND, maximumPacketCount: mostFrames })
  output.addAudioTrack(sound, { maximumPacketCount: audio.packets.length })
  if (title) output.setMetadataTags({ title })
  await output.start()
  return { output, pictures, sound }
}

/** Starts an mp4: H.264 with only the changed pictures, AAC, and the index at the front. */
export async function openFilmFile(
  path: string,
  title: string,
  audio: EncodedAudio,
  mostFrames: number,
): Promise<FilmFile> {
  const encoder = await openPictureEncoder()
  const { output, pictures, sound } = await openOutput(path, title, audio, mostFrames)
  let writtenSound = 0
  const writeSoundUntil = async (seconds: number) => {
    for (let packet = audio.packets[writtenSound]; packet && packet.seconds <= seconds;) {
      await sound.add(encodedPacket(packet), { decoderConfig: audio.config })
      packet = audio.packets[++writtenSound]
    }
  }
  const write = async () => {
    for (const packet of encoder.takePackets()) {
      // Sound is written along with the pictures it belongs to, so that the muxer need not hold it back.
      await writeSoundUntil(packet.seconds)
      const { config } = encoder.state
      await pictures.add(encodedPacket(packet), config ? { decoderConfig: config } : undefined)
    }
  }
  return {
    async send(picture, fromFrame, toFrame) {
      await encoder.encode(picture, fromFrame, toFrame)
      await write()
    },
    async finish() {
      await encoder.flush()
      const { sent, received } = encoder.state
      if (received !== sent) throw new FilmError('film-damaged', `The encoder returned ${received} of ${sent} frames.`)
      await write()
      await writeSoundUntil(Infinity)
      await output.finalize()
      return sent
    },
    async abandon() {
      encoder.close()
      await output.cancel()
    },
  }
}
