import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  ConsentFindings,
  ConsentJob,
  MediaHooks,
  MediaJob,
  MediaProcessor,
  MouthsJob,
  ProcessedMedia,
} from '../src/ports/media-processor.ts'
import { RenderError } from '../src/ports/renderer.ts'

/** Content that the fake accepts as a file of any kind. */
export const GOOD_FILE = 'a good file'

/**
 * A media processor that writes small files at once. It accepts a PNG or `GOOD_FILE`; `[slow]` in it waits
 * until it is stopped, `[called sea]` gives its page a caption, `[9 pages]` creates more of them and `[large]` ones
 * of 1 MB. `[no mouth]` in a recording gives no mouth pictures, `[no models]` behaves like an installation without the
 * packages for them. The words of a consent are unclear unless it has `[words right]`, `[words code]` and so
 * on; `[face 0.1]` is the distance of its face, `[photo]` one whose lips do not move.
 */
export function createFakeMediaProcessor(): MediaProcessor {
  return { process, prepareMouths, checkConsent, close: async () => {} }

  async function prepareMouths({ recordingPath, outputPath }: MouthsJob): Promise<void> {
    const text = await readFile(recordingPath, 'latin1')
    if (text.includes('[no models]')) throw new RenderError('face-models-missing', 'Install the face models.')
    if (!text.startsWith(GOOD_FILE) || text.includes('[no mouth]'))
      throw new RenderError('file-refused', 'Your mouth hardly moves while you speak.')
    await writeFile(outputPath, `mouths of ${text}`)
  }

  async function checkConsent({ consentPath }: ConsentJob): Promise<ConsentFindings> {
    const text = await readFile(consentPath, 'latin1')
    if (!text.startsWith(GOOD_FILE)) throw new RenderError('file-refused', 'This is nothing that can be read.')
    const [, verdict = 'unsure'] = /\[words (right|unsure|silent|sentence|code)\]/.exec(text) ?? []
    const [, distance] = /\[face ([\d.]+)\]/.exec(text) ?? []
    return {
      words: { verdict: verdict as 'right', dissimilarity: 0.5, digits: verdict === 'right' ? 6 : 1 },
      face: text.includes('[no models]')
        ? null
        : { distance: distance === undefined ? null : Number(distance), doLipsMove: !text.includes('[photo]') },
    }
  }

  async function process(job: MediaJob, { onProgress, signal }: MediaHooks): Promise<ProcessedMedia> {
    const { kind, inputPath, outputFolder } = job
    const text = await readFile(inputPath, 'latin1')
    if (text.includes('[slow]')) await pause(60_000, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) throw new RenderError('cancelled', 'The work was stopped.')
    onProgress(50)
    if (!text.startsWith('\x89PNG') && !text.startsWith(GOOD_FILE))
      throw new RenderError('file-refused', 'This is nothing that can be read.')
    const made = async (name: string) => {
      const path = join(outputFolder, name)
      await writeFile(path, `${name} made anew${text.includes('[large]') ? ' '.repeat(1024 * 1024) : ''}`)
      return path
    }
    const none = { pictures: [], filePath: null, posterPath: null, durationSeconds: null, isExact: null }
    if (kind === 'content') {
      const [, caption] = /\[called (\w+)\]/.exec(text) ?? []
      const count = Number(/\[(\d+) pages\]/.exec(text)?.[1] ?? 1)
      const paths = Array.from({ length: count }, (_, index) => made(`page-${index + 1}.webp`))
      const pictures = (await Promise.all(paths)).map((path) => ({ path, ...(caption ? { caption } : {}) }))
      return { ...none, pictures, isExact: true }
    }
    if (kind === 'voice') return { ...none, filePath: await made('voice.m4a'), durationSeconds: 12 }
    return {
      ...none,
      filePath: await made('clip.mp4'),
      posterPath: await made('poster.jpg'),
      durationSeconds: kind === 'clip' ? 24 : 40,
    }
  }
}
