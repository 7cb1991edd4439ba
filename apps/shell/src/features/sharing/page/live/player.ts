import { countPlays } from './counting.ts'
import { showCaptions } from './captions.ts'
import { buildControls } from './controls.ts'
import { one } from './dom.ts'
import { followTranscript } from './transcript.ts'

/** Gives the video of the page our own controls, its captions and a transcript that goes along. */
export function runPlayer(): void {
  const [frame, video] = [one('[data-player]'), one<HTMLVideoElement>('[data-player] video')]
  if (!frame || !video) return
  video.controls = false
  const captions = showCaptions(frame, video)
  buildControls(frame, video, captions)
  followTranscript(video)
  countPlays(video)
}
