import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Handler } from '../../../platform/http/register.ts'
import { createMcp } from './server.ts'
import type { ToolRequest } from './tools.ts'

type Inject = FastifyInstance['inject']

/** `inject` makes calls of the API inside this process. */
export function createMcpHandler(inject: Inject): Handler<'POST /mcp'> {
  const answer = createMcp()
  return async ({ tenant, person, request, body, reply }) => {
    if (!person.key) throw new AppError('key-required')
    const call = (asked: ToolRequest) => callInProcess(inject, asked, request)
    const { status, text } = await answer({ tenant, headers: request.headers, body, call })
    if (text !== '') reply.type('application/json; charset=utf-8')
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .serializer((value: string) => value)
      .send(text)
  }
}

/** The call has the address and the key of the program's own request. */
async function callInProcess(inject: Inject, asked: ToolRequest, { ip, headers: sent }: FastifyRequest) {
  const { call, params = {}, query = {}, body, idempotencyKey } = asked
  const [method, path = ''] = call.split(' ') as ['GET' | 'POST', string]
  const { host, authorization, 'accept-language': language } = sent
  const named = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const response = await inject({
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query: Object.fromEntries(named) as Record<string, string>,
    remoteAddress: ip,
    headers: {
      ...(host ? { host } : {}),
      ...(authorization ? { authorization } : {}),
      ...(language ? { 'accept-language': language } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body ? { payload: body } : {}),
  })
  const { link } = response.headers
  return { status: response.statusCode, body: response.json<unknown>(), link: link === undefined ? link : String(link) }
}
