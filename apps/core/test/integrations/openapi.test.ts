import { problems } from '@vitrine/contract'
import type { Call } from '@vitrine/contract'
import { type ApiKey, api, bodySchemaOf } from '@vitrine/contract/api'
import { expect, it } from 'vitest'
import { openapiDocument } from '../../src/platform/http/documentation/openapi.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: object } | { $ref: string }>
}

const document = JSON.parse(openapiDocument()) as {
  openapi: string
  info: object
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    key: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    operation,
  })),
)

it('every call of the contract is in the document once, under a unique name', () => {
  expect(operations.map(({ key }) => key).sort()).toEqual(Object.keys(api).sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

it('the document declares OpenAPI 3.1', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String), version: expect.any(String) } })
})

it.each(operations)('$key lists its parameters, its response and its errors', ({ key, operation }) => {
  const call: Call = api[key as ApiKey]
  const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const listed = operation.parameters.filter((parameter) => parameter.in === 'path')

  expect(listed.map(({ name }) => name)).toEqual(inPath)
  expect(listed.every(({ required }) => required)).toBe(true)
  expect(operation.responses[String(call.status ?? 200)]).toBeDefined()
  for (const code of call.problems)
    expect(resolved(operation.responses[problems[code].status])).toMatchObject({
      description: expect.stringContaining(code),
    })
  const takesBody = bodySchemaOf(call) !== undefined || Boolean(call.file) || Boolean(call.bytes)
  expect(Boolean(operation.requestBody)).toBe(takesBody)
})

it('a draft may omit fields that have a default', () => {
  const schema = document.paths['/api/videos']?.post?.requestBody?.content['application/json']?.schema as {
    required: string[]
  }

  expect(schema.required.sort()).toEqual(['avatarId', 'script'])
})

it('every reference resolves', () => {
  const references = [...openapiDocument().matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')

  expect(references.filter((reference) => at(reference) === undefined)).toEqual([])
})

/** Returns an answer, or the shared one that it refers to. */
function resolved(answer: Operation['responses'][string] | undefined): unknown {
  return answer && '$ref' in answer ? at(answer.$ref) : answer
}

function at(reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/')
  return steps.reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], document)
}
