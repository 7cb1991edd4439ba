import { type LegalDocument, type LegalVersion, legalDocuments, versionInForce } from '@vitrine/contract'
import type { LegalSection } from './document.ts'
import type { LegalFacts } from './facts.ts'

/** The wording of every version of a document that the contract lists. Old ones stay, since people accepted them. */
export type LegalTexts = Readonly<Record<number, (facts: LegalFacts) => LegalSection[]>>

/** Returns the version requested with `?version=2`, otherwise the one in force at `now`. */
export function versionAsked(document: LegalDocument, asked: string | null, now: Date): LegalVersion {
  const versions: readonly LegalVersion[] = legalDocuments[document].versions
  return versions.find(({ version }) => String(version) === asked) ?? versionInForce(versions, now)
}
