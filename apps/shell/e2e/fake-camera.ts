// A person before a camera that a browser takes for a real one: a drawn presenter, who says what is written into the microphone.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openBuiltInVoice } from '../../../packages/presenter/src/engine/voices/built-in-voice.ts'
import type { PresenterId } from '../../../packages/presenter/src/rig/presenters.ts'
import { parseScript } from '../../../packages/presenter/src/script/index.ts'
import {
  FRAMES_PER_SECOND,
  RECORDED_SIZE,
  listeningOf,
  picturesOf,
  speechOf,
} from '../../../packages/presenter/test/record-presenter.ts'
import { wavFile } from '../../../packages/presenter/test/speech-server.ts'

/** Of pictures, which the browser repeats. */
const SECONDS = 3
const PAUSE_SECONDS = 1

export interface FakeCamera {
  /** What the browser is started with. */
  args: string[]
  /** Writes what the microphone hears from the next use on, again and again. Returns its length in seconds. */
  say(text: string): Promise<number>
  remove(): void
}

export async function openFakeCamera(presenterId: PresenterId): Promise<FakeCamera> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-camera-'))
  const [pictures, sound] = [join(folder, 'camera.y4m'), join(folder, 'microphone.wav')]
  await recordPictures(pictures, presenterId)
  const say = (text: string) => speakInto(sound, presenterId, text)
  await say('Good morning.')
  return {
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${pictures}`,
      `--use-file-for-fake-audio-capture=${sound}`,
    ],
    say,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Writes pictures as YUV4MPEG2, which browsers read as a camera's. */
async function recordPictures(path: string, presenterId: PresenterId): Promise<void> {
  const timeline = listeningOf(await speechOf('A quiet morning by the water.', presenterId), presenterId)
  const { width, height } = RECORDED_SIZE
  async function* file() {
    yield `YUV4MPEG2 W${width} H${height} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420\n`
    for await (const picture of picturesOf({ presenterId, timeline, seconds: SECONDS })) {
      yield 'FRAME\n'
      yield picture
    }
  }
  await pipeline(Readable.from(file()), createWriteStream(path))
}

async function speakInto(path: string, presenterId: PresenterId, text: string): Promise<number> {
  const voice = await openBuiltInVoice(presenterId, 'en', 1)
  const pause = new Int16Array(PAUSE_SECONDS * voice.rate)
  const pieces: Int16Array[] = [pause]
  for await (const { samples, pauseSeconds } of voice.say(parseScript(text, 'en').sentences))
    pieces.push(samples, new Int16Array(Math.round(pauseSeconds * voice.rate)))
  const samples = Int16Array.from([...pieces, pause].flatMap((piece) => [...piece]))
  await writeFile(path, wavFile(samples, voice.rate))
  return samples.length / voice.rate
}
