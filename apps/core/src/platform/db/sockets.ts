import { Socket } from 'node:net'

/** The sockets of several connections, so that all of them can be cut at once. Those that wait for a silent server fail then. */
export function createSockets() {
  const open = new Set<Socket>()
  return {
    open(): Socket {
      const socket = new Socket()
      open.add(socket)
      return socket.once('close', () => open.delete(socket))
    },
    cutAll(): void {
      for (const socket of open) socket.destroy(silentServer())
    },
  }
}

/** The driver's own words for an end that nobody asked for, so that every caller takes it for one. */
export function silentServer(): Error {
  return new Error('Connection terminated: the database does not answer')
}
