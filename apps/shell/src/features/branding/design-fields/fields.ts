import type { BrandDesign } from '@vitrine/contract'

/** The way to a field of a design, e.g. `words.en.promise` or `words.en.audiences.0.title`. */
export type FieldPath = string
/** A text, an address, a choice, or the presenters in their order; null and undefined where there is none. */
export type FieldValue = string | null | undefined | readonly string[]

/** Returns every field of a design by its path, in the order of the design. */
export function fieldsOf(design: BrandDesign): Map<FieldPath, FieldValue> {
  const found = new Map<FieldPath, FieldValue>()
  collect(design, '', found)
  return found
}

function collect(value: unknown, path: FieldPath, found: Map<FieldPath, FieldValue>): void {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (isList || typeof value === 'string' || value === null) found.set(path, value)
  else if (typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) collect(inner, path ? `${path}.${name}` : name, found)
}

/** Returns a design with other values in some fields; `undefined` takes a field away. */
export function withFields(design: BrandDesign, values: ReadonlyMap<FieldPath, FieldValue>): BrandDesign {
  const next = structuredClone(design)
  // First what goes, so that a group of fields that one side does not have is replaced as a whole.
  const isGone = ([, value]: [FieldPath, FieldValue]) => value === undefined
  const ordered = [...values].toSorted((one, other) => Number(isGone(other)) - Number(isGone(one)))
  for (const [path, value] of ordered) put(next as unknown as Holder, path.split('.'), value)
  return next
}

interface Holder {
  [name: string]: Holder | FieldValue
}

function put(holder: Holder, [name = '', ...rest]: string[], value: FieldValue): void {
  if (rest.length === 0) {
    if (value === undefined) delete holder[name]
    else holder[name] = value
    return
  }
  // A list that one side does not have begins empty, as `audiences` of a language.
  const inner = (holder[name] ??= (/^\d+$/.test(rest[0] ?? '') ? [] : {}) as Holder)
  put(inner as Holder, rest, value)
}
