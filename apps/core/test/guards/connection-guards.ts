import type { Guard } from './guard.ts'

const ADDRESS_TEST = 'test/http/address-limits.test.ts'
const CONNECTION_TEST = 'test/http/connection-limits.test.ts'
const PIPELINING_TEST = 'test/http/pipelining.test.ts'

/** Guards against clients that exhaust or slow the server by connections. */
export const connectionGuards: readonly Guard[] = [
  {
    name: 'a request waits for the previous answer on its connection',
    file: 'platform/http/connections/sequential-requests.ts',
    code: 'if (requests.some(({ complete }) => complete)) return this.#wait()',
    without: '',
    test: [PIPELINING_TEST, 'pipelined requests are not read before the previous answer was sent'],
  },
  {
    name: 'two requests in one packet are handled one after the other',
    file: 'platform/http/connections/sequential-requests.ts',
    code: 'if (isWaiting) raw.once',
    without: 'if (!isWaiting && isWaiting) raw.once',
    test: [PIPELINING_TEST, 'pipelined requests with bodies are handled in order, in pieces of any size'],
  },
  {
    name: 'a client that stops reading is cut off',
    file: 'platform/http/connections/stalled-clients.ts',
    code: 'else if (++before.checks >= checksMax) socket.destroy()',
    without: '',
    test: ['test/http/stalled-clients.test.ts', 'a client that stops reading %s is cut off'],
  },
  {
    name: 'concurrent requests of an address are limited',
    file: 'platform/http/connections/address-limits.ts',
    code: 'if (address.underWay > underWayMax) return void refuse(request, reply)',
    without: '',
    test: [
      ADDRESS_TEST,
      'a request beyond the concurrency limit of an address is refused until another one is answered',
    ],
  },
  {
    name: 'addresses take turns',
    file: 'platform/http/connections/address-limits.ts',
    code: 'if (!inThisTurn.has(name)) beginNext(name, address)',
    without: 'beginNext(name, address)',
    test: [ADDRESS_TEST, 'addresses take turns, so one with many requests does not keep others waiting'],
  },
  {
    name: 'connections of an address are limited',
    file: 'platform/http/connections/connection-limits.ts',
    code: 'if (count > ofAddressMax) refuseConnection(socket)',
    without: '',
    test: [
      CONNECTION_TEST,
      'a connection beyond the limit of an address gets an error and is closed, while others stay open',
    ],
  },
  {
    name: 'the total number of connections is limited',
    file: 'platform/http/connections/connection-limits.ts',
    code: 'server.maxConnections = max',
    without: '',
    test: [CONNECTION_TEST, 'the total number of connections is limited'],
  },
  {
    name: 'an absolute URL in the request line must match the host',
    file: 'platform/http/requests/hosts.ts',
    code: 'isTargetOn(named, request.originalUrl) ? named : undefined',
    without: 'named',
    test: ['test/http/hosts.test.ts', 'must match the request line, unlike in %s'],
  },
]
