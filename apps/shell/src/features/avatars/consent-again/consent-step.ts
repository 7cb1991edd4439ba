import type { Avatar, TwinConsent } from '@vitrine/contract'

/** How the consent to a twin is given another time: recorded here, or asked of another person by email. */
export interface ConsentStep {
  way: 'record' | 'ask'
  /** Why: the check was not sure, nobody recorded it in time, it was begun here and not recorded yet, or the twin was rejected. */
  reason: 'doubted' | 'expired' | 'open' | 'rejected'
}

/** Returns undefined where another consent would not help, or the person who was asked still has time to answer. */
export function consentStep(stage: Avatar['stage'], consent: TwinConsent, now = Date.now()): ConsentStep | undefined {
  const way = consent.request ? 'ask' : 'record'
  if (stage === 'rejected') return { way, reason: 'rejected' }
  if (stage === 'review') return consent.isDoubted ? { way, reason: 'doubted' } : undefined
  if (stage !== 'consent') return undefined
  if (Date.parse(consent.expiresAt) <= now) return { way, reason: 'expired' }
  return way === 'record' ? { way, reason: 'open' } : undefined
}
