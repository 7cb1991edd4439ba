import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends bytes in pieces that other answers send as well, so that an answer that nobody reads keeps none of its own. */
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
