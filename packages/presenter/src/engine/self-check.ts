import { FilmError } from '../film/film-job.ts'
import { layoutOf } from '../film/layout.ts'
import { prepareCanvas } from './canvas.ts'
import { loadCodecs } from './optional.ts'
import { openBuiltInVoice } from './voices/built-in-voice.ts'

/** Readies the built-in voice. Where it is not installed, recordings and servers can still speak. */
async function warmVoice(): Promise<void> {
  try {
    await openBuiltInVoice('maya', 'en')
  } catch (error) {
    if (!(error instanceof FilmError && error.code === 'voice-missing')) throw error
  }
}

/**
 * Proves that this process can make films: a frame is really encoded, canvas and fonts are there. An
 * installed package is not proof, because its binary for this machine may be missing. Throws FilmError.
 */
export async function selfCheck(): Promise<void> {
  prepareCanvas()
  const { VideoEncoder, VideoFrame } = await loadCodecs()
  let received = 0
  let failure: Error | undefined
  const encoder = new VideoEncoder({
    output: () => received++,
    error(error) {
      failure = error
    },
  })
  const { picture: size } = layoutOf()
  encoder.configure({ codec: 'avc1.64002a', ...size, framerate: 30, bitrate: 1_500_000 })
  const picture = new Uint8Array((size.width * size.height * 3) / 2)
  const shape = { format: 'I420' as const, codedWidth: size.width, codedHeight: size.height }
  const frame = new VideoFrame(picture, { ...shape, timestamp: 0, duration: 33_333 })
  encoder.encode(frame, { keyFrame: true })
  frame.close()
  await encoder.flush()
  encoder.close()
  if (failure || received !== 1) {
    throw new FilmError('codec-missing', 'The video encoder does not work on this machine.', { cause: failure })
  }
  await warmVoice()
}
