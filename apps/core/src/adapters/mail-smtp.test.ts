import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { createSmtpMailer } from './mail-smtp.ts'
import { mailerSuite, type ReceivedMail } from './mailer.suite.ts'

interface Delivery {
  recipients: string[]
  raw: Buffer
}

mailerSuite('smtp', async () => {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        deliveries.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      }, done)
    },
  })
  const mailer = createSmtpMailer(await listen(server), 'post.neutral.test')
  return { mailer, tenantId: 'unused', received: () => Promise.all(deliveries.map(read)), close }

  async function close(): Promise<void> {
    await mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
  }
})

it('a mail that the server refuses throws, so that the queue retries it', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
  })
  const mailer = createSmtpMailer(await listen(server), 'post.neutral.test')
  const sender = { name: 'n', address: 'from@example.com' }
  const mail = {
    tenantId: 't',
    to: 'to@example.com',
    sender,
    replyTo: 'r@example.com',
    subject: 's',
    html: 'h',
    text: 't',
  }

  await expect(mailer.send(mail)).rejects.toThrow('no such mailbox')
  await mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

async function listen(server: SMTPServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

/** Parses a delivery as a mail program does. The recipients are those of the envelope, which decide who gets it. */
async function read({ recipients, raw }: Delivery): Promise<ReceivedMail> {
  const { from, replyTo, headers, subject = '', html = '', text = '' } = await PostalMime.parse(raw)
  const isOneClick = headers.some(
    ({ key, value }) => key === 'list-unsubscribe-post' && value === 'List-Unsubscribe=One-Click',
  )
  const list = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  return {
    to: recipients,
    sender: { name: from?.name ?? '', address: from?.address ?? '' },
    replyTo: replyTo?.[0]?.address ?? '',
    subject,
    html: html.trim(),
    text: text.trim(),
    unsubscribeUrl: isOneClick ? /^<(.+)>$/.exec(list)?.[1] : undefined,
  }
}
