import { type CssNode, type SelectorList, generate, parse, walk } from 'css-tree'
import { FUNCTIONS, LOCAL_ADDRESS, PROPERTIES } from './svg-grammar.ts'
import { SvgError } from './svg-fault.ts'

/**
 * References of a style to elements of the same drawing, by the selectors that it may apply to: `.name`, `#id`, `rect`, or `*` for
 * all.
 */
export type StyleReferences = Map<string, Set<string>>

const REFERENCES_MAX = 500
/** The longest attribute with brackets; the longest transforms of real drawings have a tenth. */
const VALUE_CHARACTERS_MAX = 2000
const NAME_CHARACTERS_MAX = 40

/** Returns a style sheet without what a drawing does not need. Throws `SvgError` at rules that load or import. */
export function cleanStyleSheet(css: string, references: StyleReferences): string {
  const sheet = parse(css, { context: 'stylesheet', parseCustomProperty: true })
  keepProperties(sheet)
  walk(sheet, (node, item, list) => {
    // Removes unparsable parts, comments and the HTML comment marks.
    if (['Raw', 'Comment', 'CDO', 'CDC'].includes(node.type)) list?.remove(item)
    if (node.type !== 'Rule') return
    if (node.prelude.type === 'Raw') list?.remove(item)
    else addReferences(selectorsOf(node.prelude), addressesIn(node.block), references)
  })
  return generate(sheet)
}

function addReferences(selectors: string[], pointed: string[], references: StyleReferences): void {
  if (pointed.length === 0) return
  for (const selector of selectors) {
    const known = references.get(selector) ?? new Set()
    for (const id of pointed) known.add(id)
    references.set(selector, known)
    if (known.size > REFERENCES_MAX || references.size > REFERENCES_MAX) throw new SvgError('loop')
  }
}

/** Returns a `style` attribute without what a drawing does not need, and what it refers to. */
export function cleanDeclarations(css: string): { style: string; pointed: string[] } {
  const list = parse(css, { context: 'declarationList', parseCustomProperty: true })
  keepProperties(list)
  return { style: generate(list), pointed: addressesIn(list) }
}

/** Returns the addresses in the value of an attribute that can be written in a style too. Throws `SvgError` at other ones. */
export function addressesInValue(value: string, attribute: string, element: string): string[] {
  if (!/[\\(]/.test(value)) return []
  if (value.length > VALUE_CHARACTERS_MAX) throw new SvgError('attribute', attribute, element)
  const names = value.split('(').slice(0, -1).map(nameBefore)
  if (value.includes('\\') || names.some((name) => !FUNCTIONS.has(name)))
    throw new SvgError('attribute', attribute, element)
  return [...value.matchAll(/url\s*\(\s*(["']?)([^"')]*)\1\s*\)?/gi)].map(([, , target = '']) => {
    if (!LOCAL_ADDRESS.test(target.trim())) throw new SvgError('address', attribute, element)
    return target.trim().slice(1)
  })
}

/** Returns the name of the function whose bracket follows. */
function nameBefore(text: string): string {
  const before = text.slice(-NAME_CHARACTERS_MAX).trimEnd().toLowerCase()
  return before.split(/[^\w-]/).at(-1) ?? ''
}

function keepProperties(styles: CssNode): void {
  walk(styles, (node, item, list) => {
    if (node.type === 'Atrule') throw new SvgError('style', `@${node.name}`)
    if (node.type === 'Url' && !LOCAL_ADDRESS.test(node.value)) throw new SvgError('style', 'url()')
    if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase()))
      throw new SvgError('style', `${node.name}()`)
    if (node.type === 'Declaration' && !(PROPERTIES.has(node.property.toLowerCase()) && node.value.type === 'Value'))
      list?.remove(item)
  })
}

function addressesIn(styles: CssNode): string[] {
  const found: string[] = []
  walk(styles, (node) => {
    if (node.type === 'Url') found.push(node.value.slice(1))
  })
  return found
}

/** Returns the last part of each selector. Ancestors are ignored: matching too many elements is safe, too few is not. */
function selectorsOf(prelude: SelectorList): string[] {
  return prelude.children.toArray().map((selector) => {
    const parts = selector.type === 'Selector' ? selector.children.toArray() : []
    const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1)
    const named = last.find(({ type }) => type === 'ClassSelector' || type === 'IdSelector') ?? last[0]
    if (named?.type === 'ClassSelector') return `.${named.name}`
    if (named?.type === 'IdSelector') return `#${named.name}`
    return named?.type === 'TypeSelector' ? named.name : '*'
  })
}
