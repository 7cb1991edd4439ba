import type { Call } from '@vitrine/contract'
import { bodySchemaOf } from '@vitrine/contract/api'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'

/** The maximum, regardless of the schema. */
const BYTES_MAX = 1024 * 1024
/** Room for spaces, and for unknown fields, which are ignored. */
const BYTES_SPARE = 16 * 1024
/** A character takes six bytes when it is written as an escape (`\u0041`). */
const BYTES_PER_CHARACTER = 6
/** The longest number, `false` and `null`. */
const BYTES_PER_VALUE = 32
/** Space for formats such as `uuid` and for patterns, which have no length of their own. */
const FORMATTED_CHARACTERS = 64

type Schema = z.core.JSONSchema.BaseSchema

/** Kept for the next server of this process: reading all schemas takes a tenth of a second. */
const known = new WeakMap<z.ZodType, number>()

/** The most bytes that a JSON body of this call can need, by the limits of its schema. Other bodies have limits of their own. */
export function bodyBytesMax(call: Call): number {
  const body = bodySchemaOf(call)
  if (!body) return BYTES_MAX
  const bytesMax = known.get(body) ?? readBytesMax(body)
  known.set(body, bytesMax)
  return bytesMax
}

function readBytesMax(body: z.ZodType): number {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return Math.min(BYTES_MAX, BYTES_SPARE + bytesOf(schema))
}

/** Refuses a body by its announced length, before authentication. Throws `too-large`. */
export function refuseTooLong({ headers }: FastifyRequest, bytesMax: number): void {
  if (Number(headers['content-length'] ?? 0) > bytesMax) throw new AppError('too-large')
}

/** Infinity for schemas without a limit. */
function bytesOf(schema: Schema | boolean): number {
  if (typeof schema === 'boolean') return Infinity
  const { type, enum: values, anyOf, oneOf, allOf } = schema
  if (schema.const !== undefined || values) return longest([schema.const, ...(values ?? [])])
  const choices = anyOf ?? oneOf
  if (choices) return Math.max(...choices.map(bytesOf))
  if (type === 'string') return 2 + charactersOf(schema) * BYTES_PER_CHARACTER
  if (type === 'array') return itemsOf(schema)
  if (type === 'object') return fieldsOf(schema)
  if (type) return BYTES_PER_VALUE
  // All of them have to match, so the shortest counts.
  return allOf ? Math.min(...allOf.map(bytesOf)) : Infinity
}

function longest(values: readonly unknown[]): number {
  return Math.max(...values.map((value) => (JSON.stringify(value) ?? '').length)) * BYTES_PER_CHARACTER
}

function charactersOf({ maxLength, format, pattern }: Schema): number {
  return maxLength ?? (format || pattern ? FORMATTED_CHARACTERS : Infinity)
}

function itemsOf({ items, maxItems, prefixItems }: Schema): number {
  const fixed = sum((prefixItems ?? []).map((item) => bytesOf(item) + 1))
  if (items === undefined || Array.isArray(items)) return fixed
  return fixed + (maxItems ?? Infinity) * (bytesOf(items) + 1)
}

function fieldsOf({ properties = {}, additionalProperties, propertyNames }: Schema): number {
  const known = Object.entries(properties).map(([name, field]) => longest([name]) + bytesOf(field) + 2)
  // Listed names occur once each; any others may occur without limit.
  const isOpen = additionalProperties !== undefined && additionalProperties !== false
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  const open = !isOpen
    ? 0
    : names
      ? names.length * (longest(names) + bytesOf(additionalProperties as Schema) + 2)
      : Infinity
  return sum(known) + open
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
