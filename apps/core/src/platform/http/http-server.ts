import { type RequestListener, type Server, type ServerOptions, createServer } from 'node:http'
import { ResponseInTurn, readInTurn } from './answers-in-turn.ts'

interface Options {
  http?: ServerOptions
  connectionTimeout?: number
  keepAliveTimeout?: number
  requestTimeout?: number
}

/** Node's server with the limits that each connection has. */
export function createHttpServer(handle: RequestListener, options: Options): Server {
  const { http, connectionTimeout = 0, keepAliveTimeout, requestTimeout } = options
  const server = createServer({ ...http, keepAliveTimeout, requestTimeout, ServerResponse: ResponseInTurn }, handle)
  server.setTimeout(connectionTimeout)
  readInTurn(server)
  return server
}
