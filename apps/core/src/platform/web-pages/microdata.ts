import { type Item, typeOf } from './items.ts'

type Attributes = Readonly<Record<string, string>>

interface OpenTag {
  /** The item that begins at this tag. */
  item?: Item
  /** The property whose text is being collected. */
  property?: { names: string[]; of: Item; text: string }
}

const ITEMS_MAX = 2000
const TEXT_CHARACTERS_MAX = 20_000
/** The attribute that holds the value of a tag. */
const valueIn: Record<string, string> = {
  meta: 'content',
  img: 'src',
  source: 'src',
  video: 'src',
  a: 'href',
  link: 'href',
  time: 'datetime',
  data: 'value',
  meter: 'value',
}

/** Collects the items that a page marks with `itemscope`, tag by tag. `itemref` is not followed. */
export function createMicrodata() {
  const found: Item[] = []
  const tags: OpenTag[] = []
  let items = 0
  return { open, text, close, all: () => found }

  function open(name: string, attributes: Attributes): void {
    const tag: OpenTag = {}
    tags.push(tag)
    const holder = tags.findLast(({ item }) => item)?.item
    const names = (attributes.itemprop ?? '').split(/\s+/).filter(Boolean)
    if (attributes.itemscope !== undefined && ++items <= ITEMS_MAX) {
      tag.item = { types: (attributes.itemtype ?? '').split(/\s+/).flatMap(typeOf), properties: new Map() }
      if (!holder || names.length === 0) found.push(tag.item)
      else add(holder, names, tag.item)
      return
    }
    if (!holder || names.length === 0) return
    const value = attributes.content ?? attributes[valueIn[name] ?? '']
    if (value === undefined) tag.property = { names, of: holder, text: '' }
    else add(holder, names, value)
  }

  function text(part: string): void {
    // Only the innermost one: a property inside another property is rare, and would make time grow with the depth.
    const property = tags.findLast((tag) => tag.property)?.property
    if (property && property.text.length < TEXT_CHARACTERS_MAX) property.text += part
  }

  function close(): void {
    const { property } = tags.pop() ?? {}
    if (property) add(property.of, property.names, property.text)
  }
}

function add({ properties }: Item, names: readonly string[], value: string | Item): void {
  const clean = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, TEXT_CHARACTERS_MAX) : value
  if (clean === '') return
  for (const name of names) {
    const values = properties.get(name)
    if (values) values.push(clean)
    else properties.set(name, [clean])
  }
}
