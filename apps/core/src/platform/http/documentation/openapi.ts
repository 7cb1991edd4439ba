import { gzipSync } from 'node:zlib'
import { type ProblemCode, problemSentence, problems } from '@vitrine/contract'
import { api, bodySchemaOf, problemsOf } from '@vitrine/contract/api'
import type { Access, Call, Scope } from '@vitrine/contract'
import { z } from 'zod'
import { answerExampleOf, bodyExampleOf, exampleOf } from './examples.ts'
import { problemExample, problemSchema } from './problem-schema.ts'
import { sendWithEtag } from '../files/etag.ts'
import type { Handler } from '../register.ts'
import { tagOf, tags } from './tags.ts'
import { translateProblem } from '../problem-messages.ts'
import { takesGzip } from '../files/takes-gzip.ts'

export const sendOpenapi: Handler<'GET /api/openapi.json'> = async ({ query, request, reply }) => {
  const text = query.for === 'keys' ? openapiDocumentForKeys : openapiDocument
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!takesGzip(request)) return sendWithEtag(request, reply, text())
  return sendWithEtag(request, reply.header('content-encoding', 'gzip'), gzipped(text))
}

/** Returns the contract as an OpenAPI 3.1 document, in JSON. */
export const openapiDocument = once(() => documentOf(() => true))

/** Returns the same with the calls of API keys only. */
export const openapiDocumentForKeys = once(() => documentOf(({ scope }) => typeof scope === 'string'))

const packed = new Map<() => string, Buffer>()

function gzipped(text: () => string): Buffer {
  const found = packed.get(text) ?? gzipSync(text())
  packed.set(text, found)
  return found
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
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
    tags: tags.filter(({ name }) => calls.some(([, call]) => tagOf(call) === name)),
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
      responses: sharedResponses(calls),
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
    tags: [tagOf(call)],
    ...(call.access === 'anyone' ? {} : { description: policyOf(call.access, call.scope) }),
    security: securityOf(call),
    parameters: [...pathParameters(key), ...queryParameters(call)],
    ...(body ? { requestBody: { required: true, content: { 'application/json': jsonBody(key, call, body) } } } : {}),
    ...(call.file ? { requestBody: { required: true, content: { 'multipart/form-data': uploadOf(call.file) } } } : {}),
    ...(call.bytes ? { requestBody: { required: true, content: { 'application/octet-stream': BYTES } } } : {}),
    responses: { [String(call.status ?? 200)]: goodAnswer(call), ...problemResponses(key, call) },
  }
}

type GuardedAccess = Exclude<Access, 'anyone'>

const callers: Record<GuardedAccess, string> = {
  customer: 'everyone with an account',
  partner: 'the site’s team',
  'partner-editor': 'the site’s editors, admins and owners',
  'partner-admin': 'the site’s admins and owners',
  'partner-owner': 'the site’s owners',
  operator: 'operators',
}

/** Returns who may make a call, and the scope that an API key needs for it. */
function policyOf(access: GuardedAccess, scope: Scope | null): string {
  return `Available to ${callers[access]}. ${scope ? `API key scope: \`${scope}\`.` : 'Not available to API keys.'}`
}

/** Returns the credentials that a call takes; none where everybody may call it. */
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

/** Returns the problems of a call by their status, each as a reference to a shared response. */
function problemResponses(key: string, call: Call) {
  const named = [...codesByStatus(key, call)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${nameOf(codes)}` },
  ])
  return Object.fromEntries(named) as Record<string, { $ref: string }>
}

/** Returns the responses that `problemResponses` refers to. */
function sharedResponses(calls: readonly [string, Call][]) {
  const all = calls.flatMap(([key, call]) => [...codesByStatus(key, call).values()])
  return Object.fromEntries(all.map((codes) => [nameOf(codes), problemAnswer(codes)]))
}

function codesByStatus(key: string, call: Call): Map<string, ProblemCode[]> {
  return Map.groupBy(problemsOf(key, call), (code) => String(problems[code].status))
}

function nameOf(codes: readonly ProblemCode[]): string {
  return codes.join('.')
}

/** Returns the response of a status with these problems. */
function problemAnswer(codes: readonly ProblemCode[]) {
  const description = codes.map((code) => `${code}: ${translateProblem('en', problemSentence(code))}`).join(' ')
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]))
  const schema = { $ref: '#/components/schemas/Problem' }
  return { description, content: { 'application/problem+json': { schema, examples } } }
}

function problemExamples(calls: readonly [string, Call][]) {
  const codes = new Set(calls.flatMap(([key, call]) => problemsOf(key, call)))
  return Object.fromEntries([...codes].map((code) => [code, { value: problemExample(code) }]))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain
}
