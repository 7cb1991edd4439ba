/** One finished mail to one person. */
export interface Mail {
  tenantId: string
  /** A plain address, as the person entered it. */
  to: string
  /** The sender, with the name of the tenant. */
  sender: { name: string; address: string }
  /** Signs the mail in the name of the sender's domain; absent where the delivering server signs. */
  signature?: Signature | undefined
  /** The reply address. */
  replyTo: string
  subject: string
  html: string
  /** The same without markup. It is never empty, since some people and most filters read only this. */
  text: string
  /** Address for one-click unsubscribe by POST (RFC 8058); absent for emails that cannot be declined. */
  unsubscribeUrl?: string | undefined
  /** An adapter that stores mails stores this one without its address. */
  forgetsRecipient?: boolean | undefined
}

/** A key of a domain, and where below the domain its public half stands (DKIM, RFC 6376). */
export interface Signature {
  domain: string
  selector: string
  privateKey: string
}

/** Sends emails. Names and subjects may contain any typed text; an adapter must not let it become a header. */
export interface Mailer {
  /** Delivers one mail. Throws when it was not accepted, so that the queue retries; a mail may then arrive twice. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** Returns text for a header: on one line, without control characters, so that typed text cannot begin another header. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
