import { createTransport } from 'nodemailer'
import { headerText, type Mailer, type Signature } from '../ports/mailer.ts'

const TIMEOUT_MS = 20_000

/**
 * Sends through the mail server at `url`, e.g. `smtps://user:password@mail.example:465`. Encryption is used wherever the
 * server offers it. `name` is sent in EHLO and stays in the mail, so it is not the host name of this machine.
 */
export function createSmtpMailer(url: string, name: string): Mailer {
  const transport = createTransport({
    url,
    name,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail must not include files or pages that its content names.
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

/** The headers that mail programs act on. One-click unsubscribing requires that both of its headers are signed (RFC 8058). */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'

function signing({ domain, selector, privateKey }: Signature) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS }
}

/** Returns the headers for the "Unsubscribe" button of mail programs, which works without a page. */
function unsubscribing(url: string) {
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}
