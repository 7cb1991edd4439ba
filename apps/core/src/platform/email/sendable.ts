import type { Language, MailKind } from '@vitrine/contract'
import type { z } from 'zod'
import type { TenantTx } from '../db/open.ts'
import type { Email, OrderSchema, Reader } from './define.ts'

/** A person as emails need them. */
export interface Person {
  id: string
  username: string
  displayName: string | null
  email: string | null
  isEmailVerified: boolean
  language: Language
  /** Kinds of email that they have unsubscribed from. */
  unwanted: readonly MailKind[]
}

export type FindPerson = (tx: TenantTx, userId: string) => Promise<Person | undefined>

/** An email ready to be sent: its address, reader and data. */
export interface Prepared {
  to: string
  reader: Reader
  data: unknown
  /** Set where the person can unsubscribe from this kind. */
  userId?: string
  forgetsRecipient?: boolean
}

/** An email with the function that turns a queued payload into its data. The feature that sends it lists it in its module. */
export interface SendableEmail {
  email: Email
  /** Prepares an email. Returns undefined when its recipient or subject is gone, or the recipient has turned it off. */
  prepare(tx: TenantTx, order: Record<string, string>, findPerson: FindPerson): Promise<Prepared | undefined>
  /** Runs once the email was sent, or will never be sent. */
  settle?(tenantId: string, order: Record<string, string>): Promise<void>
}

type Loaded<Data> = { data: Data; to?: string | undefined } | undefined

/**
 * Sends to a person, named by the `userId` of the payload. Without `load` the payload is the data; with it, ids
 * are resolved when the email is sent. `to` is for emails to another address than the current one.
 */
export function toPerson<Schema extends OrderSchema & z.ZodType<{ userId: string }>, Data>(
  email: Email<Schema, Data>,
  load: (tx: TenantTx, payload: z.output<Schema>, person: Person) => Promise<Loaded<Data>>,
): SendableEmail {
  return {
    email: email as Email,
    async prepare(tx, order, findPerson) {
      const payload = email.payload.parse(order)
      const person = await findPerson(tx, payload.userId)
      if (!person || (email.kind && person.unwanted.includes(email.kind))) return undefined
      const loaded = await load(tx, payload, person)
      const to = loaded?.to ?? person.email
      return loaded && to ? { to, reader: readerOf(person), data: loaded.data, userId: person.id } : undefined
    },
  }
}

/** Sends an email whose payload is all of its data to a person. */
export function withPayload<Schema extends OrderSchema & z.ZodType<{ userId: string }>>(
  email: Omit<Email<Schema, z.output<Schema>>, 'example'> & Pick<Email, 'example'>,
): SendableEmail {
  return toPerson(email as Email<Schema, z.output<Schema>>, async (_tx, payload) => ({ data: payload }))
}

export function readerOf({ username, displayName, language }: Person): Reader {
  return { name: displayName ?? username, username, language }
}
