import { createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PlannedStoryboard, RenderJob } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'

/** Where the files of a video lie in the storage; captions, and the wave beside them, without their ending. */
interface RenditionKeys {
  fileKey: string
  posterKey: string
  captionsKey: string | null
  unbrandedKey: string | null
  keptFiles: string[]
}

/** A finished video: its files, and what is to be known of it. */
export interface FinishedRender extends RenditionKeys {
  durationSeconds: number
  bytes: number
  /** What it was drawn with (`Tenant.appearance`). */
  appearance: string
  /** The words that it shows beside what is spoken. */
  drawnWords: string
  /** What it was cut to. */
  storyboard: PlannedStoryboard
}

/** A run of a worker. Its name stands in every key, so that no run touches the files of another one. */
interface Run {
  tenantId: string
  videoId: string
  claimId: string
}

/** The files of videos on their way between a work folder and the storage. */
export function createRenditionFiles(storage: Storage) {
  return { keep, fetchVideo, fetchKept, removeAll }

  /** Takes over what a render has written. */
  async function keep(run: Run, job: RenderJob): Promise<RenditionKeys> {
    const key = `${run.tenantId}/videos/${run.videoId}/${run.claimId}`
    await storage.put(`${key}.mp4`, job.outputPath)
    await storage.put(`${key}.png`, job.posterPath)
    const hasCaptions = await putIfThere(`${key}.vtt`, job.captionsPath && `${job.captionsPath}.vtt`)
    if (hasCaptions)
      for (const ending of ['srt', 'json']) await putIfThere(`${key}.${ending}`, `${job.captionsPath}.${ending}`)
    const hasUnbranded = await putIfThere(`${key}-unbranded.mp4`, job.unbrandedPath)
    return {
      fileKey: `${key}.mp4`,
      posterKey: `${key}.png`,
      captionsKey: hasCaptions ? key : null,
      unbrandedKey: hasUnbranded ? `${key}-unbranded.mp4` : null,
      keptFiles: await keepSpeech(`${key}-kept`, job.speechCacheFolder),
    }
  }

  async function keepSpeech(key: string, folder: string | undefined): Promise<string[]> {
    const found = folder ? await readdir(folder, { withFileTypes: true }).catch(() => []) : []
    const files = found.filter((entry) => entry.isFile())
    for (const { parentPath, name } of files) await storage.put(`${key}/${name}`, join(parentPath, name))
    return files.map(({ name }) => `${key}/${name}`)
  }

  async function putIfThere(key: string, path: string | undefined): Promise<boolean> {
    const found = path ? await stat(path).catch(() => undefined) : undefined
    if (!path || !found?.isFile()) return false
    await storage.put(key, path)
    return true
  }

  async function fetchVideo(key: string, path: string): Promise<void> {
    await pipeline(storage.read(key), createWriteStream(path))
  }

  /** Brings kept speech into a folder. What is missing is spoken again, so a gap is no trouble. */
  async function fetchKept(keys: readonly string[], folder: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    for (const key of keys)
      if ((await storage.size(key)) !== undefined) await fetchVideo(key, join(folder, basename(key)))
  }

  async function removeAll({ fileKey, posterKey, captionsKey, unbrandedKey, keptFiles }: RenditionKeys): Promise<void> {
    const captions = captionsKey ? ['vtt', 'srt', 'json'].map((ending) => `${captionsKey}.${ending}`) : []
    for (const key of [fileKey, posterKey, unbrandedKey, ...captions, ...keptFiles])
      if (key) await storage.removeAll(key)
  }
}
