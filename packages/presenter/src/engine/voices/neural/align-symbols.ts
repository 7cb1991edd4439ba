/**
 * Returns the pairs of equal symbols in a longest common subsequence of both lists, in order. Work and memory are the product of
 * the lengths: 1000 symbols, more than a sentence can have, take a million steps.
 */
export function alignSymbols<Symbol>(
  ones: readonly Symbol[],
  others: readonly Symbol[],
  isEqual: (one: Symbol, other: Symbol) => boolean,
): (readonly [Symbol, Symbol])[] {
  const width = others.length + 1
  const common = new Uint16Array((ones.length + 1) * width)
  for (let row = ones.length - 1; row >= 0; row--) {
    for (let column = others.length - 1; column >= 0; column--) {
      const at = row * width + column
      common[at] = isEqual(ones[row] as Symbol, others[column] as Symbol)
        ? (common[at + width + 1] as number) + 1
        : Math.max(common[at + width] as number, common[at + 1] as number)
    }
  }
  const pairs: (readonly [Symbol, Symbol])[] = []
  let [row, column] = [0, 0]
  while (row < ones.length && column < others.length) {
    const [one, other] = [ones[row] as Symbol, others[column] as Symbol]
    if (isEqual(one, other)) {
      pairs.push([one, other])
      row++
      column++
    } else if ((common[(row + 1) * width + column] as number) >= (common[row * width + column + 1] as number)) row++
    else column++
  }
  return pairs
}
