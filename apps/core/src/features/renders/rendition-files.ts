import { mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileHash } from '../../platform/storage/file-hash.ts'
import { fetchFile } from '../../platform/storage/fetch-file.ts'
import type { PlannedStoryboard, RenderJob } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'

/** Storage keys of a video's files. Captions and the wave beside them are without extension. */
interface RenditionKeys {
  fileKey: string
  posterKey: string
  captionsKey: string | null
  unbrandedKey: string | null
  keptFiles: string[]
}

/** The stored files of a video. */
interface KeptRender extends RenditionKeys {
  /** The sha256 of each video file, in hex. */
  fileHashes: string[]
}

/** A finished video: its files and its metadata. */
export interface FinishedRender extends KeptRender {
  durationSeconds: number
  bytes: number
  /** The appearance that it was drawn with (`Tenant.appearance`). */
  appearance: string
  /** The words that it shows beside what is spoken. */
  drawnWords: string
  /** The storyboard that it was rendered with. */
  storyboard: PlannedStoryboard
}

/** A run of a worker. Every key contains its id, so that no run touches the files of another one. */
interface Run {
  tenantId: string
  videoId: string
  claimId: string
}

export type RenditionFiles = ReturnType<typeof createRenditionFiles>

/** Moves the files of videos between a work folder and the storage. */
export function createRenditionFiles(storage: Storage) {
  return { store, saveSpeech, putVideo, fetchKept, removeAll }

  /** Stores the files that a render has written. */
  async function store(run: Run, job: RenderJob): Promise<KeptRender> {
    const key = `${run.tenantId}/videos/${run.videoId}/${run.claimId}`
    const videoHash = await putVideo(`${key}.mp4`, job.outputPath)
    await storage.put(`${key}.jpg`, job.posterPath)
    const hasCaptions = await putIfThere(`${key}.vtt`, job.captionsPath && `${job.captionsPath}.vtt`)
    if (hasCaptions)
      for (const ending of ['srt', 'json']) await putIfThere(`${key}.${ending}`, `${job.captionsPath}.${ending}`)
    const unbrandedHash = await putVideoIfThere(`${key}-unbranded.mp4`, job.unbrandedPath)
    return {
      fileKey: `${key}.mp4`,
      posterKey: `${key}.jpg`,
      captionsKey: hasCaptions ? key : null,
      unbrandedKey: unbrandedHash ? `${key}-unbranded.mp4` : null,
      keptFiles: await saveSpeech(`${key}-kept`, job.speechCacheFolder),
      fileHashes: unbrandedHash ? [videoHash, unbrandedHash] : [videoHash],
    }
  }

  /**
   * Stores a video and returns its sha256 in hex. Throws unless the storage then returns its size and its last byte: no video
   * may be ready without a playable file.
   */
  async function putVideo(key: string, path: string): Promise<string> {
    const { size } = await stat(path)
    const hash = await fileHash(path)
    await storage.put(key, path)
    const stored = await storage.size(key)
    const lastByte =
      stored === size && size > 0 ? await text(storage.read(key, { start: size - 1, end: size - 1 })) : ''
    if (lastByte.length === 0)
      throw new Error(`The storage has ${stored ?? 'none'} of the ${size} bytes of ${key}, or does not give them back.`)
    return hash
  }

  /** Stores the speech cache of a render, which empties its folder. Returns the keys. */
  async function saveSpeech(key: string, folder: string | undefined): Promise<string[]> {
    const found = folder ? await readdir(folder, { withFileTypes: true }).catch(() => []) : []
    const files = found.filter((entry) => entry.isFile())
    for (const { parentPath, name } of files) await storage.put(`${key}/${name}`, join(parentPath, name))
    return files.map(({ name }) => `${key}/${name}`)
  }

  async function putIfThere(key: string, path: string | undefined): Promise<boolean> {
    if (!path || !(await isFile(path))) return false
    await storage.put(key, path)
    return true
  }

  async function putVideoIfThere(key: string, path: string | undefined): Promise<string | undefined> {
    return path && (await isFile(path)) ? putVideo(key, path) : undefined
  }

  /** Copies stored speech into a folder. Missing files are ignored, since their sentences are synthesized again. */
  async function fetchKept(keys: readonly string[], folder: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    for (const key of keys)
      if ((await storage.size(key)) !== undefined) await fetchFile(storage, key, join(folder, basename(key)))
  }

  async function removeAll({ fileKey, posterKey, captionsKey, unbrandedKey, keptFiles }: RenditionKeys): Promise<void> {
    const captions = captionsKey ? ['vtt', 'srt', 'json'].map((ending) => `${captionsKey}.${ending}`) : []
    for (const key of [fileKey, posterKey, unbrandedKey, ...captions, ...keptFiles])
      if (key) await storage.removeAll(key)
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false
}
