/**
 * Suggests a field for each column by its name; each field and each column once. `known` has for each field its usual column names
 * in small letters without marks, the likeliest first.
 */
export function suggestedColumns<Field extends string>(
  header: readonly string[],
  known: Record<Field, readonly string[]>,
): Partial<Record<Field, number>> {
  const names = header.map(plainName)
  const found: Partial<Record<Field, number>> = {}
  const taken = new Set<number>()
  for (const [field, words] of Object.entries(known) as [Field, readonly string[]][]) {
    const index = words.map((name) => names.indexOf(plainName(name))).find((place) => place >= 0 && !taken.has(place))
    if (index === undefined) continue
    found[field] = index
    taken.add(index)
  }
  return found
}

/** `First_Name` and `first name` are one; accents do not count, other scripts' marks do. */
export function plainName(name: string): string {
  const text = name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
