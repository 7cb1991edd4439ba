import { SvgError } from './svg-fault.ts'
import type { SvgElement } from './svg-tree.ts'

/** The most elements drawn, counting each use. */
const DRAWN_MAX = 20_000
const CHAIN_MAX = 256

/** Throws `SvgError` where parts of a drawing refer to each other in a circle, or so often that drawing it takes long. */
export function checkReferences(root: SvgElement, pointedBy: (element: SvgElement) => readonly string[]): void {
  const byId = new Map<string, SvgElement>()
  const weights = new Map<SvgElement, number>()
  const underway = new Set<SvgElement>()
  collect(root)
  weigh(root, 0)

  function collect(element: SvgElement): void {
    const { id } = element.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    for (const child of element.children) if (typeof child !== 'string') collect(child)
  }

  /** Returns the number of elements that are drawn for one. */
  function weigh(element: SvgElement, depth: number): number {
    const known = weights.get(element)
    if (known !== undefined) return known
    if (underway.has(element) || depth > CHAIN_MAX) throw new SvgError('loop')
    underway.add(element)
    const pointed = pointedBy(element).flatMap((id) => byId.get(id) ?? [])
    const parts = [...element.children.filter((child) => typeof child !== 'string'), ...pointed]
    let weight = 1
    for (const part of parts) {
      weight += weigh(part, depth + 1)
      if (weight > DRAWN_MAX) throw new SvgError('loop')
    }
    underway.delete(element)
    weights.set(element, weight)
    return weight
  }
}
