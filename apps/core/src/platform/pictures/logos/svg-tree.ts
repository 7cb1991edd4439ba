import { Parser } from 'htmlparser2'
import {
  ATTRIBUTES,
  ELEMENTS,
  LOCAL_ADDRESS,
  POINTING_ELEMENTS,
  PROPERTIES,
  TEXT_ELEMENTS,
  UNSEEN_ELEMENTS,
} from './svg-grammar.ts'
import { SvgError } from './svg-fault.ts'

export interface SvgElement {
  name: string
  attributes: Record<string, string>
  children: (SvgElement | string)[]
}

export interface SvgTree {
  root: SvgElement
  /** Whether it holds raster pictures. */
  hasPictures: boolean
}

export const DEPTH_MAX = 64
/** Renderers take longer for text than for anything else. */
export const TEXT_CHARACTERS_MAX = 5000
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i

/**
 * Reads a drawing once from beginning to end and keeps what an allow-list names. Throws `SvgError` at anything that could run,
 * load or contain a page, which no drawing contains by accident. Styles are not read yet.
 */
export function readSvg(text: string): SvgTree {
  const top: SvgElement = { name: '', attributes: {}, children: [] }
  const open = [top]
  let hasPictures = false
  /** The depth below the skipped element; 0 outside one. */
  let skipped = 0
  let characters = 0

  function enter(name: string, attributes: Record<string, string>): void {
    if (skipped > 0 || name.includes(':') || UNSEEN_ELEMENTS.has(name)) return void (skipped += 1)
    if (open.length > DEPTH_MAX) throw new SvgError('depth')
    if (name === 'image') hasPictures = isEmbedded(attributes) || hasPictures
    else if (!ELEMENTS.has(name)) throw new SvgError('element', name)
    if (open.length === 1 && name !== 'svg') throw new SvgError('root')
    const element = { name, attributes: keptAttributes(name, attributes), children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  }

  function leave(): void {
    if (skipped > 0) skipped -= 1
    else open.pop()
  }

  function write(words: string): void {
    const at = open.at(-1)
    if (skipped > 0 || !at || !(TEXT_ELEMENTS.has(at.name) || at.name === 'style')) return
    if (at.name !== 'style') characters += words.length
    if (characters > TEXT_CHARACTERS_MAX) throw new SvgError('text')
    at.children.push(words)
  }

  const parser = new Parser({ onopentag: enter, onclosetag: leave, ontext: write }, { xmlMode: true })
  parser.end(text)
  const [root] = top.children
  if (root === undefined || typeof root === 'string') throw new SvgError('root')
  return { root, hasPictures }
}

function isEmbedded(attributes: Record<string, string>): true {
  const address = attributes.href ?? attributes['xlink:href'] ?? ''
  if (!EMBEDDED_PICTURE.test(address.trim())) throw new SvgError('address', 'href', 'image')
  return true
}

function keptAttributes(element: string, attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (/^on/i.test(name)) throw new SvgError('attribute', name, element)
    if (name === 'href' || name === 'xlink:href') return address(element, name, value)
    return name === 'style' || ATTRIBUTES.has(name) || PROPERTIES.has(name) ? [[name, value]] : []
  })
  return Object.fromEntries(kept)
}

/** Where both names are present, the new one wins. */
function address(element: string, name: string, value: string): [string, string][] {
  const local = value.trim()
  if (element === 'image') return []
  if (!POINTING_ELEMENTS.has(element) || !LOCAL_ADDRESS.test(local)) throw new SvgError('address', name, element)
  return [['href', local]]
}
