import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { withFolder } from '../../platform/process/with-folder.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { RenderError } from '../../ports/renderer.ts'
import type { ProcessedMedia, MediaProcessor } from '../../ports/media-processor.ts'
import type { Storage } from '../../ports/storage.ts'
import type { UploadChecks } from './checks.ts'
import { folderOf, originalKeyOf, pieceKey } from './files.ts'
import type { UploadResult, UploadRow } from './store.ts'

/** One for each process of the media processor. */
const CONCURRENCY = 2
const NOTE_EVERY_MS = 1000

interface Deps {
  checks: UploadChecks
  mediaProcessor: MediaProcessor
  storage: Storage
  queue: Queue
  workFolder: string
  newId: () => string
}

/** Processes complete uploads: checks and re-encodes each file, then marks the upload ready or failed. */
export function startUploadWorker({ checks, mediaProcessor, storage, queue, workFolder, newId }: Deps): void {
  queue.work('upload', { concurrency: CONCURRENCY, handle, exhausted })

  async function handle({ tenantId = '', uploadId = '' }: Record<string, string>, signal: AbortSignal): Promise<void> {
    const row = await checks.begin(tenantId, uploadId)
    if (!row) return
    try {
      await withFolder(workFolder, 'upload', (folder) => check(row, folder, signal))
    } catch (error) {
      if (signal.aborted) throw error
      // The upload was deleted with its files, or another attempt finished it: this result is not needed.
      if (!(await checks.begin(tenantId, uploadId))) return
      if (!(error instanceof RenderError) || error.isLost) throw error
      await checks.fail(row, error.message)
      await storage.removeAll(folderOf(row))
    }
  }

  async function check(row: UploadRow, folder: string, signal: AbortSignal): Promise<void> {
    const [inputPath, outputFolder] = [join(folder, 'input'), join(folder, 'made')]
    await mkdir(outputFolder)
    const sha256 = await assemble(row, inputPath)
    let notedAt = 0
    const onProgress = (percent: number) => {
      if (performance.now() - notedAt < NOTE_EVERY_MS) return
      notedAt = performance.now()
      // A lost progress update does no harm: the next one replaces it.
      checks.recordProgress(row, percent).catch(() => undefined)
    }
    const prepared = await mediaProcessor.process({ kind: row.kind, inputPath, outputFolder }, { onProgress, signal })
    const result = await storeFiles(row, prepared)
    // The original of a recording is kept: photoreal providers are trained with it, never with the processed clip.
    if (row.kind === 'footage') await storage.put(originalKeyOf(row), inputPath)
    if (await checks.finish(row, result, sha256)) await storage.removeAll(`${folderOf(row)}pieces/`)
    else await storage.removeAll(folderOf(row))
  }

  /** Joins the pieces into one file. Returns its sha256. */
  async function assemble(row: UploadRow, path: string): Promise<string> {
    const hash = createHash('sha256')
    async function* hashed() {
      for await (const chunk of bytesOf(row)) {
        hash.update(chunk)
        yield chunk
      }
    }
    await pipeline(hashed, createWriteStream(path))
    return hash.digest('hex')
  }

  /** Throws file-damaged where a piece is missing. */
  async function* bytesOf(row: UploadRow): AsyncGenerator<Buffer> {
    for (let offset = 0; offset < row.bytes;) {
      const key = pieceKey(row, offset)
      const size = await storage.size(key)
      if (!size) throw new RenderError('file-damaged', 'Part of the file was lost during the upload. Upload it again.')
      offset += size
      yield* storage.read(key)
    }
  }

  /** Stores the files under names that no earlier attempt has used. */
  async function storeFiles(row: UploadRow, prepared: ProcessedMedia): Promise<UploadResult> {
    const run = newId()
    // The original of a recording is kept beside what was made from it.
    let bytes = row.kind === 'footage' ? row.bytes : 0
    const put = async (path: string | null, name: string): Promise<string | null> => {
      if (path === null) return null
      const key = `${folderOf(row)}${run}-${name}${extname(path)}`
      bytes += (await stat(path)).size
      await storage.put(key, path)
      return key
    }
    const pictures: UploadResult['pictures'] = []
    for (const [index, { path, caption = null, isPhoto = false, ...size }] of prepared.pictures.entries())
      pictures.push({ key: (await put(path, `page-${index + 1}`)) ?? '', caption, isPhoto, ...sizeOf(size) })
    const fileKey = await put(prepared.filePath, 'file')
    const posterKey = await put(prepared.posterPath, 'poster')
    const { durationSeconds, isExact } = prepared
    return { pictures, fileKey, posterKey, durationSeconds, isExact, bytes }
  }

  /** Called when every attempt failed, including those of processes that died. */
  async function exhausted({ tenantId = '', uploadId = '' }: Record<string, string>): Promise<void> {
    const message = 'The file couldn’t be read after several attempts. Try again later.'
    await checks.fail({ tenant_id: tenantId, id: uploadId }, message)
  }
}

function sizeOf({ width, height }: { width?: number; height?: number }) {
  return width && height ? { width, height } : {}
}
