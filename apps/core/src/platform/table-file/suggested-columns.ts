/**
 * Suggests a field for each column by its name, each field and column once. `known` has the usual column names of each field,
 * without case and accents, the likeliest first.
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

/**
 * Returns a name in a comparable form: `First_Name` and `first name` are equal. Accents are removed, marks of other scripts are
 * kept.
 */
export function plainName(name: string): string {
  const text = name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
