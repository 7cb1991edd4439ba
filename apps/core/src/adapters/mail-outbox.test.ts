import { afterAll, beforeAll } from 'vitest'
import { addTenant, testDatabase, type TestDatabase } from '../../test/database.ts'
import { newId } from '../platform/ids/ids.ts'
import { listMails } from '../platform/email/outbox-store.ts'
import { createOutboxMailer } from './mail-outbox.ts'
import { mailerSuite } from './mailer.suite.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

mailerSuite('outbox', async () => {
  const { db } = database
  const tenantId = await addTenant(db)
  const mailer = createOutboxMailer({ db, newId })
  return { mailer, tenantId, received, close: mailer.close }

  async function received() {
    const rows = await db.inTenant(tenantId, (tx) => listMails(tx, 10))
    return rows.reverse().map((row) => ({
      to: [row.recipient],
      sender: { name: row.sender_name, address: row.sender_address },
      replyTo: row.reply_to,
      subject: row.subject,
      html: row.html,
      text: row.text,
      unsubscribeUrl: row.unsubscribe_url ?? undefined,
    }))
  }
})
