import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ClaimedIdentity } from '../ports/identity.ts'

/** No `none` and no shared secret: only the issuer can have signed. */
const SIGNATURES = ['RS256', 'PS256', 'ES256', 'EdDSA']
const CLOCK_TOLERANCE_SECONDS = 60

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.email().max(254).optional().catch(undefined),
  // Some providers write the word instead of the value; anything else verifies nothing.
  email_verified: z.preprocess((value) => value === true || value === 'true', z.boolean()),
  name: z.string().max(200).optional().catch(undefined),
})

interface Expected {
  issuer: string
  clientId: string
  nonce: string
}

/** Returns who an ID token is about, once signature, issuer, audience, times and nonce are right. Throws otherwise. */
export async function verifyProof(
  idToken: string,
  keys: JWTVerifyGetKey,
  expected: Expected,
): Promise<ClaimedIdentity> {
  const { issuer, clientId, nonce } = expected
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms: SIGNATURES,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['exp', 'iat'],
  })
  const claims = Claims.parse(payload)
  if (claims.nonce !== nonce) throw new Error('the proof was made for another sign-in')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new Error('the proof was made for another client')
  const { sub: subject, email = null, email_verified: isEmailVerified, name = null } = claims
  return { issuer, subject, email, isEmailVerified, name, claims: payload }
}
