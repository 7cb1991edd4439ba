import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { networkOf } from '../../limits/network.ts'
import { SequentialResponse } from './sequential-requests.ts'
import { languageOf } from '../language.ts'
import { plainPage, wantsPage } from '../pages/notice-page.ts'
import { translateProblem } from '../problem-messages.ts'
import { sendProblem } from '../problems.ts'
import { tooManySentence } from '../requests/too-many.ts'

/**
 * Requests of one address that are not answered yet, paused downloads included. An office of 200 people who all watch a video
 * and load pages stays below it.
 */
const UNDER_WAY_MAX = 300
const RETRY_AFTER_SECONDS = 5

interface Address {
  underWay: number
  waiting: (() => void)[]
}

/**
 * Limits the concurrent requests of one address, and serves addresses in turns: a sender of hundreds at once waits for them,
 * and others do not. Behind a trusted proxy the address is the client's.
 */
export function limitAddresses(app: FastifyInstance, { underWayMax = UNDER_WAY_MAX } = {}): void {
  const addresses = new Map<string, Address>()
  /** Addresses with a request that began in this turn of the event loop. */
  const inThisTurn = new Map<string, Address>()

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply
    // Live sockets stay open and have a limit of their own.
    if (!(raw instanceof SequentialResponse)) return done()
    const name = networkOf(request.ip)
    const address = addresses.get(name) ?? { underWay: 0, waiting: [] }
    addresses.set(name, address)
    address.underWay++
    raw.once('close', () => {
      address.underWay--
      deleteIdle(name, address)
    })
    if (address.underWay > underWayMax) return void refuse(request, reply)
    address.waiting.push(() => raw.destroyed || done())
    if (!inThisTurn.has(name)) beginNext(name, address)
  })

  function beginNext(name: string, address: Address): void {
    if (inThisTurn.size === 0) setImmediate(nextTurn)
    inThisTurn.set(name, address)
    address.waiting.shift()?.()
  }

  /** Runs after the requests that other addresses have sent in the meantime. */
  function nextTurn(): void {
    const before = [...inThisTurn]
    inThisTurn.clear()
    for (const [name, address] of before) {
      if (address.waiting.length > 0) beginNext(name, address)
      else deleteIdle(name, address)
    }
  }

  function deleteIdle(name: string, address: Address): void {
    if (address.underWay === 0 && !inThisTurn.has(name)) addresses.delete(name)
  }
}

/** No tenant is known yet, so the page that a browser gets names nobody. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const sentence = tooManySentence('requests', RETRY_AFTER_SECONDS)
  const error = new AppError('too-many', { sentence, extra: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
  if (!wantsPage(request)) return sendProblem(request, reply, error)
  const language = languageOf(request)
  return reply
    .code(error.status)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(translateProblem(language, error.sentence), '', language))
}
