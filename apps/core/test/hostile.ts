import fc from 'fast-check'
import { z } from 'zod'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

const STRING_CHARACTERS_MAX = 300

/** Hostile values: wrong types, huge numbers, lone surrogates, control characters, names with a meaning to a runtime. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0.1, 2 ** 53, 1e308, '', ' ', [], {}, [[[]]], { a: { b: null } }),
  fc.constantFrom('\0', '\ud800', '\u202eabc', 'é'.repeat(400), 'x'.repeat(20_000), "' or 1=1 --", '../../etc/passwd'),
  fc.constantFrom('__proto__', 'constructor', '%00', '%ff', 'NaN', '1e999', '9'.repeat(40), '2026-02-30T25:61:00Z'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that a schema of the contract accepts, or nearly; `known` are words that mean something in the test's database. */
export function valuesOf(schema: z.ZodType | undefined, known: readonly string[]): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined)
  const good = accepted(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, known)
  return fc.oneof(
    { weight: 2, arbitrary: good },
    { weight: 3, arbitrary: mutated(good) },
    { weight: 1, arbitrary: hostile },
  )
}

function accepted(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => accepted(choice, known)))
  const { minimum = -1000, maximum = 1000, minLength = 0, maxLength = STRING_CHARACTERS_MAX } = schema
  switch (schema.type) {
    case 'object':
      return record(schema, known)
    case 'array':
      return fc.array(accepted(schema.items ?? {}, known), { maxLength: 4 })
    case 'string':
      return fc.oneof(
        fc.constantFrom(...known),
        fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60) }),
      )
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function record({ properties = {}, required = [] }: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, accepted(schema, known)]))
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

/** One thing wrong: a field that is missing, of another kind, or too much. */
function mutated(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(good, fc.constantFrom('drop', 'replace', 'add'), fc.nat(), hostile).map(([value, how, pick, bad]) => {
    if (typeof value !== 'object' || value === null) return bad
    const names = Object.keys(value)
    const name = names[pick % Math.max(1, names.length)] ?? 'extra'
    if (how === 'drop') return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    return { ...value, [how === 'add' ? 'status' : name]: bad }
  })
}
