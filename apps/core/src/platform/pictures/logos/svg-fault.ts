/** Why an SVG is refused. `name` is the element, attribute or rule at fault. */
export interface SvgFault {
  kind: 'address' | 'attribute' | 'depth' | 'element' | 'loop' | 'root' | 'style' | 'text'
  name: string
  /** The element of an attribute. */
  element?: string
}

const NAME_CHARACTERS_MAX = 40

export class SvgError extends Error {
  readonly fault: SvgFault

  constructor(kind: SvgFault['kind'], name = '', element?: string) {
    super(`${kind} ${name}`)
    const [shown, owner] = [name, element].map((text) => text?.slice(0, NAME_CHARACTERS_MAX))
    this.fault = { kind, name: shown ?? '', ...(owner === undefined ? {} : { element: owner }) }
  }
}
