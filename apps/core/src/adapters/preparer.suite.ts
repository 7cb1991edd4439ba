import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrepareJob, Preparer } from '../ports/preparer.ts'

/** What every preparer must do; each adapter's test calls it with the folder it may write to. */
export function preparerSuite(name: string, workFolder: string, open: () => Preparer): void {
  describe(`preparer ${name}`, () => {
    let preparer: Preparer
    beforeAll(() => {
      preparer = open()
    })
    afterAll(async () => {
      await preparer.close()
      rmSync(workFolder, { recursive: true, force: true })
    })

    it('makes a picture of a picture', async () => {
      const job = jobOf(workFolder, 'content', smallPng())
      const { pictures, isExact } = await preparer.prepare(job, { onProgress: () => {}, signal: never() })

      expect([pictures.length, isExact]).toEqual([1, true])
      expect(existsSync(pictures[0]?.path ?? '')).toBe(true)
    })

    it.each(['footage', 'voice', 'content'] as const)('refuses nonsense as %s with a sentence', async (kind) => {
      const job = jobOf(workFolder, kind, Buffer.from('nothing of the sort'))
      const refused = await preparer
        .prepare(job, { onProgress: () => {}, signal: never() })
        .catch((error: unknown) => error)

      expect(refused).toMatchObject({ code: 'file-refused', isLost: false, message: expect.stringMatching(/\.$/) })
    })

    it('stops when it is told to', async () => {
      const stopped = preparer.prepare(jobOf(workFolder, 'content', smallPng()), {
        onProgress: () => {},
        signal: AbortSignal.abort(),
      })

      await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
    })
  })
}

function never(): AbortSignal {
  return new AbortController().signal
}

export function jobOf(workFolder: string, kind: PrepareJob['kind'], bytes: Buffer): PrepareJob {
  const outputFolder = mkdtempSync(join(workFolder, 'upload-'))
  const inputPath = join(outputFolder, 'input')
  writeFileSync(inputPath, bytes)
  return { kind, inputPath, outputFolder }
}

function smallPng(): Buffer {
  const head = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0])
  const rows = deflateSync(Buffer.alloc(2 * 7))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', rows),
    part('IEND'),
  ])
}

function part(type: string, data = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
