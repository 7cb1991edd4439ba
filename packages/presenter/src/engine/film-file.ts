import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { FilmError } from '../film/film-job.ts'
import { PICTURE } from '../film/layout.ts'
import { packetOf } from './audio-track.ts'
import type { EncodedAudio, Packet } from './audio-track.ts'
import { loadCodecs } from './optional.ts'

export const FRAMES_PER_SECOND = 30
const KEY_FRAME_SECONDS = 4
const COLOUR = { matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', fullRange: false } as const
// Quality of a frame, 0 best .. 51 worst. A fixed quality halves the file of a fixed bitrate: most frames hardly change.
const QUANTIZER = 26
const QUEUE_LIMIT = 8

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
  const { VideoEncoder, VideoFrame } = await loadCodecs()
  const { output, pictures, sound } = await openOutput(path, title, audio, mostFrames)
  const packets: Packet[] = []
  const shownAt: { seconds: number; durationSeconds: number }[] = []
  let config: VideoDecoderConfig | undefined
  let failure: Error | undefined
  let [sent, received, writtenAudio] = [0, 0, 0]
  let lastKeySeconds = -KEY_FRAME_SECONDS
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      received++
      packets.push(packetOf(chunk))
      const given = metadata?.decoderConfig
      if (given)
        config ??= {
          ...given,
          codedWidth: PICTURE.width,
          codedHeight: PICTURE.height,
          colorSpace: COLOUR,
        } as VideoDecoderConfig
    },
    error(error) {
      failure = error
    },
  })
  encoder.configure({
    codec: 'avc1.64002a',
    ...PICTURE,
    framerate: FRAMES_PER_SECOND,
    bitrate: 1_500_000,
    bitrateMode: 'quantizer',
    hardwareAcceleration: 'prefer-software',
    latencyMode: 'quality',
  })
  const write = async () => {
    for (const packet of packets.splice(0)) {
      // Sound is written along with the pictures it belongs to, so that the muxer need not hold it back.
      while ((audio.packets[writtenAudio]?.seconds ?? Infinity) <= packet.seconds) await writeAudioPacket()
      // The encoder forgets durations and rounds times; it keeps the order, so the exact ones are taken from there.
      const exact = { ...packet, ...shownAt.shift() }
      await pictures.add(encodedPacket(exact), config ? { decoderConfig: config } : undefined)
    }
  }
  const writeAudioPacket = async () => {
    const packet = audio.packets[writtenAudio++]
    if (packet) await sound.add(encodedPacket(packet), { decoderConfig: audio.config })
  }
  return {
    async send(picture, fromFrame, toFrame) {
      const seconds = fromFrame / FRAMES_PER_SECOND
      const keyFrame = seconds - lastKeySeconds >= KEY_FRAME_SECONDS
      if (keyFrame) lastKeySeconds = seconds
      const timestamp = Math.round(seconds * 1e6)
      const durationSeconds = (toFrame - fromFrame) / FRAMES_PER_SECOND
      const duration = Math.round(durationSeconds * 1e6)
      shownAt.push({ seconds, durationSeconds })
      const shape = { format: 'I420' as const, codedWidth: PICTURE.width, codedHeight: PICTURE.height }
      const frame = new VideoFrame(picture, { ...shape, timestamp, duration, colorSpace: COLOUR })
      encoder.encode(frame, { keyFrame, avc: { quantizer: QUANTIZER } })
      frame.close()
      sent++
      // The event loop must turn even when the encoder keeps up: otherwise closed frames keep their memory, and packets beyond
      // the first thousand are lost without an error.
      if (encoder.encodeQueueSize > QUEUE_LIMIT) {
        await new Promise<void>((resolve) => encoder.addEventListener('dequeue', () => resolve(), { once: true }))
      } else if (sent % 8 === 0) {
        await new Promise((resolve) => setImmediate(resolve))
      }
      if (failure) throw failure
      await write()
    },
    async finish() {
      await encoder.flush()
      encoder.close()
      if (failure) throw failure
      if (received !== sent) throw new FilmError('film-damaged', `The encoder returned ${received} of ${sent} frames.`)
      await write()
      while (writtenAudio < audio.packets.length) await writeAudioPacket()
      await output.finalize()
      return sent
    },
    async abandon() {
      if (encoder.state !== 'closed') encoder.close()
      await output.cancel()
    },
  }
}
