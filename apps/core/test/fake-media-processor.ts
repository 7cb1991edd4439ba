import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MediaHooks, MediaJob, ProcessedMedia, MediaProcessor } from '../src/ports/media-processor.ts'
import { RenderError } from '../src/ports/renderer.ts'

/** What the fake takes for a file of any kind. */
export const GOOD_FILE = 'a good file'

/**
 * A media processor that writes small files at once. It takes a PNG or `GOOD_FILE`; `[slow]` in it waits until it is stopped,
 * `[called sea]` gives its page a caption and `[9 pages]` makes more of them. */
export function createFakeMediaProcessor(): MediaProcessor {
  return { process, close: async () => {} }

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
      await writeFile(path, `${name} made anew`)
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
    return { ...none, filePath: await made('clip.mp4'), posterPath: await made('poster.jpg'), durationSeconds: 40 }
  }
}
