import { MediaError } from '../composition/render-job.ts'
import { layoutOf } from '../composition/layout.ts'
import { prepareCanvas } from './canvas/canvas.ts'
import { loadCodecs } from './optional-packages.ts'
import { openBuiltInVoice } from './voices/built-in-voice.ts'

/** Starts the built-in voice. It is optional. */
async function warmVoice(): Promise<void> {
  try {
    await openBuiltInVoice('maya', 'en')
  } catch (error) {
    if (!(error instanceof MediaError && error.code === 'voice-missing')) throw error
  }
}

/**
 * Encodes a frame and loads canvas and fonts. An installed package is no proof, because its binary may be missing. Throws
 * MediaError.
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
    throw new MediaError('codec-missing', 'The video encoder does not work on this machine.', { cause: failure })
  }
  await warmVoice()
}
