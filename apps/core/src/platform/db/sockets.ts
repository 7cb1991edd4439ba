import { Socket } from 'node:net'
import { recordSocketError } from './unavailable.ts'

/** Holds the sockets of several connections, to destroy all of them at once, so that work waiting for a silent server fails. */
export function createSockets() {
  const opened = new Set<Socket>()
  return { open, cutAll }

  /** A socket that the driver is to connect. */
  function open(): Socket {
    const socket = new Socket()
    opened.add(socket)
    return socket.on('error', recordSocketError).once('close', () => opened.delete(socket))
  }

  function cutAll(except?: Socket): void {
    for (const socket of opened) if (socket !== except) socket.destroy(silentServer())
  }
}

/** Returns an error with the driver's own message for an unexpected end, so that every caller treats it as one. */
export function silentServer(): Error {
  return new Error('Connection terminated: the database does not answer')
}
