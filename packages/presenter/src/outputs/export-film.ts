import { stat } from 'node:fs/promises'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MovOutputFormat,
  MP4,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { FilmError } from '../film/film-job.ts'
import type { ExportJob, ExportResult } from '../protocol.ts'
import { prepareCodecs } from '../uploads/codecs.ts'
import { markAsGenerated } from '../engine/ai-mark.ts'
import type { FilmHooks } from '../engine/make-film.ts'
import { writtenWhole } from '../engine/written-whole.ts'

// VP9 shows flat drawings cleanly at a tenth of a bit per pixel and picture.
const WEBM_BITS_PER_SECOND = 1_500_000

const webm = {
  video: { codec: 'vp9', bitrate: WEBM_BITS_PER_SECOND },
  audio: { codec: 'opus', bitrate: 64_000 },
} as const

async function convert(job: ExportJob, partPath: string, { onProgress, signal }: FilmHooks): Promise<void> {
  const input = new Input({ source: new FilePathSource(job.inputPath), formats: [MP4] })
  const output = new Output({
    format: job.format === 'webm' ? new WebMOutputFormat() : new MovOutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(partPath),
  })
  // Codecs and the muxer do not keep a process alive by themselves.
  const alive = setInterval(() => {}, 1000)
  try {
    if (!(await input.canRead())) throw new FilmError('file-damaged', 'The video cannot be read.')
    const conversion = await Conversion.init({ input, output, ...(job.format === 'webm' ? webm : {}) })
    if (!conversion.isValid) throw new FilmError('file-damaged', 'The video lacks its pictures or its sound.')
    conversion.onProgress = (share) => onProgress?.('finishing', share)
    const stop = () => void conversion.cancel()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      await conversion.execute()
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  } catch (error) {
    if (signal?.aborted) throw new FilmError('cancelled', 'The export was cancelled.')
    throw error
  } finally {
    clearInterval(alive)
    input.dispose()
  }
}

/**
 * Writes a finished film in another container: `mov` holds the same pictures and sound, `webm` has them encoded anew as VP9 and
 * Opus. The times of all pictures stay. Throws FilmError.
 */
export async function exportFilm(job: ExportJob, hooks: FilmHooks): Promise<ExportResult> {
  if (hooks.signal?.aborted) throw new FilmError('cancelled', 'The export was cancelled.')
  await prepareCodecs()
  await writtenWhole(job.outputPath, async (partPath) => {
    await convert(job, partPath, hooks)
    if (job.format === 'mov') await markAsGenerated(partPath)
  })
  const { size } = await stat(job.outputPath)
  return { bytes: size }
}
