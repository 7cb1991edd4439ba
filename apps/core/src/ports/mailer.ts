/** One finished mail to one person. */
export interface Mail {
  tenantId: string
  /** A bare address, as the person gave it. */
  to: string
  /** The sender, with the name of the tenant. */
  sender: { name: string; address: string }
  /** Signs the mail in the name of the sender's domain; absent where the delivering server signs. */
  signature?: Signature | undefined
  /** The reply address. */
  replyTo: string
  subject: string
  html: string
  /** The same without markup: never empty, since some people and most filters read only this. */
  text: string
  /** Address for one-click unsubscribe by POST (RFC 8058); absent for emails that cannot be declined. */
  unsubscribeUrl?: string | undefined
  /** An adapter that keeps mails keeps this one without its address. */
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
  /** Hands one mail over. Throws when it was not taken, so that the queue tries again; a mail may then arrive twice. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** Text for a header: on one line, without control characters, so that nothing typed can begin a header of its own. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
