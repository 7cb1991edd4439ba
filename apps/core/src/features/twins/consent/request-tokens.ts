import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/time/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { tokenHash } from '../../../platform/tokens/token-hash.ts'
import { findUser } from '../../people/index.ts'
import { type ConsentRow, findConsent } from './consent-store.ts'
import * as store from './request-store.ts'

export const OPEN_DAYS = 7

export type TokenKind = 'token_hash' | 'withdrawal_hash'

/** Creates the tokens of consent request emails while each email is rendered. Only hashes are stored. */
export function createRequestTokens({ clock }: { clock: Clock }) {
  return { issue, copyOf, isOpen }

  /** Issues the token for answering. Returns undefined when the request can no longer be answered. */
  async function issue(tx: TenantTx, consentId: string) {
    const request = await store.findRequest(tx, consentId)
    const consent = await findConsent(tx, consentId)
    if (!request || !isOpen(consent)) return undefined
    const askedBy = await nameOf(tx, consent.userId)
    const token = await newToken(tx, consentId, 'token_hash')
    return { email: request.email, consent, askedBy, days: OPEN_DAYS, token }
  }

  /** Returns the withdrawal token, and what was agreed to; undefined where it was withdrawn in the meantime. */
  async function copyOf(tx: TenantTx, consentId: string) {
    const request = await store.findRequest(tx, consentId)
    const consent = await findConsent(tx, consentId)
    if (!request || consent?.state !== 'recorded') return undefined
    const askedBy = await nameOf(tx, consent.userId)
    const token = await newToken(tx, consentId, 'withdrawal_hash')
    const { text, recordedAt, address, sha256 } = consent
    const given = { text, recordedAt: recordedAt?.toISOString() ?? '', address: address ?? '', sha256 }
    return { email: request.email, consent, askedBy, token, ...given }
  }

  function isOpen(consent: ConsentRow | undefined): consent is ConsentRow {
    return consent?.state === 'asked' && consent.expiresAt > clock.now()
  }
}

/** Returns the displayed name of the person who asks for consent. */
export async function nameOf(tx: TenantTx, userId: string): Promise<string> {
  const person = await findUser(tx, userId)
  return person?.display_name ?? person?.username ?? ''
}

async function newToken(tx: TenantTx, consentId: string, kind: TokenKind): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await store.changeRequest(tx, consentId, { [kind]: tokenHash(token) })
  return token
}
