import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Delivered {
  /** The greeting of the sending program, and the addresses of the envelope. */
  greeting: string
  returnPath: string
  recipients: string[]
  raw: string
}

/** A mail server that takes everything and keeps it, or refuses every recipient with a status once it is told one. */
export async function openSmtpServer() {
  const delivered: Delivered[] = []
  let refusedWith: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (refusedWith === undefined) return done()
      done(Object.assign(new Error('not now'), { responseCode: refusedWith }))
    },
    onData(stream, { envelope, hostNameAppearsAs }, done) {
      buffer(stream).then((raw) => {
        const { mailFrom, rcptTo } = envelope
        delivered.push({
          greeting: String(hostNameAppearsAs),
          returnPath: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          raw: raw.toString('utf8'),
        })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    delivered,
    refuseWith: (status: number | undefined) => void (refusedWith = status),
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
