import { createTransport } from 'nodemailer'
import { headerText, type Mailer } from '../ports/mailer.ts'

const PATIENCE_MS = 20_000

/**
 * Sends through the mail server at `url`, e.g. `smtps://user:password@mail.example:465`. Encryption is used wherever the
 * server offers it.
 */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
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
    async send({ to, sender, replyTo, subject, html, text, unsubscribeUrl }) {
      await transport.sendMail({
        to: { name: '', address: headerText(to) },
        from: { name: headerText(sender.name), address: sender.address },
        replyTo: { name: '', address: headerText(replyTo) },
        subject: headerText(subject),
        html,
        text,
        ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}),
      })
    },
    async close() {
      transport.close()
    },
  }
}

/** What mail programs make their own "Unsubscribe" of: one press in them, without a page. */
function unsubscribing(url: string) {
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}
