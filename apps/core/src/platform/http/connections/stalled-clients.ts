import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const CHECK_EVERY_MS = 5000
/** 20 seconds. Counted in checks, so that a pause of this process is not attributed to a client. */
const CHECKS_MAX = 4

interface Progress {
  sent: string
  /** Checks since bytes were last sent. */
  checks: number
}

/**
 * Ends connections whose client has stopped reading a response. A long download over a slow connection continues, since bytes
 * are sent.
 */
export function endStalledClients(
  app: FastifyInstance,
  { checkEveryMs = CHECK_EVERY_MS, checksMax = CHECKS_MAX } = {},
): { check: () => void } {
  const answering = new Map<Socket, Progress>()
  const timer = setInterval(check, checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (_request, { raw }, done) => {
    const { socket } = raw
    if (socket) {
      answering.set(socket, { sent: '', checks: 0 })
      raw.once('close', () => answering.delete(socket))
    }
    done()
  })
  return { check }

  function check(): void {
    for (const [socket, before] of answering) {
      const sent = sentBy(socket)
      if (socket.writableLength === 0 || sent !== before.sent) answering.set(socket, { sent, checks: 0 })
      else if (++before.checks >= checksMax) socket.destroy()
    }
  }
}

/**
 * Returns a text that changes whenever bytes leave. A socket counts whole chunks only; its handle knows how much of the current
 * one the system took.
 */
function sentBy(socket: Socket & { _handle?: { writeQueueSize?: number } | null }): string {
  return `${socket.bytesWritten - socket.writableLength} ${socket._handle?.writeQueueSize}`
}
