/** An item of schema.org with its properties, which hold any number of texts and items each. */
export interface Item {
  /** Without the vocabulary's address, e.g. `Hotel`. */
  types: string[]
  properties: Map<string, Value[]>
}

export type Value = string | Item

const NODES_MAX = 20_000
const DEPTH_MAX = 30
const TEXT_CHARACTERS_MAX = 20_000

/** Collects the items of JSON-LD documents, including those inside `@graph`. */
export function createItems() {
  const found: Item[] = []
  let nodes = 0
  return { add, all: () => found }

  function add(document: unknown, depth = 0): void {
    if (++nodes > NODES_MAX || depth > DEPTH_MAX) return
    if (Array.isArray(document)) for (const part of document) add(part, depth + 1)
    if (!isRecord(document)) return
    if (Array.isArray(document['@graph'])) add(document['@graph'], depth + 1)
    const item = itemOf(document, 0)
    if (item.types.length > 0) found.push(item)
  }

  function itemOf(record: Record<string, unknown>, depth: number): Item {
    const properties = new Map<string, Value[]>()
    for (const [name, value] of Object.entries(record)) {
      if (name.startsWith('@') || nodes > NODES_MAX) continue
      const values = [value].flat().flatMap((one) => valueOf(one, depth + 1))
      if (values.length > 0) properties.set(name, values)
    }
    return { types: [record['@type']].flat().flatMap(typeOf), properties }
  }

  function valueOf(value: unknown, depth: number): Value[] {
    if (++nodes > NODES_MAX || depth > DEPTH_MAX) return []
    if (typeof value === 'string') return value.trim() === '' ? [] : [value.slice(0, TEXT_CHARACTERS_MAX)]
    if (typeof value === 'number' && Number.isFinite(value)) return [String(value)]
    if (!isRecord(value)) return []
    if (typeof value['@value'] === 'string') return [value['@value'].slice(0, TEXT_CHARACTERS_MAX)]
    return [itemOf(value, depth)]
  }
}

/** Returns the name of a type without the address of its vocabulary. */
export function typeOf(name: unknown): string[] {
  if (typeof name !== 'string') return []
  const bare = name.trim().split(/[/#:]/).at(-1) ?? ''
  return bare === '' ? [] : [bare]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
