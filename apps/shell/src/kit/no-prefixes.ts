/** Stands in for the vendor prefixes of the styles: every browser that runs this code reads the plain names. */
export function prefix(value: string): string {
  return value
}
