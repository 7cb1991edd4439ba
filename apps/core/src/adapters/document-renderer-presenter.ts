import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandImage, DocumentRenderer } from '../ports/document-renderer.ts'
import type { Owner } from '../ports/owner.ts'
import { runInChild } from './render-processes/run-in-child.ts'
import { createProcessPool } from './render-processes/process-pool.ts'
import { createProcessTurns } from './render-processes/process-turns.ts'

const LIMIT_MS = 90_000
const JOBS_PER_PROCESS = 200
const MEMORY_MEGABYTES_MAX = 600
const TIMEOUT = 'Rendering took too long and was stopped. Try again later.'

type Request = Parameters<typeof runInChild<'brand-picture' | 'invoices'>>[1]

/**
 * Renders with the canvas of the presenter engine, in a sandboxed process that can write to the work folder only, because names,
 * addresses and logos are untrusted. Tenants and people take turns at it.
 */
export function createPresenterDocumentRenderer({ workFolder }: { workFolder: string }): DocumentRenderer {
  const settings = { jobsMax: JOBS_PER_PROCESS, memoryMegabytesMax: MEMORY_MEGABYTES_MAX, niceness: 0 }
  const pool = createProcessPool(1, { ...settings, sandboxFolder: workFolder })
  const inTurn = createProcessTurns()
  return { invoices, image, close: pool.close }

  async function invoices(pages: Parameters<DocumentRenderer['invoices']>[0], owner: Owner): Promise<Buffer> {
    return renderTo('pdf', owner, (outputPath) => ['invoices', { pages, outputPath }])
  }

  async function image(wanted: BrandImage, owner: Owner): Promise<Buffer> {
    return renderTo('png', owner, (outputPath) => ['brand-picture', { ...wanted, outputPath }])
  }

  async function renderTo(kind: string, owner: Owner, request: (outputPath: string) => Request): Promise<Buffer> {
    const outputPath = join(workFolder, `document-${randomUUID()}.${kind}`)
    const { signal } = new AbortController()
    const bounds = { onProgress: () => undefined, signal, limitMs: LIMIT_MS, timeoutMessage: TIMEOUT }
    try {
      await inTurn(owner, () => runInChild(pool, request(outputPath), bounds))
      return await readFile(outputPath)
    } finally {
      await rm(outputPath, { force: true })
    }
  }
}
