import { expect, it } from 'vitest'
import { createDb } from '../../src/platform/db/open.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { migrations } from '../../src/platform/db/migrations/index.ts'
import { pgliteConnection } from '../../src/platform/db/pglite.ts'
import { addTenant } from '../database.ts'
import { openSmallDatabase } from '../small-database.ts'

const NAME = '0034-email-blasts'

it('the migration keeps the email blast on the platform’s own sites only, and removes links that lead nowhere', async () => {
  const before = Object.fromEntries(Object.entries(migrations).filter(([other]) => other < NAME))
  const connection = pgliteConnection(await openSmallDatabase())
  await migrate(connection.kysely, before)
  const older = createDb(connection)
  const [flagship, partner] = [await addTenant(older), await addTenant(older)]
  const footer = { social: { x: 'https://x.example/a' }, credit: { name: 'Studio', url: 'https://studio.a.example' } }
  const own = { social: { x: 'https://x.com/a' }, credit: null }
  const set = (id: string, kind: string, settings: object) =>
    connection.execute(`update tenant set kind = $2, settings = $3 where id = $1`, [id, kind, JSON.stringify(settings)])
  await set(flagship, 'flagship', { footer })
  await set(partner, 'partner', { footer: own })
  for (const id of [flagship, partner])
    await older.inTenant(id, (tx) =>
      tx
        .insertInto('price_list')
        .values({ tenant_id: id, id, list: JSON.stringify({ currency: 'EUR' }) as never })
        .execute(),
    )

  const { [NAME]: added } = migrations
  if (!added) throw new Error(`there is no ${NAME}`)
  await migrate(connection.kysely, { ...before, [NAME]: added })
  const lists = await connection.execute('select tenant_id, list from price_list')
  const tenants = await connection.execute('select id, settings from tenant')
  await older.close()

  const listOf = (id: string) => lists.rows.find((row) => row.tenant_id === id)?.list
  const footerOf = (id: string) => {
    const found = tenants.rows.find((row) => row.id === id)
    return (found?.settings as { footer: unknown } | undefined)?.footer
  }
  expect(listOf(flagship)).toEqual({ currency: 'EUR', sellsEmailBlast: true })
  expect(listOf(partner)).toEqual({ currency: 'EUR' })
  expect(footerOf(flagship)).toEqual({ social: {}, credit: { name: 'Studio', url: null } })
  expect(footerOf(partner)).toEqual(own)
})
