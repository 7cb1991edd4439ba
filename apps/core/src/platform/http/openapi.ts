import { gzipSync } from 'node:zlib'
import { problems } from '@vitrine/contract'
import { api, problemsOf } from '@vitrine/contract/api'
import type { Call } from '@vitrine/contract'
import { z } from 'zod'
import { sendUnlessKnown } from './known-version.ts'
import type { Handler } from './register.ts'
import { takesGzip } from './takes-gzip.ts'

let made: string | undefined
let gzipped: Buffer | undefined

export const sendOpenapi: Handler<'GET /api/openapi.json'> = async ({ request, reply }) => {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!takesGzip(request)) return sendUnlessKnown(request, reply, openapiDocument())
  gzipped ??= gzipSync(openapiDocument())
  return sendUnlessKnown(request, reply.header('content-encoding', 'gzip'), gzipped)
}

/** The contract as an OpenAPI 3.1 document, in JSON. Made once. */
export function openapiDocument(): string {
  made ??= JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1.0.0',
      description: 'Sessions are cookies of the host. Errors are application/problem+json.',
    },
    paths: pathsOf(Object.entries(api)),
  })
  return made
}

function pathsOf(calls: [string, Call][]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [key, call] of calls) {
    const [method = '', path = ''] = key.split(' ')
    const name = path.replace(/:(\w+)/g, '{$1}')
    paths[name] = { ...paths[name], [method.toLowerCase()]: operationOf(key, call) }
  }
  return paths
}

function operationOf(key: string, call: Call) {
  return {
    operationId: key.replace(/\W+/g, '-').toLowerCase(),
    summary: call.summary,
    tags: [call.feature],
    ...(call.access === 'anyone' ? {} : { description: `For: ${call.access}.` }),
    parameters: [...pathParameters(key), ...queryParameters(call)],
    ...(call.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }
      : {}),
    ...(call.file ? { requestBody: { required: true, content: { 'multipart/form-data': uploadOf(call.file) } } } : {}),
    ...(call.bytes ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    responses: { [String(call.status ?? 200)]: goodAnswer(call), ...refusals(key, call) },
  }
}

function uploadOf(field: string) {
  const properties = { [field]: { type: 'string', format: 'binary' } }
  return { schema: { type: 'object', required: [field], properties } }
}

function pathParameters(key: string) {
  return [...key.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: Call) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
  }))
}

function goodAnswer({ response, summary }: Call) {
  return typeof response === 'string'
    ? { description: summary }
    : { description: summary, content: { 'application/json': { schema: schemaOf(response, 'output') } } }
}

function refusals(key: string, call: Call) {
  const byStatus: Record<string, { description: string; content: unknown }> = {}
  for (const code of problemsOf(key, call)) {
    const { status, message } = problems[code]
    const earlier = byStatus[status]?.description
    const description = `${earlier ? `${earlier} ` : ''}${code}: ${message}`
    byStatus[status] = { description, content: { 'application/problem+json': { schema: { type: 'object' } } } }
  }
  return byStatus
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain
}
