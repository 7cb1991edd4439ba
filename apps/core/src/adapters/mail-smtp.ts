import { createTransport } from 'nodemailer'
import { headerText, type Mailer, type Signature } from '../ports/mailer.ts'

const PATIENCE_MS = 20_000

/**
 * Sends through the mail server at `url`, e.g. `smtps://user:password@mail.example:465`. Encryption is used wherever the
 * server offers it. `name` is how we greet the server: it stays in the mail, so it is not the name of this machine.
 */
export function createSmtpMailer(url: string, name: string): Mailer {
  const transport = createTransport({
    url,
    name,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // A mail is made of what it is given; nothing in it may be read from a disk or the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, sender, signature, replyTo, subject, html, text, unsubscribeUrl }) {
      await transport.sendMail({
        to: { name: '', address: headerText(to) },
        from: { name: headerText(sender.name), address: sender.address },
        replyTo: { name: '', address: headerText(replyTo) },
        subject: headerText(subject),
        html,
        text,
        ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}),
        ...(signature ? { dkim: signing(signature) } : {}),
      })
    },
    async close() {
      transport.close()
    },
  }
}

/** Covers what mail programs act on; those that end mails by one press ask for both headers of it (RFC 8058). */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'

function signing({ domain, selector, privateKey }: Signature) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS }
}

/** What mail programs make their own "Unsubscribe" of: one press in them, without a page. */
function unsubscribing(url: string) {
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}
