import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Person } from '../../src/platform/http/request.ts'
import type { Tenant } from '../../src/platform/tenant/tenant.ts'
import type { TestApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'

export const PASSWORD = 'three plain words'

/** A customer who has filled every field with the word `canary`, with a picture, a video, a failed one and two browsers. */
export async function canary(test: TestApp, slug: string, word: string): Promise<Client> {
  const client = await test.customer(slug, `${word} user`)
  const names = { email: `${word}@mail.example`, displayName: `${word} Display`, timeZone: 'Asia/Tehran' }
  await client.call('PATCH /auth/profile', { body: { ...names, language: 'fa', theme: 'dark' } })
  await uploadPicture(client)
  const choices = {
    title: `${word} title`,
    propertyAddress: `${word} street`,
    screenShareUrl: `https://${word}.example/`,
  }
  const { body: ready } = await create(client, { ...choices, script: `Hello ${word}.`, metadata: { audience: word } })
  await client.finished(ready.id)
  const { body: failed } = await create(client, { ...choices, script: `Hello ${word}. [fail]` })
  await client.finished(failed.id)
  const login = {
    body: { username: `${word} user`, password: PASSWORD },
    headers: { 'user-agent': `${word} (Windows) Firefox/1.0` },
  }
  await test.visitor(slug).call('POST /auth/login', login)
  await client.call('POST /auth/forgot-password', { body: { email: `${word}@mail.example` } })
  return client
}

export async function uploadPicture(client: Client): Promise<void> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const head = '--part\r\nContent-Disposition: form-data; name="profilePicture"; filename="me.png"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--part--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  const { status } = await client.call('POST /auth/profile/picture', { body, headers })
  if (status !== 200) throw new Error(`the picture was refused: ${status}`)
}

/** Returns the person who is signed in in a browser, and their tenant. */
export async function personIn({ features }: TestApp, client: Client): Promise<{ person: Person; tenant: Tenant }> {
  const tenant = await features.tenants.withSlug(client.host.split('.')[0] ?? '')
  const token = /session=([\w-]+)/.exec(client.cookie)?.[1] ?? ''
  const found = tenant && (await features.auth.authentication.findPerson(tenant, token, '127.0.0.1'))
  if (!found) throw new Error('nobody is signed in there')
  return { person: found.person, tenant }
}

/** Every row of every table that holds the word somewhere, in any case: `table: row as text`. Jobs are looked at as well. */
export async function rowsWith({ deps }: TestApp, word: string): Promise<string[]> {
  const { rows: jobs } = await deps.db.execute('select data::text as row from pgboss.job where data::text ilike $1', [
    `%${word}%`,
  ])
  const found = jobs.map(({ row }) => `job: ${String(row)}`)
  await deps.db.asSystem('a test looks for what is left of a person', async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select')`.execute(tx)
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t
        where t::text ilike ${`%${word}%`}`.execute(tx)
      found.push(...rows.map(({ row }) => `${name}: ${row}`))
    }
  })
  return found
}

/** The keys of all stored objects that hold one of the ids. */
export async function filesOf({ deps }: TestApp, ids: readonly string[]): Promise<string[]> {
  const folder = join(deps.config.dataDir, 'storage')
  const keys = await readdir(folder, { recursive: true }).catch(() => [])
  return keys.filter((key) => key.includes('.') && ids.some((id) => key.includes(id)))
}
