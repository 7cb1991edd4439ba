import { EncodedAudioPacketSource, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'
import type { EncodedPacket, StreamTarget } from 'mediabunny'
import type { Size } from '../../composition/geometry.ts'
import { DIGITAL_SOURCE_TYPE } from '../../engine/encoding/provenance.ts'
import { CODEC } from './alpha-encoder.ts'
import type { OpusTrack } from './opus-track.ts'

interface Movie {
  size: Size
  framesPerSecond: number
  title: string
  sound: OpusTrack
}

/** Opens a WebM with transparent pictures and sound, marked as made with AI. */
export async function openWebmWriter(target: StreamTarget, { size, framesPerSecond, title, sound }: Movie) {
  const output = new Output({ format: new WebMOutputFormat(), target })
  const pictures = new EncodedVideoPacketSource('vp9')
  const speech = new EncodedAudioPacketSource('opus')
  output.addVideoTrack(pictures, { frameRate: framesPerSecond, canBeTransparent: true })
  output.addAudioTrack(speech)
  output.setMetadataTags({ title, comment: `Made with AI. ${DIGITAL_SOURCE_TYPE}` })
  await output.start()
  const config = { codec: CODEC, codedWidth: size.width, codedHeight: size.height }
  let written = 0
  async function writeSoundUntil(seconds: number): Promise<void> {
    for (let packet = sound.packets[written]; packet && packet.timestamp <= seconds; packet = sound.packets[++written])
      await speech.add(packet, { decoderConfig: sound.config })
  }
  return {
    /** Interleaves the sound, so that a player need not look for it. */
    async add(packets: readonly EncodedPacket[]): Promise<void> {
      for (const packet of packets) {
        await writeSoundUntil(packet.timestamp)
        await pictures.add(packet, { decoderConfig: config })
      }
    },
    async finish(): Promise<void> {
      await writeSoundUntil(Infinity)
      await output.finalize()
    },
    cancel: () => output.cancel(),
  }
}
