import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openapiDocument, openapiDocumentForKeys } from '../../src/platform/http/documentation/openapi.ts'

/**
 * All recommended rules, as errors, but two: an id is a UUID, so `users/import/{id}` and `users/{id}/credits` are never the same
 * address; and a redirect has no status below 300.
 */
const RULES = { 'no-ambiguous-paths': 'off', 'operation-2xx-response': 'off' } as const

it.each([
  ['every call', openapiDocument],
  ['the calls of API keys', openapiDocumentForKeys],
])('a linter finds no fault in the OpenAPI document of %s', async (_, documentOf) => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES })
  const found = await lintFromString({ source: documentOf(), absoluteRef: 'openapi.json', config })

  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

it('every call has examples of its request, its response and its errors', () => {
  const { paths, components } = JSON.parse(openapiDocument()) as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ key: `${method} ${path}`, ...operation })),
  )
  for (const { key, responses, requestBody } of operations) {
    const contents = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}))
    const isShown = ({ example, examples }: Content) => example !== undefined || Object.keys(examples ?? {}).length > 0
    expect([key, contents.every(isShown)]).toEqual([key, true])
    expect([key, Object.keys(responses).some((status) => status.startsWith('4'))]).toEqual([key, true])
  }
  expect(operations.length).toBeGreaterThan(300)
  expect(Object.keys(components.examples)).toContain('credits-short')
})

interface Content {
  example?: unknown
  examples?: object
}

interface Part {
  content?: Record<string, Content>
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: Part; responses: Record<string, Part> }>>
  components: { examples: object }
}
