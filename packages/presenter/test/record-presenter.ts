import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { animateSpeech } from '../src/animation/animate-speech.ts'
import type { Speech } from '../src/animation/speech.ts'
import { prepareCanvas } from '../src/engine/canvas/canvas.ts'
import { toI420 } from '../src/engine/canvas/i420.ts'
import { collectGarbage } from '../src/engine/garbage-collection.ts'
import { synthesizeScript } from '../src/engine/speech/synthesize-script.ts'
import { openVoice } from '../src/engine/voices/open-voice.ts'
import { interpolatePose } from '../src/live/interpolate-pose.ts'
import { figureOf } from '../src/rig/figure.ts'
import type { Pose } from '../src/rig/pose.ts'
import { drawPresenter } from '../src/rig/presenter.ts'
import { presenterById } from '../src/rig/presenters.ts'
import type { PresenterId } from '../src/rig/presenters.ts'
import type { Timeline } from '../src/rig/timeline.ts'
import { VISEME_NAMES } from '../src/rig/visemes.ts'
import { parseScript } from '../src/script/index.ts'
import { openClip } from '../src/uploads/clip-file.ts'
import { prepareCodecs } from '../src/uploads/codecs.ts'

export const FRAMES_PER_SECOND = 30
const COLLECT_EVERY = 15
export const RECORDED_SIZE = { width: 1280, height: 720 }
const [SCALE, NECK] = [1.55, 520]

/** Returns the sounds of a text in the built-in voice. */
export async function speechOf(text: string, presenterId: PresenterId): Promise<Speech> {
  const script = parseScript(text, 'en')
  const voice = await openVoice({ language: 'en' }, presenterId, script)
  return synthesizeScript(voice, script, { pushAudio: () => undefined, onSentence: () => undefined })
}

/** Returns a presenter's movements for a speech. The hands stay down, as real people are asked to keep them. */
export function speakingOf(speech: Speech, presenterId: PresenterId): Timeline {
  const { timeline } = animateSpeech(speech, { presenterId, language: 'en', facts: undefined })
  timeline.reach.fill(0)
  timeline.gesture.fill(0)
  return timeline
}

/** Returns how a presenter listens: the head moves as in a speech, and the lips stay closed. */
export function listeningOf(speech: Speech, presenterId: PresenterId): Timeline {
  const timeline = speakingOf(speech, presenterId)
  timeline.mouth.fill(VISEME_NAMES.indexOf('rest') * 2)
  timeline.smile.fill(0)
  return timeline
}

interface Recorded {
  presenterId: PresenterId
  timeline: Timeline
  seconds: number
  /** Draws what is behind them, in place of the wall. */
  drawRoom?: (canvas: SKRSContext2D, size: typeof RECORDED_SIZE) => void
}

/** Records a drawn presenter before a wall, as a camera would record a person. Returns the path. */
export async function recordPresenter(path: string, recorded: Recorded): Promise<string> {
  await prepareCodecs()
  const clip = await openClip(path, RECORDED_SIZE)
  let frame = 0
  for await (const picture of picturesOf(recorded)) await clip.show(picture, frame++ / FRAMES_PER_SECOND)
  await clip.finish(recorded.seconds)
  return path
}

/** Returns the pictures of such a recording, each as I420. */
export async function* picturesOf({ presenterId, timeline, seconds, drawRoom }: Recorded): AsyncGenerator<Uint8Array> {
  prepareCanvas()
  const figure = figureOfId(presenterId)
  const { width, height } = RECORDED_SIZE
  const canvas = createCanvas(width, height).getContext('2d')
  const wall = canvas.createLinearGradient(0, 0, width, height)
  wall.addColorStop(0, '#dfe6ea')
  wall.addColorStop(1, '#b9c4cc')
  const room = drawRoom && createCanvas(width, height).getContext('2d')
  if (room) drawRoom(room, RECORDED_SIZE)
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
    const { body, head } = interpolatePose(figure.person, timeline, frame / FRAMES_PER_SECOND)
    if (room) canvas.drawImage(room.canvas, 0, 0)
    else {
      canvas.fillStyle = wall
      canvas.fillRect(0, 0, width, height)
    }
    drawBefore(canvas, figure, { ...body, ...head })
    yield toI420(canvas.getImageData(0, 0, width, height).data, width, height)
    // Pictures lie outside the heap, where nothing sees how much they are.
    if (frame % COLLECT_EVERY !== 0) continue
    collectGarbage('major')
    await nextTurn()
  }
}

/** Returns how much of each pixel of a recording shows the person, 0 to 255. */
export function silhouetteOf(presenterId: PresenterId, timeline: Timeline, seconds: number): Uint8Array {
  prepareCanvas()
  const figure = figureOfId(presenterId)
  const canvas = createCanvas(RECORDED_SIZE.width, RECORDED_SIZE.height).getContext('2d')
  const { body, head } = interpolatePose(figure.person, timeline, seconds)
  drawBefore(canvas, figure, { ...body, ...head })
  const { data } = canvas.getImageData(0, 0, RECORDED_SIZE.width, RECORDED_SIZE.height)
  return Uint8Array.from({ length: data.length / 4 }, (_, index) => data[index * 4 + 3] as number)
}

function figureOfId(presenterId: PresenterId) {
  const person = presenterById(presenterId)
  if (!person) throw new Error(`There is no presenter called "${presenterId}".`)
  return figureOf(person, '#f2a541')
}

function drawBefore(
  canvas: SKRSContext2D,
  figure: ReturnType<typeof figureOf>,
  pose: Omit<Pose, 'gesture' | 'reach'>,
): void {
  canvas.save()
  canvas.translate(RECORDED_SIZE.width / 2, NECK)
  canvas.scale(SCALE, SCALE)
  drawPresenter(canvas as never, figure, { ...pose, gesture: 'rest', reach: 0 })
  canvas.restore()
}
