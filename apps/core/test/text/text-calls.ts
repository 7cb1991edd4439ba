import type { Call } from '@vitrine/contract'
import { type ApiKey, api, bodySchemaOf } from '@vitrine/contract/api'
import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema
type Part = 'params' | 'query' | 'body'

/** The way from a schema to a text in it: a property, an item of a list, an entry of a record, or one of several choices. */
type Step = { property: string } | { item: true } | { entry: string } | { choice: number }

/** A text that a call takes. */
export interface TextField {
  key: ApiKey
  part: Part
  /** The path of the field as people read it, such as `body.look.closing.phone`. */
  name: string
  /** The most characters that its schema accepts; undefined where a format or a pattern says what is right. */
  charactersMax: number | undefined
  steps: readonly Step[]
}

const PARTS: readonly Part[] = ['params', 'query', 'body']
/** Longer addresses do not get through a server. */
const ADDRESS_CHARACTERS_MAX = 8000

/** Every text of every call, read from the schemas of the contract: a new call is among them without a new line here. */
export function textFields(): TextField[] {
  return (Object.entries(api) as [ApiKey, Call][]).flatMap(([key, call]) =>
    PARTS.flatMap((part) => {
      const schema = schemaOf(call, part)
      return schema ? textsIn(schema, []).map((found) => ({ key, part, ...found, name: part + found.name })) : []
    }),
  )
}

export function sizeOf({ part, charactersMax = 10_000 }: TextField): number {
  return part === 'body' ? charactersMax : Math.min(charactersMax, ADDRESS_CHARACTERS_MAX)
}

function schemaOf(call: Call, part: Part): Schema | undefined {
  const schema = part === 'body' ? bodySchemaOf(call) : call[part]
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema)
}

type Found = Pick<TextField, 'name' | 'charactersMax' | 'steps'>

function textsIn(schema: Schema, steps: readonly Step[]): Found[] {
  if (schema.enum || schema.const !== undefined) return []
  const choices = choicesOf(schema)
  if (choices) return choices.flatMap((choice, index) => textsIn(choice, [...steps, { choice: index }]))
  // Values that a schema cannot describe, such as a trimmed one, may be texts too.
  if (schema.type === 'string' || schema.type === undefined)
    return [{ name: steps.map(nameOf).join(''), charactersMax: schema.maxLength, steps }]
  if (schema.type === 'array') return textsIn((schema.items ?? {}) as Schema, [...steps, { item: true }])
  if (schema.type !== 'object') return []
  const known = Object.entries(schema.properties ?? {}).flatMap(([property, field]) =>
    textsIn(field as Schema, [...steps, { property }]),
  )
  const { additionalProperties: entries } = schema
  if (typeof entries !== 'object') return known
  return [...known, ...textsIn(entries, [...steps, { entry: entryOf(schema) }])]
}

function choicesOf({ anyOf, oneOf, allOf }: Schema): Schema[] | undefined {
  return (anyOf ?? oneOf ?? allOf) as Schema[] | undefined
}

function entryOf({ propertyNames }: Schema): string {
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  return String(names?.[0] ?? 'entry')
}

function nameOf(step: Step): string {
  if ('property' in step) return `.${step.property}`
  if ('entry' in step) return `.${step.entry}`
  return 'item' in step ? '[0]' : ''
}

/** Returns the values of fields without a text of ours. */
export type Known = (name: string, schema: Schema) => unknown

/** Returns a request with texts of ours in some fields, and otherwise as little as its schemas accept. */
export function sentWith(
  key: ApiKey,
  texts: ReadonlyMap<TextField, string>,
  known: Known,
): Partial<Record<Part, unknown>> {
  const call: Call = api[key]
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const schema = schemaOf(call, part)
      const own = [...texts]
        .filter(([field]) => field.part === part)
        .map(([{ steps }, text]) => ({
          steps,
          // No client can write half a character into an address.
          text: part === 'body' ? text : text.toWellFormed(),
        }))
      return schema ? [[part, filled(schema, own, known, '')]] : []
    }),
  )
}

interface FieldText {
  steps: readonly Step[]
  text: string
}

function filled(schema: Schema, targets: readonly FieldText[], known: Known, name: string): unknown {
  const [target] = targets
  if (target && target.steps.length === 0) return target.text
  const choices = choicesOf(schema)
  if (choices) {
    const index = target?.steps[0] && 'choice' in target.steps[0] ? target.steps[0].choice : 0
    const inside = below(targets, (step) => 'choice' in step && step.choice === index)
    return filled(choices[index] ?? {}, inside, known, name)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') return listOf(schema, targets, known, name)
  if (schema.type === 'object') return recordOf(schema, targets, known)
  return known(name, schema)
}

function listOf(schema: Schema, targets: readonly FieldText[], known: Known, name: string): unknown[] {
  const length = Math.max(targets.length > 0 ? 1 : 0, schema.minItems ?? 0)
  const inside = below(targets, (step) => 'item' in step)
  return Array.from({ length }, () => filled((schema.items ?? {}) as Schema, inside, known, name))
}

function recordOf({ properties = {}, required = [], ...schema }: Schema, targets: readonly FieldText[], known: Known) {
  const fields = Object.entries(properties).flatMap(([property, field]) => {
    const inside = below(targets, (step) => 'property' in step && step.property === property)
    if (inside.length === 0 && !required.includes(property)) return []
    return [[property, filled(field as Schema, inside, known, property)]]
  })
  const inside = below(targets, (step) => 'entry' in step)
  const entries =
    inside.length > 0 ? [[entryOf(schema), filled(schema.additionalProperties as Schema, inside, known, '')]] : []
  return Object.fromEntries([...fields, ...entries])
}

function below(targets: readonly FieldText[], isIt: (step: Step) => boolean): FieldText[] {
  return targets.flatMap(({ steps: [first, ...steps], text }) => (first && isIt(first) ? [{ steps, text }] : []))
}
