import type { Call } from '@vitrine/contract'
import { type ApiKey, bodySchemaOf } from '@vitrine/contract/api'
import { z } from 'zod'
import { bodies, values } from './example-values.ts'

type Schema = z.core.JSONSchema.BaseSchema
type Direction = 'input' | 'output'

/** Returns an example of a call's JSON body; undefined for a call without one. */
export function bodyExampleOf(key: string, call: Call): unknown {
  const schema = bodySchemaOf(call)
  return schema && (bodies[key as ApiKey] ?? exampleOf(schema, 'input'))
}

/** Returns an example of a call's JSON response; undefined for a file, a page or a redirect. */
export function answerExampleOf({ response }: Call): unknown {
  return typeof response === 'string' ? undefined : exampleOf(response, 'output')
}

/** Returns a value that the schema accepts. Request bodies have the required fields only, if there are any. */
export function exampleOf(schema: z.ZodType, io: Direction, name = ''): unknown {
  return valueOf(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema, name, io)
}

function valueOf(schema: Schema | boolean, name: string, io: Direction): unknown {
  if (typeof schema === 'boolean') return values[name] ?? {}
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find((one) => one === values[name]) ?? schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(isTelling)
  if (choices?.[0]) return valueOf(choices[0], name, io)
  if (schema.allOf?.[0]) return valueOf(schema.allOf[0], name, io)
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema, io)
    case 'array':
      return itemsOf(schema, name, io)
    case 'string':
      return textOf(schema, name)
    case 'integer':
    case 'number':
      return numberOf(schema, name)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return values[name] ?? {}
  }
}

/** Returns the type of a value other than null. */
function typeOf({ type }: Schema) {
  return Array.isArray(type) ? (type as string[]).find((one) => one !== 'null') : type
}

/** Returns whether a choice is something other than null. */
function isTelling(choice: Schema | boolean): choice is Schema {
  return typeof choice === 'object' && choice.type !== 'null' && choice.const !== ''
}

function objectOf({ properties = {}, required = [] }: Schema, io: Direction): Record<string, unknown> {
  const isSparse = io === 'input' && required.length > 0
  const shown = Object.entries(properties).filter(([name]) => !isSparse || required.includes(name))
  return Object.fromEntries(shown.map(([name, field]) => [name, valueOf(field, name, io)]))
}

function itemsOf({ items, prefixItems, minItems = 1 }: Schema, name: string, io: Direction): unknown[] {
  if (prefixItems) return prefixItems.map((item) => valueOf(item, name, io))
  const item = items === undefined || Array.isArray(items) ? undefined : valueOf(items, singular(name), io)
  return item === undefined ? [] : Array.from({ length: Math.max(1, minItems) }, () => item)
}

function singular(name: string): string {
  return name.endsWith('Ids') ? 'id' : name.replace(/s$/, '')
}

const FORMATS: Record<string, string> = {
  uuid: '0192f0c1-4b7a-7c3e-9d52-6a1f0e8b3c74',
  email: 'sam@agency.example',
  uri: 'https://agency.example/page',
  'date-time': '2026-11-23T09:00:00Z',
  date: '2026-11-23',
  time: '09:00:00',
}

function textOf({ format = '', minLength = 0, maxLength = 1000, pattern }: Schema, name: string): string {
  const known = values[name]
  const fits = typeof known === 'string' && (pattern === undefined || new RegExp(pattern, 'u').test(known))
  const text = FORMATS[format] ?? (fits ? known : 'Text')
  return text.slice(0, maxLength).padEnd(minLength, '0')
}

function numberOf({ minimum = 0, maximum = Infinity }: Schema, name: string): number {
  const known = values[name]
  return Math.min(Math.max(typeof known === 'number' ? known : 1, minimum), maximum)
}
