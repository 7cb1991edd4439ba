import { Parser } from 'htmlparser2'
import { parse } from 'secure-json-parse'
import { type Item, type Value, createItems } from './items.ts'
import { createMicrodata } from './microdata.ts'

const DEPTH_MAX = 512
const TAGS_MAX = 50_000
const SCRIPTS_MAX = 40
const SCRIPT_CHARACTERS_MAX = 400_000

/**
 * Returns the schema.org items of a page: first those in JSON-LD, then those in microdata. Time grows with the size of the
 * page: it is read once, up to a depth and a number of tags.
 */
export function readStructuredData(html: string): Item[] {
  const items = createItems()
  const microdata = createMicrodata()
  const count = { tags: 0, depth: 0, scripts: 0 }
  let script: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++count.depth > DEPTH_MAX || ++count.tags > TAGS_MAX) return parser.pause()
      microdata.open(name, attributes)
      const isData = name === 'script' && attributes.type?.trim().toLowerCase() === 'application/ld+json'
      if (isData && ++count.scripts <= SCRIPTS_MAX) script = ''
    },
    ontext(text) {
      if (script === undefined) microdata.text(text)
      else if (script.length < SCRIPT_CHARACTERS_MAX) script += text
    },
    onclosetag() {
      count.depth -= 1
      if (script !== undefined) items.add(jsonIn(script))
      script = undefined
      microdata.close()
    },
  })
  parser.end(html)
  return [...items.all(), ...microdata.all()]
}

/** Returns nothing for invalid JSON, which is common. */
function jsonIn(text: string): unknown {
  try {
    return parse(text.trim(), { protoAction: 'remove', constructorAction: 'remove' })
  } catch {
    return undefined
  }
}

export type { Item, Value }
