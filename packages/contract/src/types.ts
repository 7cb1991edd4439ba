import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Who may make a call. Whoever is of a level may also make the calls of the levels before it. `partner` is everybody of a
 * partner's team, down to the analyst. Operators are people of the platform tenant, so they pass there and nowhere else.
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
 * Class of rate limit a call counts against. `sign-in` counts refused tries only, `costly` every try of an address, for what
 * anybody may do and costs us something (an account with its credits, a mail), `heavy` a few calls of a person that read a
 * lot, `preview` sentences that are spoken while a person waits, `tools` what a writer or a translator does for a person.
 */
export type Limit = 'read' | 'typing' | 'act' | 'sign-in' | 'costly' | 'heavy' | 'preview' | 'tools' | 'upload' | 'none'

/** What a call answers besides JSON: bytes, a page of HTML, or a redirect. */
type RawAnswer = 'file' | 'page' | 'redirect'

/** The room of the core that serves a call. */
export type Feature =
  | 'tenants'
  | 'accounts'
  | 'billing'
  | 'uploads'
  | 'avatars'
  | 'scripts'
  | 'videos'
  | 'sharing'
  | 'batches'
  | 'security'
  | 'whitelabel'
  | 'admin'
  | 'platform'

export interface Call {
  readonly feature: Feature
  readonly summary: string
  readonly access: Access
  readonly limit: Limit
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The field of a multipart body in which the call takes one file, instead of a JSON body. */
  readonly file?: string
  /** The body is plain bytes (`application/octet-stream`), read as they come. */
  readonly bytes?: true
  readonly response: z.ZodType | RawAnswer
  /** What it may answer as well, where another format is asked for. */
  readonly otherwise?: RawAnswer
  /** Status of the good answer; 200 where it is not given. */
  readonly status?: 201 | 202 | 204 | 302
  /** Begun again it goes on with what it had begun, so people as well as programs may name it by an `Idempotency-Key`. */
  readonly resumes?: true
  /** Refusals of this call's own rules; those of every call (session, host, origin, shape) are added by `problemsOf`. */
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

/** What a client sends with the call under `Key`. */
export type Sent<T extends Table, Key extends keyof T & string> = PathParams<Key> & QueryOf<T[Key]> & BodyOf<T[Key]>

/** What a client gets back: parsed JSON, or the bytes as a Blob. */
export type Answer<T extends Table, Key extends keyof T> = T[Key] extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : Blob

/** What the server's handler receives after validation. */
export type Received<T extends Table, Key extends keyof T & string> = {
  params: [ParamNames<Key>] extends [never] ? {} : { [N in ParamNames<Key>]: string }
  query: T[Key] extends { query: infer Q extends z.ZodType } ? z.output<Q> : {}
  body: T[Key] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
}
