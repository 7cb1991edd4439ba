import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { networkOf } from '../../limits/network.ts'
import { refuseConnection } from './client-errors.ts'

/** Each costs some 20 kB while it is idle, so these are 200 MB. */
const CONNECTIONS_MAX = 10_000
/** An office of 200 people behind one address: six of each browser and a live socket are 1,400. */
const CONNECTIONS_OF_ADDRESS_MAX = 1500

interface Options {
  /** Proxies, whose connections carry requests of many clients. */
  trustProxy?: string[] | false
  max?: number
  ofAddressMax?: number
}

/** Limits the connections to a server, in total and per address. */
export function limitConnections(server: Server, options: Options): void {
  const { trustProxy, max = CONNECTIONS_MAX, ofAddressMax = CONNECTIONS_OF_ADDRESS_MAX } = options
  const isProxy = proxyAddr.compile(trustProxy || [])
  const counts = new Map<string, number>()
  server.maxConnections = max
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return
    const address = networkOf(remoteAddress)
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    socket.once('close', () => leave(address))
    if (count > ofAddressMax) refuseConnection(socket)
  })

  function leave(address: string): void {
    const count = (counts.get(address) ?? 1) - 1
    if (count > 0) counts.set(address, count)
    else counts.delete(address)
  }
}
