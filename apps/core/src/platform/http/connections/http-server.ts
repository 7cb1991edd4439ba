import { type RequestListener, type Server, type ServerOptions, createServer } from 'node:http'
import { limitConnections } from './connection-limits.ts'
import { SequentialResponse, readSequentially } from './sequential-requests.ts'

interface Options {
  trustProxy?: string[] | false
  http?: ServerOptions
  connectionTimeout?: number
  keepAliveTimeout?: number
  requestTimeout?: number
}

/** Returns a Node server with limits for each connection. */
export function createHttpServer(handle: RequestListener, options: Options): Server {
  const { trustProxy = false, http, connectionTimeout = 0, keepAliveTimeout, requestTimeout } = options
  const server = createServer({ ...http, keepAliveTimeout, requestTimeout, ServerResponse: SequentialResponse }, handle)
  server.setTimeout(connectionTimeout)
  readSequentially(server)
  limitConnections(server, { trustProxy })
  return server
}
