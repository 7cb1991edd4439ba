import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaJob, MediaProcessor } from '../ports/media-processor.ts'

/** The contract of the port. The test of each adapter calls it with the folder the adapter may write to. */
export function mediaProcessorSuite(name: string, workFolder: string, open: () => MediaProcessor): void {
  describe(`media processor ${name}`, () => {
    let mediaProcessor: MediaProcessor
    beforeAll(() => {
      mediaProcessor = open()
    })
    afterAll(async () => {
      await mediaProcessor.close()
      rmSync(workFolder, { recursive: true, force: true })
    })

    it('re-encodes an image', async () => {
      const job = jobOf(workFolder, 'content', smallPng())
      const { pictures, isExact } = await mediaProcessor.process(job, { onProgress: () => {}, signal: never() })

      expect([pictures.length, isExact]).toEqual([1, true])
      expect(existsSync(pictures[0]?.path ?? '')).toBe(true)
    })

    it.each(['footage', 'voice', 'content'] as const)(
      'rejects an unreadable file as %s with a message',
      async (kind) => {
        const job = jobOf(workFolder, kind, Buffer.from('nothing of the sort'))
        const refused = await mediaProcessor
          .process(job, { onProgress: () => {}, signal: never() })
          .catch((error: unknown) => error)

        expect(refused).toMatchObject({ code: 'file-refused', isLost: false, message: expect.stringMatching(/\.$/) })
      },
    )

    it('makes no mouth pictures from an invalid recording', async () => {
      const { inputPath, outputFolder } = jobOf(workFolder, 'footage', Buffer.from('nothing of the sort'))
      const outputPath = join(outputFolder, 'mouths')
      const refused = await mediaProcessor
        .prepareMouths(
          { footagePath: inputPath, recordingPath: inputPath, outputPath },
          { onProgress: () => {}, signal: never() },
        )
        .catch((error: unknown) => error)

      expect(refused).toMatchObject({ code: 'file-refused', isLost: false, message: expect.stringMatching(/\.$/) })
      expect(existsSync(outputPath)).toBe(false)
    })

    it('checks no consent in an invalid recording', async () => {
      const { inputPath } = jobOf(workFolder, 'footage', Buffer.from('nothing of the sort'))
      const said = { text: 'My code is 482 913.', code: '482913', language: 'en' } as const
      const refused = await mediaProcessor
        .checkConsent(
          { consentPath: inputPath, recordingPaths: [inputPath], ...said },
          { onProgress: () => {}, signal: never() },
        )
        .catch((error: unknown) => error)

      expect(refused).toMatchObject({ code: 'file-refused', isLost: false, message: expect.stringMatching(/\.$/) })
    })

    it('stops when the signal is aborted', async () => {
      const stopped = mediaProcessor.process(jobOf(workFolder, 'content', smallPng()), {
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

/** Writes a file into a new folder. Returns the job that reads it. */
export function jobOf(workFolder: string, kind: MediaJob['kind'], bytes: Buffer): MediaJob {
  const outputFolder = mkdtempSync(join(workFolder, 'upload-'))
  const inputPath = join(outputFolder, 'input')
  writeFileSync(inputPath, bytes)
  return { kind, inputPath, outputFolder }
}

/** Returns a picture of 2 x 2 pixels. */
export function smallPng(): Buffer {
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
