import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'
import type { Scope } from './scopes.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * The required access level of a call. Each level includes the levels before it. `partner` includes everybody
 * of a partner's team, down to the analyst. Operators are people of the platform tenant and have that access
 * nowhere else.
 */
export type Access =
  | 'anyone'
  | 'customer'
  | 'partner'
  | 'partner-editor'
  | 'partner-admin'
  | 'partner-owner'
  | 'operator'

/**
 * The rate limit of a call; the core has the numbers in `LIMIT_RULES`. Every class but `sign-in` counts all calls:
 *
 * - `read`, `change`, `typing`: reads, changes, and what a screen asks while a person types
 * - `sign-in`: refused attempts only
 * - `costly`: what anyone may do at the operator's expense (an account with its credits, an email), per network address
 * - `heavy`: what reads a lot
 * - `preview`, `picture`: sentences spoken and stills drawn while a person waits
 * - `tools`: work of a writer, a translator or a renderer of documents
 * - `upload`: bytes of a file; their sum is limited by the person's storage
 * - `none`: no limit
 */
export type Limit =
  | 'read'
  | 'typing'
  | 'change'
  | 'sign-in'
  | 'costly'
  | 'heavy'
  | 'picture'
  | 'preview'
  | 'tools'
  | 'upload'
  | 'none'

/** Responses other than JSON: bytes, an HTML page, or a redirect. */
type RawAnswer = 'file' | 'page' | 'redirect'

/** The feature of the core that serves a call. */
export type Feature =
  | 'tenants'
  | 'consent'
  | 'auth'
  | 'email-addresses'
  | 'oauth'
  | 'api-keys'
  | 'impersonation'
  | 'domains'
  | 'branding'
  | 'brand-kits'
  | 'glossary'
  | 'partner-billing'
  | 'members'
  | 'accounts'
  | 'email'
  | 'sso'
  | 'credit-grants'
  | 'invoices'
  | 'billing'
  | 'reconciliation'
  | 'statements'
  | 'newsletters'
  | 'email-blasts'
  | 'uploads'
  | 'voice-models'
  | 'voices'
  | 'avatars'
  | 'twins'
  | 'twin-services'
  | 'provenance'
  | 'partner'
  | 'scripts'
  | 'linked-drafts'
  | 'video-jobs'
  | 'videos'
  | 'trash'
  | 'derived-videos'
  | 'video-moderation'
  | 'thumbnails'
  | 'sharing'
  | 'batches'
  | 'listing-feeds'
  | 'integrations'
  | 'security'
  | 'admin'
  | 'platform'

/**
 * Which calls, screens and files are served while a site is closed. Without `open`, the response is the page or the problem
 * `tenant-suspended`.
 */
export interface Availability {
  /**
   * Served to the team while the partner has paused the site, so that they can maintain and reopen it. Calls that only read are
   * always served to the team, and a link to a draft of the brand opens every screen.
   */
  readonly whilePaused?: 'open'
  /** Served to the team while the operator has suspended the site: they can read the invoices that are due, and change nothing. */
  readonly whileSuspended?: 'open'
}

/** A call for everybody: no session or API key is looked up, so neither scopes nor impersonation apply. */
interface OpenPolicy {
  readonly access: 'anyone'
  readonly scope?: never
  readonly duringImpersonation?: never
}

interface GuardedPolicy {
  readonly access: Exclude<Access, 'anyone'>
  /** The scope that an API key needs; null where no key may make the call, not even one of a person who may. */
  readonly scope: Scope | null
  /**
   * Whether the call may be made while impersonating a person with their permission. Reads and corrections are
   * allowed. Calls that pay, spend, delete, change how the person signs in, or affect other people are refused.
   */
  readonly duringImpersonation: 'allowed' | 'refused'
}

/**
 * A call with its whole policy. Guards, routes, the OpenAPI document, docs/ROUTES.md and the access matrix read it here and
 * nowhere else. Every entry states who may make it, how often, by which keys and during impersonation. A field that is left out
 * has its strictest value: the call is served on hosts of active tenants only, reads JSON by a schema, and sees no OAuth session.
 */
export type Call = (OpenPolicy | GuardedPolicy) & Availability & CallFields

interface CallFields {
  readonly feature: Feature
  readonly summary: string
  readonly limit: Limit
  /**
   * Further hosts on which the call is served, besides those of tenants: `any`, even an unknown one, or the host to which
   * sign-in providers redirect browsers.
   */
  readonly host?: 'any' | 'sign-in'
  /** A GET that changes something, so it requires the same origin as calls with other methods do. */
  readonly changesState?: true
  /** The call sees the browser's OAuth session; no other call loads it. */
  readonly session?: 'oauth'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** The schema of its JSON body. `raw` leaves the body as the original bytes, whatever its type: it is signed, or not read. */
  readonly body?: z.ZodType | 'raw'
  /** The field of a multipart body in which the call takes one file, instead of a JSON body. */
  readonly file?: string
  /** The body is plain bytes (`application/octet-stream`), read as a stream. */
  readonly bytes?: true
  readonly response: z.ZodType | RawAnswer
  /** The alternative response when another format is requested. */
  readonly otherwise?: RawAnswer
  /** Status of the successful response; 200 where it is absent. */
  readonly status?: 201 | 202 | 204 | 302
  /** A repeated call resumes its earlier work, so people as well as programs may identify it by an `Idempotency-Key`. */
  readonly resumes?: true
  /** The response contains a secret, so it is not stored, not even for an `Idempotency-Key`. */
  readonly hasSecret?: true
  /** Problems of this call's own rules; those of every call (session, host, origin, shape) are added by `problemsOf`. */
  readonly problems: readonly ProblemCode[]
}

export type Table = Readonly<Record<`${Method} /${string}`, Call>>

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}.${string}`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

type PathParams<Key extends string> = [ParamNames<Key>] extends [never]
  ? {}
  : { params: { [N in ParamNames<Key>]: string } }
type QueryOf<C> = C extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : {}
type BodyOf<C> = C extends { body: infer B extends z.ZodType }
  ? { body: z.input<B> }
  : C extends { file: string }
    ? { body: FormData }
    : C extends { bytes: true }
      ? { body: Blob }
      : {}

/** The parameters, query and body that a client sends with the call `Key`. */
export type Sent<T extends Table, Key extends keyof T & string> = PathParams<Key> & QueryOf<T[Key]> & BodyOf<T[Key]>

/** The response that a client gets: parsed JSON, or the bytes as a Blob. */
export type Answer<T extends Table, Key extends keyof T> = T[Key] extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : Blob

/** The validated input of the server's handler. */
export type Received<T extends Table, Key extends keyof T & string> = {
  params: [ParamNames<Key>] extends [never] ? {} : { [N in ParamNames<Key>]: string }
  query: T[Key] extends { query: infer Q extends z.ZodType } ? z.output<Q> : {}
  body: T[Key] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
}
