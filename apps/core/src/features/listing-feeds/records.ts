import { Parser } from 'htmlparser2'
import { AppError } from '../../platform/errors/app-error.ts'

/** One entry of a feed: its texts by their paths. */
export type FeedRecord = ReadonlyMap<string, string>

/** No list of listings is deeper; the parser's time grows with the depth. */
const DEPTH_MAX = 32
const NODES_MAX = 400_000
const LIST_DEPTH_MAX = 6

/** Returns the entries of a JSON document: the longest list of objects in it. Throws feed-unreadable. */
export function recordsOfJson(text: string): FeedRecord[] {
  try {
    return longestList(JSON.parse(text)).map((entry) => textsOf(entry))
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('feed-unreadable', { cause })
  }
}

/**
 * Returns the entries of an XML document: the elements of the name that occurs most often in one element. Throws
 * feed-unreadable.
 */
export function recordsOfXml(text: string): FeedRecord[] {
  return longestList(treeOf(text)).map((entry) => textsOf(entry))
}

type Element = Record<string, unknown>

/** Returns attributes and children by name. Repeated ones are a list, and an element with nothing but text is that text. */
function treeOf(text: string): Element {
  const root = elementOf({})
  const open: { name: string; element: Element; text: string }[] = [{ name: '', element: root, text: '' }]
  let nodes = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        nodes += 1 + Object.keys(attributes).length
        if (open.length > DEPTH_MAX || nodes > NODES_MAX) throw new AppError('feed-unreadable')
        open.push({ name, element: elementOf(attributes), text: '' })
      },
      ontext(part) {
        const last = open.at(-1)
        if (last) last.text += part
      },
      onclosetag() {
        const closed = open.pop()
        const parent = open.at(-1)
        if (closed && parent) add(parent.element, closed.name, valueOf(closed.element, closed.text.trim()))
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return root
}

/** Without a prototype, so that an element may be called `constructor`. */
function elementOf(attributes: Readonly<Record<string, string>>): Element {
  return Object.assign(Object.create(null) as Element, attributes)
}

function valueOf(element: Element, text: string): unknown {
  if (Object.keys(element).length === 0) return text
  if (text !== '') add(element, 'text', text)
  return element
}

function add(element: Element, name: string, value: unknown): void {
  const before = element[name]
  if (before === undefined) element[name] = value
  else if (Array.isArray(before)) before.push(value)
  else element[name] = [before, value]
}

const isPlain = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function longestList(document: unknown): Element[] {
  let best: Element[] = []
  const look = (value: unknown, depth: number): void => {
    if (depth > LIST_DEPTH_MAX || typeof value !== 'object' || value === null) return
    const entries = Array.isArray(value) ? value.filter(isPlain) : []
    if (entries.length > best.length) best = entries
    // Lists inside entries, such as photos, are not searched once entries were found.
    if (entries.length === 0) for (const child of Object.values(value)) look(child, depth + 1)
  }
  look(document, 0)
  const found = best.length > 0 ? best : onlyEntry(document)
  if (found.length === 0) throw new AppError('feed-unreadable')
  return found
}

/** A single entry is no list in XML: it is the first element with several children, below elements with one. */
function onlyEntry(document: unknown): Element[] {
  let value = document
  for (let depth = 0; depth < LIST_DEPTH_MAX && isPlain(value); depth += 1) {
    const children = Object.values(value)
    if (children.length > 1) return [value]
    value = children[0]
  }
  return []
}

function textsOf(entry: Element): Map<string, string> {
  const texts = new Map<string, string>()
  const read = (value: unknown, path: string, depth: number): void => {
    if (isPlain(value) && depth < LIST_DEPTH_MAX) {
      for (const [name, child] of Object.entries(value)) read(child, path ? `${path} ${name}` : name, depth + 1)
    } else if (Array.isArray(value)) {
      const listed = value.filter((one) => ['string', 'number'].includes(typeof one)).join(', ')
      if (listed) texts.set(path, oneLine(listed))
    } else if (['string', 'number', 'boolean'].includes(typeof value)) {
      const text = oneLine(String(value))
      if (text) texts.set(path, text)
    }
  }
  read(entry, '', 0)
  return texts
}

/** So that each entry is one line of the batch's file. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}
