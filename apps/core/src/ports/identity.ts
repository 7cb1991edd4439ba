import type { SsoFault } from '@vitrine/contract'

/** The values that travel to the provider and back. All of them are new for each sign-in. */
export interface Trip {
  /** The redirect address registered with the provider, one for the whole installation. */
  callback: string
  /** Part of the proof, so that a proof of another sign-in is invalid. */
  nonce: string
  /** The secret half of PKCE, without which nobody can redeem the code. */
  verifier: string
}

/** A person's identity as the provider signed it. `issuer` and `subject` together never change; an address may. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string | null
}

/** `unreachable`: the provider did not answer in time. `refused`: its answer proves nothing. */
export class IdentityError extends Error {
  readonly reason: 'unreachable' | 'refused'

  /** `detail` goes to the log, so it names a fault and never a person. */
  constructor(reason: IdentityError['reason'], detail: string) {
    super(`identity provider ${reason}: ${detail}`)
    this.reason = reason
  }
}

/** An external identity provider. Every call throws IdentityError, within five seconds at the latest. */
export interface IdentityProvider {
  /** The trusted issuer, e.g. `https://accounts.google.com`. */
  readonly issuer: string
  /** Returns the two secrets of a new sign-in. */
  secrets(): Pick<Trip, 'nonce' | 'verifier'>
  /** Returns the address at which the provider asks the person; it redirects back with this `state`. */
  addressFor(trip: Trip, state: string): Promise<string>
  /** Exchanges the returned code for the identity, after everything that the provider signed was verified. */
  redeem(trip: Trip, code: string): Promise<ProvenIdentity>
}

/** An identity with all of its signed claims. */
export interface ClaimedIdentity extends ProvenIdentity {
  claims: Record<string, unknown>
}

/** A fault of an issuer, and the document in which it was found. */
interface IssuerFault {
  fault: SsoFault
  at: 'description' | 'keys'
}

/** The identity provider of a tenant, at an address that its owner typed. */
export interface TenantIdentityProvider extends Omit<IdentityProvider, 'redeem'> {
  redeem(trip: Trip, code: string): Promise<ClaimedIdentity>
  /** Reads the issuer's description and keys now. Never throws for faults of the issuer. */
  test(): Promise<IssuerFault | { keys: number }>
}

export type OpenIdentityProvider = (settings: {
  issuer: string
  client: { id: string; secret: string }
}) => TenantIdentityProvider
