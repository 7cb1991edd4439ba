import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandImage, DocumentRenderer } from '../ports/document-renderer.ts'
import { runInChild } from './render-processes/run-in-child.ts'
import { createProcessPool } from './render-processes/process-pool.ts'

const LIMIT_MS = 90_000
const JOBS_PER_PROCESS = 200
const MEMORY_MEGABYTES_MAX = 600
const TIMEOUT = 'Rendering took too long and was stopped. Try again later.'

type Request = Parameters<typeof runInChild<'brand-picture' | 'invoices'>>[1]

/**
 * Renders with the canvas of the presenter engine, in a sandboxed process that can write to the work folder only, because names,
 * addresses and logos are untrusted.
 */
export function createPresenterDocumentRenderer({ workFolder }: { workFolder: string }): DocumentRenderer {
  const settings = { jobsMax: JOBS_PER_PROCESS, memoryMegabytesMax: MEMORY_MEGABYTES_MAX, niceness: 0 }
  const pool = createProcessPool(1, { ...settings, sandboxFolder: workFolder })
  return { invoices, image, close: pool.close }

  async function invoices(pages: Parameters<DocumentRenderer['invoices']>[0]): Promise<Buffer> {
    return renderTo('pdf', (outputPath) => ['invoices', { pages, outputPath }])
  }

  async function image(wanted: BrandImage): Promise<Buffer> {
    return renderTo('png', (outputPath) => ['brand-picture', { ...wanted, outputPath }])
  }

  async function renderTo(kind: string, request: (outputPath: string) => Request): Promise<Buffer> {
    const outputPath = join(workFolder, `document-${randomUUID()}.${kind}`)
    const bounds = { onProgress: () => undefined, signal: new AbortController().signal }
    try {
      await runInChild(pool, request(outputPath), { ...bounds, limitMs: LIMIT_MS, timeoutMessage: TIMEOUT })
      return await readFile(outputPath)
    } finally {
      await rm(outputPath, { force: true })
    }
  }
}
