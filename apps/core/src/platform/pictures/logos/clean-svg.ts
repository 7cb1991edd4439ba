import { PROPERTIES } from './svg-grammar.ts'
import { checkReferences } from './svg-references.ts'
import { type StyleReferences, addressesInValue, cleanDeclarations, cleanStyleSheet } from './svg-styles.ts'
import { type SvgElement, readSvg } from './svg-tree.ts'

/** A larger drawing is replaced by its raster picture, which is then the smaller file. */
const VECTOR_CHARACTERS_MAX = 200_000

const XMLNS = 'http://www.w3.org/2000/svg'
const VIEW_BOX = /^\s*(?:[-+]?[\d.]{1,20}(?:e[-+]?\d{1,2})?[\s,]+){3}[\d.]{1,20}(?:e[-+]?\d{1,2})?\s*$/i

interface Size {
  width: number
  height: number
}

/**
 * Returns a new SVG with the allowed parts of a drawing: shapes, text, gradients, masks, simple filters and
 * styles. Undefined when it contains pictures or is larger than a page should load. Throws `SvgError` with the
 * disallowed part. `size` is its declared size.
 */
export function cleanSvg(text: string, size: Size): string | undefined {
  const { root, hasPictures } = readSvg(text)
  const references: StyleReferences = new Map()
  const pointed = new Map<SvgElement, string[]>()
  cleanStyles(root)
  checkReferences(root, pointedBy)
  if (hasPictures) return undefined
  const svg = write({ ...root, attributes: rootAttributes(root, size) })
  return svg.length > VECTOR_CHARACTERS_MAX ? undefined : svg

  function cleanStyles(element: SvgElement): void {
    const { name, attributes } = element
    if (name === 'style') element.children = [cleanStyleSheet(element.children.join(''), references)]
    const found = Object.entries(attributes).flatMap(([attribute, value]) => {
      if (attribute === 'href') return [value.slice(1)]
      return PROPERTIES.has(attribute) ? addressesInValue(value, attribute, name) : []
    })
    if (attributes.style !== undefined) {
      const cleaned = cleanDeclarations(attributes.style)
      attributes.style = cleaned.style
      found.push(...cleaned.pointed)
    }
    if (found.length > 0) pointed.set(element, found)
    for (const child of element.children) if (typeof child !== 'string') cleanStyles(child)
  }

  function pointedBy(element: SvgElement): readonly string[] {
    const own = pointed.get(element) ?? []
    if (references.size === 0) return own
    const { id, class: classes = '' } = element.attributes
    const selectors = ['*', element.name, `#${id}`, ...classes.split(/\s+/).map((name) => `.${name}`)]
    return [...own, ...selectors.flatMap((selector) => [...(references.get(selector) ?? [])])]
  }
}

/** Returns the attributes of the root. The first contain the size, which callers read to place it on a background. */
function rootAttributes({ attributes }: SvgElement, { width, height }: Size): Record<string, string> {
  const { viewBox, x: _x, y: _y, ...others } = attributes
  const isRead = viewBox !== undefined && VIEW_BOX.test(viewBox)
  return {
    viewBox: isRead ? viewBox : `0 0 ${width} ${height}`,
    ...others,
    xmlns: XMLNS,
    width: String(width),
    height: String(height),
  }
}

function write({ name, attributes, children }: SvgElement): string {
  const { xmlns, viewBox, width, height, ...others } = attributes
  const first = Object.entries({ xmlns, viewBox, width, height }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  )
  const written = [...first, ...Object.entries(others)]
    .map(([key, value = '']) => ` ${key}="${escaped(value)}"`)
    .join('')
  return `<${name}${written}>${children.map((child) => (typeof child === 'string' ? escaped(child) : write(child))).join('')}</${name}>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  // XML allows no other control characters.
  return text
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
