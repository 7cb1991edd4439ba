import type { ImportCheck, PeopleImport } from '@vitrine/contract'
import type { Client } from './client.ts'
import { BYTES } from './uploads.ts'

const PATH = '/api/whitelabel/users/import'

export const upload = (client: Client, lines: readonly string[]) =>
  client.call<PeopleImport>(`POST ${PATH}`, {
    query: { name: 'people.csv' },
    body: Buffer.from(lines.join('\n')),
    ...BYTES,
  })
export const check = (client: Client, { id, suggested }: Pick<PeopleImport, 'id' | 'suggested'>) =>
  client.call<ImportCheck>(`POST ${PATH}/:id/check`, { params: { id }, body: { columns: suggested } })
export const start = (client: Client, id: string) =>
  client.call<PeopleImport>(`POST ${PATH}/:id/start`, { params: { id } })
export const get = async (client: Client, id: string) =>
  (await client.call<PeopleImport>(`GET ${PATH}/:id`, { params: { id } })).body
export const rowsToFix = async (client: Client, id: string) =>
  (await client.call<string>(`GET ${PATH}/:id/rows.csv`, { params: { id } })).body

/** An import that was checked and begun. */
export async function begun(client: Client, lines: readonly string[]): Promise<PeopleImport> {
  const { body } = await upload(client, lines)
  await check(client, body)
  return (await start(client, body.id)).body
}

export function emails(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index + 1}@mail.example,Person ${index + 1}`)
}
