import type { SsoFault } from '@vitrine/contract'
import { CodeChallengeMethod, OAuth2Client, generateCodeVerifier, generateState } from 'arctic'
import { type JWTVerifyGetKey, createLocalJWKSet } from 'jose'
import { z } from 'zod'
import { FetchError } from '../platform/safe-fetch/fetch-error.ts'
import type { SafeAnswer, SafeFetch } from '../platform/safe-fetch/safe-fetch.ts'
import { type ClaimedIdentity, IdentityError, type TenantIdentityProvider, type Trip } from '../ports/identity.ts'
import { verifyProof } from './identity-proof.ts'

interface Settings {
  issuer: string
  client: { id: string; secret: string }
}

const SCOPES = ['openid', 'email', 'profile']
const TIMEOUT_MS = 4500
const BYTES_MAX = 256 * 1024

const Description = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  response_types_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
type Description = z.output<typeof Description>

const Keys = z.object({
  keys: z
    .array(z.looseObject({ kty: z.string() }))
    .min(1)
    .max(200),
})
const Tokens = z.object({ id_token: z.string().max(100_000) })

/** A fault of the issuer that its owner can do something about. */
class IssuerError extends Error {
  readonly fault: SsoFault
  readonly at: 'description' | 'keys'

  constructor(fault: SsoFault, at: 'description' | 'keys') {
    super(`${at}: ${fault}`)
    this.fault = fault
    this.at = at
  }
}

/**
 * Returns an OpenID provider at an address that a partner entered. Its documents are read through the safe fetcher, without
 * redirects, and again at each sign-in.
 */
export function createOpenidIdentity({ issuer, client }: Settings, safeFetch: SafeFetch): TenantIdentityProvider {
  return { issuer, secrets, addressFor, redeem, test }

  function secrets() {
    return { nonce: generateState(), verifier: generateCodeVerifier() }
  }

  async function addressFor(trip: Trip, state: string): Promise<string> {
    const { authorization_endpoint: endpoint } = await describe().catch(asIdentityError)
    const method = CodeChallengeMethod.S256
    const oauth = new OAuth2Client(client.id, null, trip.callback)
    const address = oauth.createAuthorizationURLWithPKCE(endpoint, state, method, trip.verifier, SCOPES)
    address.searchParams.set('nonce', trip.nonce)
    return address.href
  }

  async function redeem(trip: Trip, code: string): Promise<ClaimedIdentity> {
    try {
      const description = await describe()
      const idToken = await exchange(description, trip, code)
      return await verifyProof(idToken, await readKeys(description), {
        issuer,
        clientId: client.id,
        nonce: trip.nonce,
      })
    } catch (error) {
      return asIdentityError(error)
    }
  }

  async function test() {
    try {
      const { jwks_uri: address } = await describe()
      const { keys } = Keys.parse(await readJson(address, 'keys', 'no-keys'))
      return { keys: keys.length }
    } catch (error) {
      if (error instanceof IssuerError) return { fault: error.fault, at: error.at }
      if (error instanceof z.ZodError) return { fault: 'no-keys' as const, at: 'keys' as const }
      throw error
    }
  }

  async function describe(): Promise<Description> {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const read = Description.safeParse(await readJson(address, 'description', 'not-openid'))
    if (!read.success) throw new IssuerError('not-openid', 'description')
    if (read.data.issuer !== issuer) throw new IssuerError('other-issuer', 'description')
    const types = read.data.response_types_supported
    if (types && !types.includes('code')) throw new IssuerError('no-code-flow', 'description')
    return read.data
  }

  async function readKeys({ jwks_uri: address }: Description): Promise<JWTVerifyGetKey> {
    return createLocalJWKSet(Keys.parse(await readJson(address, 'keys', 'no-keys')))
  }

  async function exchange(description: Description, trip: Trip, code: string): Promise<string> {
    const { callback, verifier } = trip
    const form = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: callback })
    form.set('code_verifier', verifier)
    const methods = description.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const usesBasic = methods.includes('client_secret_basic')
    if (!usesBasic) form.set('client_id', client.id)
    if (!usesBasic) form.set('client_secret', client.secret)
    const answer = await safeFetch(description.token_endpoint, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        ...(usesBasic ? { authorization: basic(client) } : {}),
      },
      body: Buffer.from(form.toString()),
      bytesMax: BYTES_MAX,
      timeoutMs: TIMEOUT_MS,
    })
    if (answer.status !== 200) throw new Error(`the token endpoint answered ${answer.status}`)
    return Tokens.parse(jsonIn(answer)).id_token
  }

  async function readJson(address: string, at: 'description' | 'keys', otherwise: SsoFault): Promise<unknown> {
    const options = {
      headers: { accept: 'application/json' },
      redirectsMax: 0,
      bytesMax: BYTES_MAX,
      timeoutMs: TIMEOUT_MS,
    }
    const answer = await safeFetch(address, options).catch((error: unknown) => {
      if (!(error instanceof FetchError)) throw error
      throw new IssuerError(faultOf(error), at)
    })
    if (answer.status >= 300 && answer.status < 400) throw new IssuerError('redirected', at)
    if (answer.status !== 200) throw new IssuerError('not-found', at)
    const read = jsonIn(answer)
    if (read === undefined) throw new IssuerError(otherwise, at)
    return read
  }
}

function faultOf({ trouble }: FetchError): SsoFault {
  if (trouble === 'too-many-redirects') return 'redirected'
  if (trouble === 'host-busy') return 'unreachable'
  return trouble === 'wrong-type' ? 'not-openid' : trouble
}

function jsonIn({ body }: SafeAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Returns the Authorization header of RFC 6749 2.3.1: both parts are form-encoded first. */
function basic({ id, secret }: Settings['client']): string {
  const encoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)
  return `Basic ${Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString('base64')}`
}

const UNREACHABLE: readonly SsoFault[] = ['unreachable', 'too-slow']

/** Throws an IdentityError with the message only: the error of the library carries the claims of the ID token. */
function asIdentityError(error: unknown): never {
  const isUnreachable =
    (error instanceof IssuerError && UNREACHABLE.includes(error.fault)) ||
    (error instanceof FetchError && ['unreachable', 'too-slow'].includes(error.trouble))
  const detail = error instanceof z.ZodError ? 'claims or tokens of another shape' : String((error as Error).message)
  throw new IdentityError(isUnreachable ? 'unreachable' : 'refused', detail)
}
