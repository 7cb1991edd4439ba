import { z } from 'zod'
import { Language } from '../languages.ts'

/** The right to have one digital twin made. */
export const TwinEntitlement = z.object({
  id: z.uuid(),
  source: z.enum(['order', 'plan', 'free']),
  orderId: z.uuid().nullable(),
  /** Used once the twin was made; until then a refund of its order ends it. */
  state: z.enum(['open', 'used', 'refunded']),
  avatarId: z.uuid().nullable(),
  createdAt: z.string(),
})
export type TwinEntitlement = z.infer<typeof TwinEntitlement>

export const TwinEntitlements = z.object({
  /** Whether the next twin has to be bought first. */
  needsOrder: z.boolean(),
  /** Twins that were bought and wait for their recording. */
  open: z.number().int(),
  /** Why further ones need no order: they are free here, or included in the partner’s plan. */
  source: z.enum(['free', 'plan']).nullable(),
  /** The number of twins left without an order; with a plan, in this month. */
  left: z.number().int(),
  /** Whether a service is sent the recording, and has the twin move its lips to the words. */
  usesLipSyncService: z.boolean(),
  items: z.array(TwinEntitlement),
})
export type TwinEntitlements = z.infer<typeof TwinEntitlements>

/** The consent sentence that a person reads aloud before their digital twin is made, and its state. */
export const TwinConsent = z.object({
  id: z.uuid(),
  personName: z.string(),
  language: Language,
  /** The sentence, with the name and the code. */
  text: z.string(),
  code: z.string(),
  /** `replaced`: the person records another one for the same twin. */
  state: z.enum(['asked', 'recorded', 'replaced', 'revoked']),
  /** Until when it may be recorded. */
  expiresAt: z.string(),
  recordedAt: z.string().nullable(),
  /** SHA-256 of the recording as it came. */
  sha256: z.string().nullable(),
  /** When it was revoked. */
  endedAt: z.string().nullable(),
  /** The twin that it is for. */
  avatarId: z.uuid().nullable(),
  /** Whether its check has ended without a clear result, so that recording it again may help. */
  isDoubted: z.boolean(),
  /** The consent request to another person by email: the address and its state. Null when it was not requested by email. */
  request: z
    .object({
      email: z.string(),
      state: z.enum(['asked', 'recorded', 'refused', 'expired', 'withdrawn', 'replaced']),
    })
    .nullable(),
})
export type TwinConsent = z.infer<typeof TwinConsent>

/** A consent as the person reads it who was asked for it. */
export const TwinRequest = z.object({
  personName: z.string(),
  /** The name of the person who asks. */
  askedBy: z.string(),
  language: Language,
  text: z.string(),
  code: z.string(),
  /** Whether the sentence was recorded, or the consent ended. */
  state: z.enum(['asked', 'recorded', 'withdrawn']),
  expiresAt: z.string(),
  recordedAt: z.string().nullable(),
})
export type TwinRequest = z.infer<typeof TwinRequest>
