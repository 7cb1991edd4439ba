import type { BrandDesign } from '@vitrine/contract'
import { type FieldPath, fieldsOf } from './fields.ts'

export interface NamedText {
  path: FieldPath
  text: string
  /** The text with the new name in the place of the earlier one. */
  renamed: string
}

/** Returns the texts of a design that still hold an earlier name of its company. */
export function textsWithEarlierName(design: BrandDesign, names: readonly string[]): NamedText[] {
  const current = design.companyName.trim()
  const earlier = [...new Set(names.map((name) => name.trim()))].filter((name) => name && name !== current)
  if (!current || earlier.length === 0) return []
  return [...fieldsOf(design)].flatMap(([path, text]) => {
    if (typeof text !== 'string' || !isText(path)) return []
    const renamed = withName(text, earlier, current)
    return renamed === text ? [] : [{ path, text, renamed }]
  })
}

/** Whether a field is text that people read, and neither the name itself nor a choice or an address. */
function isText(path: FieldPath): boolean {
  return /^(?:words|video)\./.test(path) || path === 'legal.companyName'
}

/** The longest name first, so that no name is found inside a longer one; the new name stays as it is. */
function withName(text: string, earlier: readonly string[], current: string): string {
  const names = earlier
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`, 'giu')
  return text
    .split(current)
    .map((part) => part.replace(pattern, () => current))
    .join(current)
}
