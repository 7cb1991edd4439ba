import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandPicture, Printer } from '../ports/printer.ts'
import { inChild } from './child-work.ts'
import { createChildPool } from './renderer-children.ts'

const LIMIT_MS = 30_000
const PRINTS_PER_PROCESS = 200
const MEMORY_MEGABYTES_MAX = 600
const TOO_SLOW = 'Drawing it took too long, so it was stopped.'

type Asked = Parameters<typeof inChild<'brand-picture' | 'invoices'>>[1]

/**
 * Draws with the canvas of the presenter engine, in a process without environment that can write to the work folder only: names,
 * addresses and logos come from strangers.
 */
export function createPresenterPrinter({ workFolder }: { workFolder: string }): Printer {
  const settings = { worksMax: PRINTS_PER_PROCESS, memoryMegabytesMax: MEMORY_MEGABYTES_MAX, niceness: 0 }
  const pool = createChildPool(1, { ...settings, confinedTo: workFolder })
  return { invoices, picture, close: pool.close }

  async function invoices(pages: Parameters<Printer['invoices']>[0]): Promise<Buffer> {
    return written('pdf', (outputPath) => ['invoices', { pages, outputPath }])
  }

  async function picture(wanted: BrandPicture): Promise<Buffer> {
    return written('png', (outputPath) => ['brand-picture', { ...wanted, outputPath }])
  }

  async function written(kind: string, asked: (outputPath: string) => Asked): Promise<Buffer> {
    const outputPath = join(workFolder, `printed-${randomUUID()}.${kind}`)
    const bounds = { onProgress: () => undefined, signal: new AbortController().signal }
    try {
      await inChild(pool, asked(outputPath), { ...bounds, limitMs: LIMIT_MS, tooSlow: TOO_SLOW })
      return await readFile(outputPath)
    } finally {
      await rm(outputPath, { force: true })
    }
  }
}
