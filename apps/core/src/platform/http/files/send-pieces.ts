import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends bytes in buffers that other responses share, so that a response that nobody reads holds none of its own. */
export function sendPieces(reply: FastifyReply, pieces: readonly Buffer[]): FastifyReply {
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  const body = new Readable({
    read() {
      for (const piece of pieces) if (piece.length > 0) this.push(piece)
      this.push(null)
    },
  })
  return reply.header('content-length', size).send(body)
}
