import {
  BufferSource,
  BufferTarget,
  Conversion,
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  Input,
  MP4,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { MediaError } from '../../composition/render-job.ts'

const BITS_PER_SECOND = 64_000

/** The sound of a video as Opus. */
export interface OpusTrack {
  packets: EncodedPacket[]
  config: AudioDecoderConfig
  durationSeconds: number
}

/** Converts the sound of a video, which is kept in memory: half a megabyte a minute. Throws `file-damaged`. */
export async function readOpusTrack(videoPath: string): Promise<OpusTrack> {
  const input = new Input({ source: new FilePathSource(videoPath), formats: [MP4] })
  try {
    const target = new BufferTarget()
    const output = new Output({ format: new WebMOutputFormat(), target })
    const audio = { codec: 'opus', bitrate: BITS_PER_SECOND } as const
    const conversion = await Conversion.init({ input, output, video: { discard: true }, audio })
    if (!conversion.isValid) throw damaged()
    await conversion.execute()
    return await packetsOf(target.buffer ?? new ArrayBuffer())
  } finally {
    input.dispose()
  }
}

async function packetsOf(webm: ArrayBuffer): Promise<OpusTrack> {
  const track = await new Input({ source: new BufferSource(webm), formats: [WEBM] }).getPrimaryAudioTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw damaged()
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  return { packets, config, durationSeconds: await track.computeDuration() }
}

function damaged(): MediaError {
  return new MediaError('file-damaged', 'The video has no sound. Create it again.')
}
