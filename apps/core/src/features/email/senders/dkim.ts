import { type RecordCheck, correct, missing, tagsOf, unknown, wrong } from './record.ts'

/** Returns the DKIM record of a public key. */
function keyRecord(publicKey: string): string {
  return `v=DKIM1; k=rsa; p=${publicKey}`
}

interface FoundKey {
  found: string[] | undefined
  /** Targets of a CNAME in place of the key. */
  alias: string[] | undefined
  wasDoubled: boolean
}

/** Checks whether our public key is published, complete and alone. */
export function checkDkim({ found, alias = [], wasDoubled }: FoundKey, publicKey: string): RecordCheck {
  const shouldBe = keyRecord(publicKey)
  if (!found) return unknown(shouldBe)
  const [value, ...others] = found
  if (value === undefined)
    return alias.length > 0 ? wrong(shouldBe, alias, 'dkim-cname') : missing(shouldBe, wasDoubled)
  if (others.length > 0) return wrong(shouldBe, found, isInPieces(found) ? 'dkim-in-pieces' : 'dkim-several')
  // Quotes and escapes in which name servers print long values. Pasted along, they become part of the value.
  if (/["\\]/.test(value)) return wrong(shouldBe, found, 'dkim-characters')

  const tags = tagsOf(value)
  const key = tags.get('p')?.replaceAll(/\s/g, '')
  if (key === undefined || (tags.get('v') ?? 'DKIM1') !== 'DKIM1') return wrong(shouldBe, found, 'dkim-broken')
  if (key === '') return wrong(shouldBe, found, 'dkim-revoked')
  if (key === publicKey) return correct(value, ...(isTesting(tags) ? (['dkim-testing'] as const) : []))
  if (publicKey.startsWith(key)) return wrong(shouldBe, found, 'dkim-cut')
  return wrong(shouldBe, found, alias.length > 0 ? 'dkim-cname' : 'dkim-other-key')
}

/** A key split over several records, which belongs into one. */
function isInPieces(found: string[]): boolean {
  const beginnings = found.filter((value) => /\bp=/.test(value))
  return beginnings.length === 1 && found.every((value) => beginnings.includes(value) || /^[\w+/="\s]+$/.test(value))
}

function isTesting(tags: Map<string, string>): boolean {
  return (tags.get('t') ?? '').split(':').some((flag) => flag.trim() === 'y')
}
