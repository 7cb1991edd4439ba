import { CodeChallengeMethod, OAuth2Client, OAuth2RequestError, generateCodeVerifier, generateState } from 'arctic'
import { type JWTVerifyGetKey, createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { IdentityError, type IdentityProvider, type ProvenIdentity, type Trip } from '../ports/identity.ts'

interface Settings {
  issuer: string
  /** What the installation is to the provider. */
  client: { id: string; secret: string }
}

/** All questions of one call together; whoever waits for a page waits no longer. */
const PATIENCE_MS = 4500
const SCOPES = ['openid', 'email', 'profile']
/** No `none` and no shared secret: only the issuer can have signed. */
const SIGNATURES = ['RS256', 'PS256', 'ES256', 'EdDSA']
const CLOCK_TOLERANCE_SECONDS = 60

const Endpoints = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
type Endpoints = z.output<typeof Endpoints> & { keys: JWTVerifyGetKey }

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.email().max(254).optional().catch(undefined),
  // Some providers write the word instead of the value; anything else verifies nothing.
  email_verified: z.preprocess((value) => value === true || value === 'true', z.boolean()),
  name: z.string().max(200).optional().catch(undefined),
})

/** Google, or any other OpenID provider under its issuer. Its endpoints are read from its own description, once. */
export function createGoogleIdentity({ issuer, client }: Settings): IdentityProvider {
  let known: Promise<Endpoints> | undefined
  return { issuer, secrets, addressFor, redeem }

  function secrets() {
    return { nonce: generateState(), verifier: generateCodeVerifier() }
  }

  async function addressFor(trip: Trip, state: string): Promise<string> {
    const { authorization_endpoint } = await inTime(endpoints())
    const challenge = CodeChallengeMethod.S256
    const address = clientFor(trip).createAuthorizationURLWithPKCE(
      authorization_endpoint,
      state,
      challenge,
      trip.verifier,
      SCOPES,
    )
    address.searchParams.set('nonce', trip.nonce)
    return address.href
  }

  async function redeem(trip: Trip, code: string): Promise<ProvenIdentity> {
    return inTime(redeemed(trip, code))
  }

  async function redeemed(trip: Trip, code: string): Promise<ProvenIdentity> {
    const { token_endpoint, keys } = await endpoints()
    const tokens = await clientFor(trip).validateAuthorizationCode(token_endpoint, code, trip.verifier)
    const { payload } = await jwtVerify(tokens.idToken(), keys, {
      issuer,
      audience: client.id,
      algorithms: SIGNATURES,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'iat'],
    })
    const claims = Claims.parse(payload)
    if (claims.nonce !== trip.nonce) throw new Error('the proof was made for another sign-in')
    if (claims.azp !== undefined && claims.azp !== client.id) throw new Error('the proof was made for another client')
    const { sub: subject, email = null, email_verified: isEmailVerified, name = null } = claims
    return { issuer, subject, email, isEmailVerified, name }
  }

  function clientFor({ callback }: Trip): OAuth2Client {
    return new OAuth2Client(client.id, client.secret, callback)
  }

  /** A description that could not be read is asked for again the next time. */
  function endpoints(): Promise<Endpoints> {
    known ??= readDescription(issuer).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

async function readDescription(issuer: string): Promise<Endpoints> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new TypeError(`the provider's description answered ${answer.status}`)
  const described = Endpoints.parse(await answer.json())
  if (described.issuer !== issuer) throw new Error(`the description is of another issuer than ${issuer}`)
  return { ...described, keys: createRemoteJWKSet(new URL(described.jwks_uri), { timeoutDuration: PATIENCE_MS }) }
}

/** Ends what takes too long, and says of every failure whether trying again may help. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentityError('unreachable', 'no answer in time')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, end])
  } catch (error) {
    if (error instanceof IdentityError) throw error
    // Not the error itself: what was signed about somebody hangs on it.
    throw new IdentityError(isProofless(error) ? 'refused' : 'unreachable', detailOf(error))
  } finally {
    clearTimeout(timer)
  }
}

function detailOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replace(/\s+/g, ' ')
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** Whether the provider answered, but with nothing that counts. */
function isProofless(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return false
  const refusals = [OAuth2RequestError, errors.JOSEError, z.ZodError]
  return refusals.some((Refusal) => error instanceof Refusal) || (error instanceof Error && error.constructor === Error)
}
