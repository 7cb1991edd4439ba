const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns the text of every element of this name, with entities decoded. */
export function textsOf(xml: string, name: string): string[] {
  return elementsOf(xml, name).map((text) =>
    text.replace(/&(?:#(\d{1,6})|#x([0-9a-fA-F]{1,5})|([a-z]{2,4}));/g, (whole, decimal, hexadecimal, entity) => {
      if (entity) return ENTITIES[entity] ?? whole
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
    }),
  )
}

/** Returns the contents of every element of this name. An element must not contain another one of its name. */
export function elementsOf(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((rest) => rest.split(`</${name}>`, 1)[0] ?? '')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
