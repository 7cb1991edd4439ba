import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PIECE_BYTES_MAX } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'

interface Deps {
  workFolder: string
  newId: () => string
}

/** A complete piece in a file, which the caller stores or deletes. */
interface Piece {
  path: string
  bytes: number
  drop: () => Promise<void>
}

/**
 * Writes a piece of an upload to a file of its own: only once it is complete can the caller decide whether it is still wanted.
 * Throws too-large beyond what is still missing, and bad-request when nothing arrived or the connection broke.
 */
export function createPieces({ workFolder, newId }: Deps) {
  return async function receivePiece(piece: Readable, missingBytes: number): Promise<Piece> {
    const path = join(workFolder, `piece-${newId()}`)
    const drop = () => rm(path, { force: true })
    const bytesMax = Math.min(PIECE_BYTES_MAX, missingBytes)
    const counter = countedUpTo(bytesMax)
    try {
      await pipeline(piece, counter.stream, createWriteStream(path))
      const message = 'This part is larger than the rest of the file, or larger than 8 MB. Send a smaller one.'
      if (counter.bytes() > bytesMax) throw new AppError('too-large', { message })
      if (counter.bytes() === 0)
        throw new AppError('bad-request', { message: 'This upload part is empty. Send at least one byte.' })
      return { path, bytes: counter.bytes(), drop }
    } catch (cause) {
      await drop()
      if (cause instanceof AppError) throw cause
      const isBroken = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR'].includes(
        (cause as { code?: string }).code ?? '',
      )
      throw isBroken
        ? new AppError('bad-request', { message: 'The connection was lost. Send this part again.', cause })
        : cause
    }
  }
}

/**
 * Excess bytes are read and discarded, because a client whose request is cut off would not see the error. Far larger bodies are
 * cut off.
 */
function countedUpTo(bytesMax: number): { stream: Transform; bytes: () => number } {
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > bytesMax + 2 * PIECE_BYTES_MAX) done(new AppError('too-large'))
      else if (bytes > bytesMax) done()
      else done(null, chunk)
    },
  })
  return { stream, bytes: () => bytes }
}
