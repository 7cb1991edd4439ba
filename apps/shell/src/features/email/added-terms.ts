/** The terms of a record as it should be, each with whether the record lacks it today. */
export function addedTerms(today: string, shouldBe: string): { term: string; isAdded: boolean }[] {
  const known = new Set(termsOf(today).map((term) => term.toLowerCase()))
  return termsOf(shouldBe).map((term) => ({ term, isAdded: !known.has(term.toLowerCase()) }))
}

function termsOf(record: string): string[] {
  return record.trim().split(/\s+/)
}
