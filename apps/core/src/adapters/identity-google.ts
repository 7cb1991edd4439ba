import { CodeChallengeMethod, OAuth2Client, OAuth2RequestError, generateCodeVerifier, generateState } from 'arctic'
import { type JWTVerifyGetKey, createRemoteJWKSet, errors } from 'jose'
import { z } from 'zod'
import { IdentityError, type IdentityProvider, type ProvenIdentity, type Trip } from '../ports/identity.ts'
import { verifyProof } from './identity-proof.ts'

interface Settings {
  issuer: string
  /** The OAuth client of the installation. */
  client: { id: string; secret: string }
}

/** The limit for all requests of one call together: a person is waiting for the page. */
const TIMEOUT_MS = 4500
const SCOPES = ['openid', 'email', 'profile']

const Endpoints = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
type Endpoints = z.output<typeof Endpoints> & { keys: JWTVerifyGetKey }

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
    const expected = { issuer, clientId: client.id, nonce: trip.nonce }
    const { subject, email, isEmailVerified, name } = await verifyProof(tokens.idToken(), keys, expected)
    return { issuer, subject, email, isEmailVerified, name }
  }

  function clientFor({ callback }: Trip): OAuth2Client {
    return new OAuth2Client(client.id, client.secret, callback)
  }

  /** Returns the endpoints. A discovery document that could not be read is requested again at the next call. */
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new TypeError(`the provider's description answered ${answer.status}`)
  const described = Endpoints.parse(await answer.json())
  if (described.issuer !== issuer) throw new Error(`the description is of another issuer than ${issuer}`)
  return { ...described, keys: createRemoteJWKSet(new URL(described.jwks_uri), { timeoutDuration: TIMEOUT_MS }) }
}

/** Aborts what takes too long, and marks every failure as temporary or permanent. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentityError('unreachable', 'no answer in time')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, end])
  } catch (error) {
    if (error instanceof IdentityError) throw error
    // Only the message: the error of the library carries the claims of the ID token.
    throw new IdentityError(isInvalidProof(error) ? 'refused' : 'unreachable', detailOf(error))
  } finally {
    clearTimeout(timer)
  }
}

function detailOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replace(/\s+/g, ' ')
  if (!(error instanceof Error)) return 'unknown'
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** Returns whether the provider answered without a valid proof. */
function isInvalidProof(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return false
  const problems = [OAuth2RequestError, errors.JOSEError, z.ZodError]
  return (
    problems.some((ErrorClass) => error instanceof ErrorClass) ||
    (error instanceof Error && error.constructor === Error)
  )
}
