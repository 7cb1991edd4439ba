import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that Linux gives to outgoing connections (32768 and up, `net.ipv4.ip_local_port_range`): one of those may be
 * taken again before the server that it is meant for has started.
 */
const LOWEST = 10_000
const HIGHEST = 32_767

/** Returns a port of 127.0.0.1 that nothing listens on now. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST + 1)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
