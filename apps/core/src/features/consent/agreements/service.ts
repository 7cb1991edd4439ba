import {
  type AgreedDocument,
  type LegalVersion,
  type TermsDue,
  agreedDocuments,
  versionAhead,
  versionInForce,
} from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { termsChangeEmail } from './emails.ts'
import * as store from './store.ts'

export type LegalVersions = Record<AgreedDocument, readonly LegalVersion[]>

type Accepted = Pick<TermsDue, 'document' | 'version'>

interface Deps {
  db: Db
  /** The versions of each document, oldest first. */
  legal: LegalVersions
  personSummaries: store.PersonSummaries
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
}

export type Agreements = ReturnType<typeof createAgreements>

/**
 * Manages the accepted versions of the terms and the privacy policy. People accept the current ones when they
 * sign up. They are notified of a newer one by email before its date, and asked on the site from that date.
 */
export function createAgreements({ db, legal, personSummaries, audit, enqueueEmail, clock }: Deps) {
  return { recordOpened, due, accept, list, notifyAhead, version }

  /** Records that a person who opens an account accepts the versions in force. */
  async function recordOpened(tx: TenantTx, userId: string): Promise<void> {
    await store.insertAcceptances(tx, userId, inForce(), clock.now())
  }

  /** Returns the documents that a person has yet to accept, e.g. newer versions. Accounts opened for people have accepted none. */
  async function due(tx: TenantTx, userId: string): Promise<TermsDue[]> {
    const replaced = inForce().filter(({ version }) => version > 1)
    if (replaced.length === 0) return []
    const accepted = await store.listAcceptances(tx, userId)
    return replaced.filter(({ document, version }) => {
      const own = accepted.filter((one) => one.document === document).map((one) => one.version)
      return own.length > 0 && Math.max(...own) < version
    })
  }

  /** Returns what is still due. Throws version-not-in-force where one of them was replaced meanwhile. */
  async function accept(person: Person, accepted: readonly Accepted[]): Promise<TermsDue[]> {
    const current = inForce()
    const isCurrent = ({ document, version }: Accepted) =>
      current.some((one) => one.document === document && one.version === version)
    if (!accepted.every(isCurrent)) throw new AppError('version-not-in-force')
    return db.inTenant(person.tenantId, async (tx) => {
      await store.insertAcceptances(tx, person.id, accepted, clock.now())
      for (const { document, version } of accepted)
        await audit(tx, person, 'terms-accepted', { subject: person.id, detail: { document, version } })
      return due(tx, person.id)
    })
  }

  async function list(tx: TenantTx, userId: string) {
    const rows = await store.listAcceptances(tx, userId)
    return rows.map(({ document, version, accepted_at: acceptedAt }) => ({ document, version, acceptedAt }))
  }

  /** Queues emails about upcoming versions, to at most `limit` people per document. The next run sends to the others. */
  async function notifyAhead(tenantId: string, limit: number): Promise<void> {
    for (const document of agreedDocuments) {
      const ahead = versionAhead(legal[document], clock.now())
      if (!ahead) continue
      await db.inTenant(tenantId, async (tx) => {
        const notified = await store.claimUnnotified(tx, personSummaries, { document, version: ahead.version }, limit)
        for (const userId of notified)
          await enqueueEmail(tx, termsChangeEmail, { userId, document, version: ahead.version })
      })
    }
  }

  /** Returns a version of a legal document for emails; undefined for a version that no longer exists. */
  function version(document: string, number: number): (LegalVersion & { document: AgreedDocument }) | undefined {
    const agreed = agreedDocuments.find((one) => one === document)
    const found = agreed && legal[agreed].find((one) => one.version === number)
    return found && { ...found, document: agreed }
  }

  function inForce(): TermsDue[] {
    return agreedDocuments.map((document) => {
      const { version, effectiveOn } = versionInForce(legal[document], clock.now())
      return { document, version, effectiveOn }
    })
  }
}
