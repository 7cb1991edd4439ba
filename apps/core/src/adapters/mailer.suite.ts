import { afterEach, describe, expect, it } from 'vitest'
import type { Mail, Mailer } from '../ports/mailer.ts'

/** A mail as its recipient gets it. */
export interface ReceivedMail {
  to: string[]
  sender: { name: string; address: string }
  replyTo: string
  subject: string
  html: string
  text: string
  unsubscribeUrl?: string | undefined
}

interface Opened {
  mailer: Mailer
  tenantId: string
  /** In the order in which they were sent. */
  received(): Promise<ReceivedMail[]>
  close(): Promise<void>
}

/** Tests the behaviour required of every mailer. Each adapter's test calls it with a fresh mailer. */
export function mailerSuite(name: string, open: () => Promise<Opened>): void {
  describe(`mailer ${name}`, () => {
    let opened: Opened | undefined
    afterEach(() => opened?.close())

    async function send(...changes: Partial<Mail>[]): Promise<ReceivedMail[]> {
      opened = await open()
      for (const change of changes) await opened.mailer.send({ ...plain, tenantId: opened.tenantId, ...change })
      return opened.received()
    }

    it('delivers a mail with its sender, both bodies and the reply address', async () => {
      const { to, ...rest } = plain

      expect(await send({})).toEqual([{ to: [to], ...rest }])
    })

    it('adds the unsubscribe address of optional mails', async () => {
      const unsubscribeUrl = 'https://waymark.example/api/unsubscribe?token=videos.x.y'
      const [mail] = await send({ unsubscribeUrl })

      expect(mail?.unsubscribeUrl).toBe(unsubscribeUrl)
    })

    it('keeps letters of every alphabet in names, subjects and bodies', async () => {
      const [mail] = await send({
        subject: 'گذرواژه → 密码',
        text: 'सादर 👋',
        sender: { ...plain.sender, name: 'Büro Ω' },
      })

      expect(mail).toMatchObject({ subject: 'گذرواژه → 密码', text: 'सादर 👋', sender: { name: 'Büro Ω' } })
    })

    it.each(['\r\n', '\n', '\r', '\u2028', '\0'])('adds no header for %j in a name or subject', async (end) => {
      const injected = `Hello${end}Bcc: thief@example.com${end}${end}Body`
      const [mail] = await send({ subject: injected, sender: { ...plain.sender, name: injected } })

      expect(mail?.to).toEqual([plain.to])
      expect(mail?.subject).toBe('Hello Bcc: thief@example.com Body')
      expect(mail?.sender).toEqual({ ...plain.sender, name: 'Hello Bcc: thief@example.com Body' })
      expect(mail?.text).toBe(plain.text)
    })

    it('treats quotes, commas and an address in a name as part of the name', async () => {
      const name = '"Ana", <ana@example.com>; Tours'
      const [mail] = await send({ sender: { ...plain.sender, name } })

      expect(mail?.sender).toEqual({ ...plain.sender, name })
    })

    it('delivers several mails in order', async () => {
      const mails = await send({ subject: 'one' }, { subject: 'two' })

      expect(mails.map(({ subject }) => subject)).toEqual(['one', 'two'])
    })
  })
}

const plain = {
  to: 'ana@example.com',
  sender: { name: 'Waymark Tours', address: 'no-reply@vitrine.example' },
  replyTo: 'help@waymark.example',
  subject: 'A subject',
  html: '<p>Hello</p>',
  text: 'Hello',
}
