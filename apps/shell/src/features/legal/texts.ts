import { type LegalDocument, type LegalVersion, legalDocuments, versionInForce } from '@vitrine/contract'
import { cookies } from './cookies.ts'
import type { LegalSection } from './document.ts'
import { ethics } from './ethics.ts'
import type { LegalFacts } from './facts.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

type Text = (facts: LegalFacts) => LegalSection[]

/** The wording of every version that the contract lists. Old ones stay, since people accepted them. */
export const legalTexts: Record<LegalDocument, Record<number, Text>> = {
  terms: { 1: terms },
  privacy: { 1: privacy },
  cookies: { 1: cookies },
  ethics: { 1: ethics },
}

/** The version that somebody asked for with `?version=2`, else the one that counts at `now`. */
export function versionAsked(document: LegalDocument, asked: string | null, now: Date): LegalVersion {
  const versions: readonly LegalVersion[] = legalDocuments[document].versions
  return versions.find(({ version }) => String(version) === asked) ?? versionInForce(versions, now)
}
