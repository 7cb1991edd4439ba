import { stat } from 'node:fs/promises'
import { FilePathSource, Input, MovOutputFormat, MP4, WebMOutputFormat } from 'mediabunny'
import { keepingAlive } from '../engine/keep-alive.ts'
import { MediaError } from '../composition/render-job.ts'
import type { ExportJob, ExportResult } from '../protocol.ts'
import { prepareCodecs } from '../uploads/codecs.ts'
import { copyProvenance } from '../engine/encoding/provenance.ts'
import type { RenderHooks } from '../engine/render-video.ts'
import { writeAtomically } from '../engine/write-atomically.ts'
import { convertToFile } from './convert-to-file.ts'
import { drawTeaser } from './teaser.ts'

// Clean for flat drawings at a tenth of a bit per pixel.
const WEBM_BITS_PER_SECOND = 1_500_000

const webm = {
  video: { codec: 'vp9', bitrate: WEBM_BITS_PER_SECOND },
  audio: { codec: 'opus', bitrate: 64_000 },
} as const

type ConversionJob = Exclude<ExportJob, { format: 'gif' }>

async function convert(job: ConversionJob, partPath: string, { onProgress, signal }: RenderHooks): Promise<void> {
  const input = new Input({ source: new FilePathSource(job.inputPath), formats: [MP4] })
  const format = job.format === 'webm' ? new WebMOutputFormat() : new MovOutputFormat({ fastStart: 'in-memory' })
  try {
    if (!(await input.canRead())) throw new MediaError('file-damaged', 'The video can’t be read.')
    await convertToFile(partPath, { input, format, signal, ...(job.format === 'webm' ? webm : {}) }, (conversion) => {
      if (!conversion.isValid)
        throw new MediaError('file-damaged', 'The video has no picture or no sound. Create it again.')
      conversion.onProgress = (share) => onProgress?.('finishing', share)
    })
  } catch (error) {
    if (signal?.aborted) throw new MediaError('cancelled', 'The export was cancelled.')
    throw error
  } finally {
    input.dispose()
  }
}

/**
 * Converts a video: `mov` remuxes it, `webm` transcodes it to VP9 and Opus, both with the same timestamps; `gif` draws a few seconds
 * of it. Throws MediaError.
 */
export async function exportVideo(job: ExportJob, hooks: RenderHooks): Promise<ExportResult> {
  if (hooks.signal?.aborted) throw new MediaError('cancelled', 'The export was cancelled.')
  await prepareCodecs()
  await keepingAlive(() =>
    writeAtomically(job.outputPath, async (partPath) => {
      if (job.format === 'gif') await drawTeaser({ ...job, outputPath: partPath }, hooks)
      else await convert(job, partPath, hooks)
      if (job.format === 'mov') await copyProvenance(job.inputPath, partPath)
    }),
  )
  const { size } = await stat(job.outputPath)
  return { bytes: size }
}
