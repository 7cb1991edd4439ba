/**
 * One version of a document. A new one is added at least 30 days ahead of its date: people are notified before it takes effect.
 */
export interface LegalVersion {
  /** Counts from 1. */
  version: number
  /** The date from which it is in force, e.g. `2025-06-26`, from midnight UTC. */
  effectiveOn: string
  /** The changes since the previous version, in one sentence. */
  changes: string
}

const first: LegalVersion = { version: 1, effectiveOn: '2025-06-26', changes: 'The first version.' }

/** The legal pages of every tenant, each with its versions, oldest first. The shell contains the texts. */
export const legalDocuments = {
  terms: { path: '/terms-of-service', title: 'Terms of Service', versions: [first] },
  privacy: { path: '/privacy', title: 'Privacy Policy', versions: [first] },
  cookies: { path: '/cookie-policy', title: 'Cookie Policy', versions: [first] },
  ethics: { path: '/company-ethics', title: 'Company Ethics', versions: [first] },
} as const satisfies Record<string, { path: string; title: string; versions: readonly LegalVersion[] }>

export type LegalDocument = keyof typeof legalDocuments

/** The documents that people accept when they sign up. The others only inform. */
export const agreedDocuments = ['terms', 'privacy'] as const satisfies readonly LegalDocument[]

export type AgreedDocument = (typeof agreedDocuments)[number]

/** The number of days before a new version takes effect on which people are notified. */
export const noticeDays = 30

const DAY_MS = 86_400_000

/** Returns the version in force at `now`; the first one before its own date. */
export function versionInForce(versions: readonly LegalVersion[], now: Date): LegalVersion {
  const found = versions.findLast(({ effectiveOn }) => Date.parse(effectiveOn) <= now.getTime()) ?? versions[0]
  if (!found) throw new TypeError('A legal document has at least one version.')
  return found
}

/** Returns the newest version whose date is within the notice period; undefined without one. */
export function versionAhead(versions: readonly LegalVersion[], now: Date): LegalVersion | undefined {
  return versions.findLast(({ effectiveOn }) => {
    const millisecondsLeft = Date.parse(effectiveOn) - now.getTime()
    return millisecondsLeft > 0 && millisecondsLeft <= noticeDays * DAY_MS
  })
}
