import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'

/** The file of the generated types. */
export const SCHEMA = new URL('./src/schema.d.ts', import.meta.url)

const HEAD = '// Written by `npm run api:client` from the contract. Do not edit.\n'

/** Returns the text of `src/schema.d.ts` for an OpenAPI document. All error responses of a call have one type. */
export async function clientTypes(document: string): Promise<string> {
  const parsed = JSON.parse(document, (name, value: unknown) =>
    name === 'responses' ? merged(value) : value,
  ) as OpenAPI3
  return HEAD + astToString(await openapiTypes(parsed))
}

function merged(responses: unknown): unknown {
  const good = Object.entries(responses as object).filter(([status]) => Number(status) < 400)
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return { ...Object.fromEntries(good), default: { description: 'Refused.', content } }
}
