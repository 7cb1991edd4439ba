import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

type FaultMode =
  | 'pass'
  /** New connections are reset. */
  | 'refuse'
  /** New connections are accepted and never answered. */
  | 'hang'

/**
 * A TCP proxy in front of a server, which breaks the way to it. `refuse` resets the connections that are open, `hang` swallows
 * what they send and never speaks again, also once the way is open for new ones: they are half open.
 */
export async function openFaultProxy(target: { host: string; port: number }) {
  const pairs = new Set<{ near: Socket; far: Socket | undefined }>()
  let mode: FaultMode = 'pass'
  const server = createServer((near) => {
    near.on('error', () => {})
    if (mode === 'refuse') return near.resetAndDestroy()
    const pair = { near, far: mode === 'hang' ? undefined : connect(target) }
    pairs.add(pair)
    near.once('close', () => (pairs.delete(pair), pair.far?.destroy()))
    if (!pair.far) return near.resume()
    pair.far.on('error', () => {}).once('close', () => near.destroy())
    near.pipe(pair.far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, set, cut, close }

  function set(wanted: FaultMode): void {
    mode = wanted
    if (mode === 'refuse') cut()
    if (mode === 'hang') for (const pair of pairs) swallow(pair)
  }

  /** Resets both sides of every connection that is open. */
  function cut(): void {
    for (const { near, far } of pairs) {
      near.resetAndDestroy()
      far?.resetAndDestroy()
    }
  }

  async function close(): Promise<void> {
    cut()
    server.close()
    await once(server, 'close')
  }
}

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>

/** The same database, reached through the proxy. */
export function throughProxy(databaseUrl: string, { port }: FaultProxy): string {
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return url.href
}

/** The server must not hear that its client has gone, and the client must not hear the server. */
function swallow({ near, far }: { near: Socket; far: Socket | undefined }): void {
  near.unpipe()
  near.resume()
  far?.unpipe()
  far?.resume()
}
