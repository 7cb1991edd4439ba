import { Socket } from 'node:net'
import { noteSocketError } from './away.ts'

/** The sockets of several connections, so that all of them can be cut at once. Those that wait for a silent server fail then. */
export function createSockets() {
  const opened = new Set<Socket>()
  return { open, cutAll }

  /** A socket that the driver is to connect. */
  function open(): Socket {
    const socket = new Socket()
    opened.add(socket)
    return socket.on('error', noteSocketError).once('close', () => opened.delete(socket))
  }

  function cutAll(except?: Socket): void {
    for (const socket of opened) if (socket !== except) socket.destroy(silentServer())
  }
}

/** The driver's own words for an end that nobody asked for, so that every caller takes it for one. */
export function silentServer(): Error {
  return new Error('Connection terminated: the database does not answer')
}
