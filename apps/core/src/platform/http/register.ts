import { type Api, type ApiKey, api, bodySchemaOf } from '@vitrine/contract/api'
import type { Call, Feature, Method, Received } from '@vitrine/contract'
import type {} from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { ThreadPool } from '../thread-pool/thread-pool.ts'
import { bodyOf } from './bodies/body-parsers.ts'
import { compressAnswer } from './files/compress-answer.ts'
import { bodyBytesMax, refuseTooLong } from './bodies/body-limit.ts'
import type { Idempotency } from './requests/idempotency.ts'
import type { Limits, Tried } from './requests/limits.ts'
import type { Person } from './request.ts'
import { holdsUnstorable, validate } from './bodies/validate.ts'
import { isUuid } from '../ids/ids.ts'

type PersonOf<K extends ApiKey> = Api[K]['access'] extends 'anyone' ? null : Person

/** The input of a handler: the validated request, the tenant of the host and, where the call needs one, the person. */
type Ask<K extends ApiKey> = Received<Api, K> & {
  tenant: Tenant
  person: PersonOf<K>
  request: FastifyRequest
  reply: FastifyReply
}

type HandlerResult<K extends ApiKey> = Api[K] extends { otherwise: string }
  ? JsonResult<K> | FastifyReply
  : Api[K]['response'] extends z.ZodType
    ? JsonResult<K>
    : FastifyReply
type JsonResult<K extends ApiKey> = Api[K]['response'] extends z.ZodType ? z.input<Api[K]['response']> : never

export type Handler<K extends ApiKey> = (ask: Ask<K>) => Promise<HandlerResult<K>>

type KeysOf<F extends Feature> = { [K in ApiKey]: Api[K]['feature'] extends F ? K : never }[ApiKey]

/** The handlers of one feature: forgetting a call of the contract is a type error. */
export type Handlers<F extends Feature> = { [K in KeysOf<F>]: Handler<K> }

type LooseHandler = (ask: unknown) => Promise<unknown>

interface Deps {
  /** Returns the scope of the server in which a call is registered. */
  scopeOf: (call: Call) => FastifyInstance
  guard: (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<void>
  limits: Pick<Limits, 'signingIn'>
  /** Returns the counters of a sign-in attempt. */
  triedIn: (request: FastifyRequest, body: unknown) => Promise<Tried>
  idempotency: Pick<Idempotency, 'once'>
  threads: Pick<ThreadPool, 'run'>
}

/** Registers a route for every call in the contract, with its guard, its validation and its response schema. */
export function registerCalls(handlers: Handlers<Feature>, deps: Deps): void {
  const { scopeOf, guard, limits, triedIn, idempotency, threads } = deps
  for (const [key, entry] of Object.entries(api)) {
    const call: Call = entry
    const [method, url] = key.split(' ') as [Method, string]
    const handle = handlers[key as ApiKey] as LooseHandler
    const bodyLimit = bodyBytesMax(call)
    scopeOf(call).route({
      method,
      url,
      config: { policy: call },
      bodyLimit,
      onRequest: async (request, reply) => {
        if (bodySchemaOf(call)) refuseTooLong(request, bodyLimit)
        await guard(call, request, reply)
      },
      handler: async (request, reply) => {
        const { tenant, person } = request
        const asked = { ...(await readRequest(call, request, threads)), tenant, person, request, reply }
        const work = () => idempotency.once(call, request, reply, () => handle(asked))
        const signingIn = async () => limits.signingIn(request, await triedIn(request, asked.body), work)
        const answer = await (call.limit === 'sign-in' ? signingIn() : work())
        if (reply.sent || answer === reply) return reply
        reply.code(call.status ?? 200).header('cache-control', 'no-store')
        return Object.isFrozen(answer) ? sendShared(reply, call, answer) : answerOf(call, answer)
      },
      onSend: compressAnswer,
    })
  }
}

/** The JSON of frozen responses. */
const shared = new WeakMap<object, string>()

/** Sends a response that is the same for many: a frozen object is parsed and serialized once. */
function sendShared(reply: FastifyReply, call: Call, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answerOf(call, answer)
  const json = shared.get(answer) ?? JSON.stringify(answerOf(call, answer))
  shared.set(answer, json)
  return reply.type('application/json; charset=utf-8').send(json)
}

async function readRequest(call: Call, request: FastifyRequest, threads: Pick<ThreadPool, 'run'>) {
  if (!call.file && request.isMultipart()) throw new AppError('wrong-media-type')
  const isBytes = request.headers['content-type'] === 'application/octet-stream'
  if (isBytes !== (call.bytes ?? false)) {
    const message = call.bytes ? 'This call reads application/octet-stream only.' : undefined
    throw new AppError('wrong-media-type', message ? { message } : {})
  }
  const params = request.params as Record<string, string>
  // Ids that cannot exist get the same response as unknown ones.
  if (!canExist(call, params)) throw new AppError('not-found')
  return { params, query: validate(call.query, request.query), body: await bodyOf(call, request, threads) }
}

function canExist({ params: schema }: Call, params: Record<string, string>): boolean {
  if (params.id !== undefined && !isUuid(params.id)) return false
  return !holdsUnstorable(params) && (!schema || schema.safeParse(params).success)
}

/** Returns the response parsed by its schema, which drops every field that the contract does not name. */
function answerOf(call: Call, answer: unknown): unknown {
  return typeof call.response === 'string' ? answer : call.response.parse(answer)
}
