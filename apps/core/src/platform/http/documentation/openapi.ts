import { gzipSync } from 'node:zlib'
import { type ProblemCode, problemSentence, problems } from '@vitrine/contract'
import { api, bodySchemaOf, problemsOf } from '@vitrine/contract/api'
import type { Call } from '@vitrine/contract'
import { z } from 'zod'
import { answerExampleOf, bodyExampleOf, exampleOf } from './examples.ts'
import { problemExample, problemSchema } from './problem-schema.ts'
import { sendWithEtag } from '../files/etag.ts'
import type { Handler } from '../register.ts'
import { translateProblem } from '../problem-messages.ts'
import { takesGzip } from '../files/takes-gzip.ts'

let made: string | undefined
let gzipped: Buffer | undefined

export const sendOpenapi: Handler<'GET /api/openapi.json'> = async ({ request, reply }) => {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!takesGzip(request)) return sendWithEtag(request, reply, openapiDocument())
  gzipped ??= gzipSync(openapiDocument())
  return sendWithEtag(request, reply.header('content-encoding', 'gzip'), gzipped)
}

/** The contract as an OpenAPI 3.1 document, in JSON. Made once. */
export function openapiDocument(): string {
  made ??= documentOf(() => true)
  return made
}

/** The same with the calls of API keys only. */
export function openapiDocumentForKeys(): string {
  return documentOf(({ scope }) => typeof scope === 'string')
}

function documentOf(isShown: (call: Call) => boolean): string {
  const calls = (Object.entries(api) as [string, Call][]).filter(([, call]) => isShown(call))
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1.0.0',
      description: 'Calls of a site, relative to its host. Errors are application/problem+json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    paths: pathsOf(calls),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the site, with the scopes of the call.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The cookie of a person who signed in.',
        },
      },
      schemas: { Problem: problemSchema },
      examples: problemExamples(calls),
    },
  })
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
  const body = bodySchemaOf(call)
  return {
    operationId: key.replace(/\W+/g, '-').toLowerCase(),
    summary: call.summary,
    tags: [call.feature],
    ...(call.access === 'anyone' ? {} : { description: `For: ${call.access}. API keys: ${call.scope ?? 'none'}.` }),
    security: securityOf(call),
    parameters: [...pathParameters(key), ...queryParameters(call)],
    ...(body ? { requestBody: { required: true, content: { 'application/json': jsonBody(key, call, body) } } } : {}),
    ...(call.file ? { requestBody: { required: true, content: { 'multipart/form-data': uploadOf(call.file) } } } : {}),
    ...(call.bytes ? { requestBody: { required: true, content: { 'application/octet-stream': BYTES } } } : {}),
    responses: { [String(call.status ?? 200)]: goodAnswer(call), ...problemResponses(key, call) },
  }
}

/** Which credentials a call takes; none where everybody may make it. */
function securityOf({ access, scope }: Call) {
  if (access === 'anyone') return []
  return scope ? [{ apiKey: [] }, { session: [] }] : [{ session: [] }]
}

function jsonBody(key: string, call: Call, body: z.ZodType) {
  return { schema: schemaOf(body, 'input'), example: bodyExampleOf(key, call) }
}

const BYTES = { schema: { type: 'string', format: 'binary' }, example: '(bytes)' }

function uploadOf(field: string) {
  const properties = { [field]: { type: 'string', format: 'binary' } }
  return { schema: { type: 'object', required: [field], properties }, example: { [field]: '(bytes)' } }
}

const PAGE = { schema: { type: 'string' }, example: '<!doctype html>' }

function pathParameters(key: string) {
  return [...key.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: pathExample(name),
  }))
}

function queryParameters({ query }: Call) {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(schema as z.ZodType, 'input'),
    example: exampleOf(schema as z.ZodType, 'input', name),
  }))
}

function pathExample(name = ''): string {
  return name.toLowerCase().endsWith('id') ? '0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74' : 'example'
}

function goodAnswer(call: Call) {
  const { response, summary } = call
  if (typeof response !== 'string') {
    const content = { schema: schemaOf(response, 'output'), example: answerExampleOf(call) }
    return { description: summary, content: { 'application/json': content } }
  }
  if (response === 'redirect') return { description: summary }
  const type = response === 'page' ? 'text/html' : 'application/octet-stream'
  return { description: summary, content: { [type]: response === 'page' ? PAGE : BYTES } }
}

function problemResponses(key: string, call: Call) {
  const byStatus: Record<string, ReturnType<typeof problemAnswer>> = {}
  for (const code of problemsOf(key, call)) {
    const { status } = problems[code]
    byStatus[status] = problemAnswer(code, byStatus[status])
  }
  return byStatus
}

/** The answer of a status that has one more problem. */
function problemAnswer(code: ProblemCode, earlier?: { description: string; content: ProblemContent }) {
  const message = translateProblem('en', problemSentence(code))
  const description = `${earlier ? `${earlier.description} ` : ''}${code}: ${message}`
  const examples: ProblemContent['application/problem+json']['examples'] = {
    ...earlier?.content['application/problem+json'].examples,
    [code]: { $ref: `#/components/examples/${code}` },
  }
  const schema = { $ref: '#/components/schemas/Problem' }
  return { description, content: { 'application/problem+json': { schema, examples } } }
}

interface ProblemContent {
  'application/problem+json': { schema: { $ref: string }; examples: Record<string, { $ref: string }> }
}

function problemExamples(calls: readonly [string, Call][]) {
  const codes = new Set(calls.flatMap(([key, call]) => problemsOf(key, call)))
  return Object.fromEntries([...codes].map((code) => [code, { value: problemExample(code) }]))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain
}
