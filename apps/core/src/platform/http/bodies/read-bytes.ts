import type { Readable } from 'node:stream'
import { AppError } from '../../errors/app-error.ts'

/** Reads a streamed body into memory. Throws `problem` as soon as there are more than `bytesMax` bytes. */
export async function readBytes(body: Readable, bytesMax: number, problem: 'table-too-large'): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > bytesMax) throw new AppError(problem)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
