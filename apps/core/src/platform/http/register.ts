import { type Api, type ApiKey, api } from '@vitrine/contract/api'
import type { Call, Feature, Method, Received } from '@vitrine/contract'
import type {} from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Tenant } from '../tenant.ts'
import type { ThreadPool } from '../thread-pool/thread-pool.ts'
import { bodyOf } from './bodies.ts'
import { bodyBytesMax, refuseTooLong } from './body-limit.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { Limits, Tried } from './limits.ts'
import type { Person } from './request.ts'
import { holdsUnstorable, validate } from './validate.ts'

type PersonOf<K extends ApiKey> = Api[K]['access'] extends 'anyone' ? null : Person

/** What a handler gets: validated parts of the request, the tenant of the host and, where the call needs one, the person. */
type Ask<K extends ApiKey> = Received<Api, K> & {
  tenant: Tenant
  person: PersonOf<K>
  request: FastifyRequest
  reply: FastifyReply
}

type Given<K extends ApiKey> = Api[K] extends { otherwise: string }
  ? GivenJson<K> | FastifyReply
  : Api[K]['response'] extends z.ZodType
    ? GivenJson<K>
    : FastifyReply
type GivenJson<K extends ApiKey> = Api[K]['response'] extends z.ZodType ? z.input<Api[K]['response']> : never

export type Handler<K extends ApiKey> = (ask: Ask<K>) => Promise<Given<K>>

type KeysOf<F extends Feature> = { [K in ApiKey]: Api[K]['feature'] extends F ? K : never }[ApiKey]

/** The handlers of one feature: forgetting a call of the contract is a type error. */
export type Handlers<F extends Feature> = { [K in KeysOf<F>]: Handler<K> }

type LooseHandler = (ask: unknown) => Promise<unknown>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

interface Passage {
  /** Which part of the server a call belongs to. */
  roomOf: (key: ApiKey) => FastifyInstance
  guard: (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  limits: Pick<Limits, 'signingIn'>
  /** What a try to sign in is made on. */
  triedIn: (request: FastifyRequest, body: unknown) => Promise<Tried>
  kept: Pick<KeptAnswers, 'once'>
  threads: Pick<ThreadPool, 'run'>
}

/** Makes a route of every call in the contract, with its guard, its validation and its answer's schema. */
export function registerCalls(handlers: Handlers<Feature>, passage: Passage): void {
  const { roomOf, guard, limits, triedIn, kept, threads } = passage
  for (const [key, entry] of Object.entries(api)) {
    const call: Call = entry
    const [method, url] = key.split(' ') as [Method, string]
    const handle = handlers[key as ApiKey] as LooseHandler
    const bodyLimit = bodyBytesMax(call)
    roomOf(key as ApiKey).route({
      method,
      url,
      config: { key },
      bodyLimit,
      onRequest: async (request, reply) => {
        if (call.body) refuseTooLong(request, bodyLimit)
        await guard(call, request, reply)
      },
      handler: async (request, reply) => {
        const { tenant, person } = request
        const asked = { ...(await readRequest(call, request, threads)), tenant, person, request, reply }
        const work = () => kept.once(call, request, reply, () => handle(asked))
        const signingIn = async () => limits.signingIn(request, await triedIn(request, asked.body), work)
        const answer = await (call.limit === 'sign-in' ? signingIn() : work())
        if (reply.sent || answer === reply) return reply
        reply.code(call.status ?? 200).header('cache-control', 'no-store')
        return answerOf(call, answer)
      },
    })
  }
}

async function readRequest(call: Call, request: FastifyRequest, threads: Pick<ThreadPool, 'run'>) {
  if (!call.file && request.isMultipart()) throw new AppError('wrong-media-type')
  const isBytes = request.headers['content-type'] === 'application/octet-stream'
  if (isBytes !== (call.bytes ?? false)) {
    const message = call.bytes ? 'This call reads application/octet-stream only.' : undefined
    throw new AppError('wrong-media-type', message ? { message } : {})
  }
  const params = request.params as Record<string, string>
  // What cannot exist gets the same answer as what does not.
  if (!canExist(call, params)) throw new AppError('not-found')
  return { params, query: validate(call.query, request.query), body: await bodyOf(call, request, threads) }
}

function canExist({ params: schema }: Call, params: Record<string, string>): boolean {
  if (params.id !== undefined && !UUID.test(params.id)) return false
  return !holdsUnstorable(params) && (!schema || schema.safeParse(params).success)
}

/** Parsing the answer drops whatever the contract does not name: a leak guard as much as a type. */
function answerOf(call: Call, answer: unknown): unknown {
  return typeof call.response === 'string' ? answer : call.response.parse(answer)
}
